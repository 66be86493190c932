import type { JobDraft } from '@evenhand/contract/builder/job-builder.ts';
import { archiveQuestion, createLibraryQuestion } from '@evenhand/contract/question-library.ts';
import { CallFailed, callEndpoint } from '../../net/api.ts';
import { pagePaths } from '../../net/page-paths.ts';
import { showToast } from '../../ui/toast.ts';
import type { JobQuestionValues } from './job-draft-values.ts';

/** Saves a role's question to the library, and gives back what it is called there. */
export async function saveQuestionToLibrary(
  question: Omit<JobQuestionValues, 'key'>,
  { id: jobId, phase }: Pick<JobDraft, 'id' | 'phase'>,
): Promise<string | undefined> {
  const { id, text, guideOne, guideThree, guideFive, skills } = question;
  const content = { text, guideOne, guideThree, guideFive, skills, functions: [] };
  try {
    const created = await callEndpoint(createLibraryQuestion, {
      body: {
        ...content,
        type: 'sift',
        seniority: 'any',
        // A draft saves it itself, with all else that was typed.
        ...(phase !== 'DRAFT' && id !== undefined && { from: { jobId, questionId: id } }),
      },
    });
    showToast({
      text: 'Saved to the question library.',
      link: { words: 'See it', href: `${pagePaths.questionLibrary()}?question=${created.id}` },
      undo: () => void callEndpoint(archiveQuestion, { params: { id: String(created.id) } }),
    });
    return String(created.id);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    showToast({ text: error.message });
    return undefined;
  }
}
