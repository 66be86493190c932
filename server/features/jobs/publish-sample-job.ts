import type { Visit } from '../../access/visit.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type EditWithJobIdAndVersion,
  loadJobAtLatestVersion,
} from './load-job-at-latest-version.ts';
import { updateJobRowAtVersion } from './sql/job-to-edit.ts';

/** Opens a sample role: it takes no room in the plan, and the public door never shows it. */
export async function publishSampleJob(visit: Visit, edit: EditWithJobIdAndVersion): Promise<void> {
  const { db, now } = visit;
  const job = await loadJobAtLatestVersion(visit, edit);
  if (!(await updateJobRowAtVersion(db, job, { published_at: now })))
    throw new Refusal('newer-version');
}
