import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type EditWithJobIdAndVersion,
  loadJobToEditIfVersionIsLatest,
} from './load-job-to-edit-if-version-is-latest.ts';
import { updateJobRowAtVersion } from './sql/find-and-update-job-to-edit-and-check-brand.ts';

/** Opens a sample role: it takes no room in the plan, and the public door never shows it. */
export async function publishSampleJob(
  visit: VisitorRequestContext,
  edit: EditWithJobIdAndVersion,
): Promise<void> {
  const { db, now } = visit;
  const job = await loadJobToEditIfVersionIsLatest(visit, edit);
  if (!(await updateJobRowAtVersion(db, job, { published_at: now })))
    throw new Refusal('newer-version');
}
