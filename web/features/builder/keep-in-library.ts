import type { JobDraft } from '@evenhand/contract/builder.ts';
import { archiveQuestion, createLibraryQuestion } from '@evenhand/contract/question-library.ts';
import { CallFailed, call } from '../../net/api.ts';
import { paths } from '../../net/paths.ts';
import { showToast } from '../../ui/toast.ts';
import type { QuestionValues } from './draft-values.ts';

/** Saves a role's question to the library, and gives back what it is called there. */
export async function keepInLibrary(
  question: Omit<QuestionValues, 'key'>,
  { id: jobId, phase }: Pick<JobDraft, 'id' | 'phase'>,
): Promise<string | undefined> {
  const { id, text, guideOne, guideThree, guideFive, skills } = question;
  const said = { text, guideOne, guideThree, guideFive, skills, functions: [] };
  try {
    const kept = await call(createLibraryQuestion, {
      body: {
        ...said,
        type: 'sift',
        seniority: 'any',
        // A draft saves it itself, with all else that was typed.
        ...(phase !== 'DRAFT' && id !== undefined && { from: { jobId, questionId: id } }),
      },
    });
    showToast({
      text: 'Saved to the question library.',
      link: { words: 'See it', href: `${paths.questionLibrary()}?question=${kept.id}` },
      undo: () => void call(archiveQuestion, { params: { id: String(kept.id) } }),
    });
    return String(kept.id);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    showToast({ text: error.message });
    return undefined;
  }
}
