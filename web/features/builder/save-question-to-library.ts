import type { JobDraft } from '@evenhand/contract/builder/job-builder.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import { toLibraryContent } from '@evenhand/contract/question-library/copy-library-question.ts';
import { archiveQuestion, createLibraryQuestion } from '@evenhand/contract/question-library.ts';
import { CallFailed, callEndpoint } from '../../net/api.ts';
import { pagePaths } from '../../net/page-paths.ts';
import { withWrittenOptions } from '../../parts/plan-item-editing/with-options.ts';
import { showToast } from '../../ui/toast.ts';
import { findPoints } from './items/edit-stage-items.ts';
import type { CriterionValues, StageValues } from './job-plan-values.ts';

type PlaceOfItem = {
  draft: JobDraft;
  criteria: readonly CriterionValues[];
  stage: StageValues;
};

/** Saves an item of a role to the library, with its key out of a test, and gives back what it is called there. */
export async function saveQuestionToLibrary(
  item: PlanItem,
  { draft: { id: jobId, phase }, criteria, stage }: PlaceOfItem,
): Promise<string | undefined> {
  const written = withWrittenOptions(item);
  const skills = criteria
    .filter((criterion) => item.criteria.includes(criterion.key))
    .map(({ name }) => name.trim());
  const points = findOfferedPoints(written, stage);
  try {
    const created = await callEndpoint(createLibraryQuestion, {
      body: {
        ...toLibraryContent(written),
        skills,
        functions: [],
        seniority: 'any',
        ...(points && { points }),
        // A draft saves it itself, with all else that was typed.
        ...(phase !== 'DRAFT' && { from: { jobId, itemKey: item.key } }),
      },
    });
    showToast({
      text: describeSaved(item, points !== undefined),
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

/** Undefined where no key scores it. */
function findOfferedPoints(item: PlanItem, stage: StageValues): Record<string, number> | undefined {
  if (stage.kind !== 'test' || !('options' in item)) return undefined;
  const points = Object.entries(findPoints(stage, item.key));
  const isOffered = (key: string) => item.options.some((option) => option.key === key);
  return Object.fromEntries(points.filter(([key, worth]) => worth > 0 && isOffered(key)));
}

function describeSaved({ condition }: PlanItem, hasKey: boolean): string {
  const saved = hasKey
    ? 'Saved to the question library, with its key.'
    : 'Saved to the question library.';
  if (condition === undefined) return saved;
  return `${saved} Whom it is shown to depends on another question, so that stays in this role.`;
}
