import type { Visit } from '../../access/visit.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type EditWithJobIdAndVersion,
  loadJobAtLatestVersion,
} from './load-job-at-latest-version.ts';
import { updateJobRowAtVersion } from './sql/job-to-edit.ts';

/** Takes the next version of a job whose plan changes, so that two authors never overwrite each other. */
export async function raiseJobVersionForPlan(
  visit: Visit,
  edit: EditWithJobIdAndVersion,
): Promise<{ isPublished: boolean }> {
  const { db } = visit;
  const job = await loadJobAtLatestVersion(visit, edit);
  if (!(await updateJobRowAtVersion(db, job, {}))) throw new Refusal('newer-version');
  return { isPublished: job.publishedAt !== null };
}
