import type { JobDraft } from '@evenhand/contract/builder/job-builder.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import { archiveQuestion, createLibraryQuestion } from '@evenhand/contract/question-library.ts';
import { CallFailed, callEndpoint } from '../../net/api.ts';
import { pagePaths } from '../../net/page-paths.ts';
import { showToast } from '../../ui/toast.ts';
import type { CriterionValues } from './job-plan-values.ts';

type JobOfItem = { draft: JobDraft; criteria: readonly CriterionValues[] };

/** Saves a long text of a role to the library, and gives back what it is called there. */
export async function saveQuestionToLibrary(
  item: PlanItem,
  { draft: { id: jobId, phase }, criteria }: JobOfItem,
): Promise<string | undefined> {
  if (!('guideOne' in item)) return undefined;
  const { key, text, guideOne, guideThree, guideFive } = item;
  const skills = criteria
    .filter((criterion) => item.criteria.includes(criterion.key))
    .map(({ name }) => name.trim());
  const content = { text, guideOne, guideThree, guideFive, skills, functions: [] };
  try {
    const created = await callEndpoint(createLibraryQuestion, {
      body: {
        ...content,
        type: 'sift',
        seniority: 'any',
        // A draft saves it itself, with all else that was typed.
        ...(phase !== 'DRAFT' && { from: { jobId, itemKey: key } }),
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
