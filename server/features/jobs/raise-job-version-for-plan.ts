import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type EditWithJobIdAndVersion,
  loadJobToEditIfVersionIsLatest,
} from './load-job-to-edit-if-version-is-latest.ts';
import { updateJobRowAtVersion } from './sql/find-and-update-job-to-edit-and-check-brand.ts';

/** Takes the next version of a job whose plan changes, so that two authors never overwrite each other. */
export async function raiseJobVersionForPlanChange(
  visit: VisitorRequestContext,
  edit: EditWithJobIdAndVersion,
): Promise<{ isPublished: boolean }> {
  const { db } = visit;
  const job = await loadJobToEditIfVersionIsLatest(visit, edit);
  if (!(await updateJobRowAtVersion(db, job, {}))) throw new Refusal('newer-version');
  return { isPublished: job.publishedAt !== null };
}
