import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EditWithJobIdAndVersion } from '../jobs/load-job-to-edit-if-version-is-latest.ts';
import { publishJob } from '../jobs/publish-job.ts';
import { freezeJobPlan } from '../job-plan/freeze-plan.ts';
import { loadJobDraft } from './load-job-draft.ts';

/**
 * Publishes a draft from which nothing is missing, and freezes its plan as version 1.
 * @throws Refusal not-publishable, with a sentence for each thing that is missing
 */
export async function publishJobDraft(
  visit: VisitorRequestContext,
  edit: EditWithJobIdAndVersion,
): Promise<void> {
  const draft = await loadJobDraft(visit, edit);
  // The plan's room is counted under the lock of `publishJob`, where nobody can take it in between.
  const missing = [
    ...draft.blockers.filter(({ code }) => code !== 'role-cap-reached'),
    ...draft.problems.filter(({ blocks }) => blocks),
  ];
  if (draft.may.publish && draft.version === edit.version && missing.length > 0) {
    throw new Refusal('not-publishable', {
      message: missing.map(({ message }) => message).join(' '),
    });
  }
  await publishJob(visit, edit);
  await freezeJobPlan(visit, { jobId: edit.id });
}
