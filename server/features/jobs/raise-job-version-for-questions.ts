import type { Visit } from '../../access/visit.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type EditWithJobIdAndVersion,
  loadJobAtLatestVersion,
} from './load-job-at-latest-version.ts';
import { updateJob } from './sql/job-to-edit.ts';

/** Takes the next version of a job whose questions change, so that two authors never overwrite each other. */
export async function raiseJobVersionForQuestions(
  visit: Visit,
  edit: EditWithJobIdAndVersion,
): Promise<void> {
  const { db } = visit;
  const job = await loadJobAtLatestVersion(visit, edit);
  if (job.publishedAt !== null) throw new Refusal('already-published');
  if (!(await updateJob(db, job, {}))) throw new Refusal('newer-version');
}
