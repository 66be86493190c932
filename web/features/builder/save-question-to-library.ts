import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { libraryQuestionFromPlanItem } from '@evenhand/contract/question-library/convert-library-question-to-and-from-plan-item.ts';
import {
  archiveLibraryQuestionEndpoint,
  createLibraryQuestionEndpoint,
} from '@evenhand/contract/question-library.ts';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { removeUnwrittenItemOptions } from '../../parts/plan-item-editing/replace-or-remove-item-options.ts';
import { showToast } from '../../ui/toast-store.ts';
import { findPointsOfItem } from './items/edit-stage-items.ts';
import type { EditedCriterion, EditedStage } from './edited-job-plan.ts';

type PlaceOfItem = {
  draft: JobDraft;
  criteria: readonly EditedCriterion[];
  stage: EditedStage;
};

/** Saves an item of a role to the library, with its key out of a test, and gives back what it is called there. */
export async function saveQuestionToLibrary(
  item: PlanItem,
  { draft: { id: jobId, phase }, criteria, stage }: PlaceOfItem,
): Promise<string | undefined> {
  const written = removeUnwrittenItemOptions(item);
  const skills = criteria
    .filter((criterion) => item.criteria.includes(criterion.key))
    .map(({ name }) => name.trim());
  const points = findOfferedPoints(written, stage);
  try {
    const created = await callEndpoint(createLibraryQuestionEndpoint, {
      body: {
        ...libraryQuestionFromPlanItem(written),
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
      link: { words: 'See it', href: `${staffPagePaths.questionLibrary()}?question=${created.id}` },
      undo: () =>
        callEndpoint(archiveLibraryQuestionEndpoint, { params: { id: String(created.id) } }),
    });
    return String(created.id);
  } catch (error) {
    if (!(error instanceof EndpointCallFailedError)) throw error;
    showToast({ text: error.message });
    return undefined;
  }
}

/** Undefined where no key scores it. */
function findOfferedPoints(item: PlanItem, stage: EditedStage): Record<string, number> | undefined {
  if (stage.kind !== 'test' || !('options' in item)) return undefined;
  const points = Object.entries(findPointsOfItem(stage, item.key));
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
