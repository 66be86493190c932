import type { Visit } from '../../access/visit.ts';
import { Refusal } from '../../http/refusal.ts';
import { type JobEdit, loadJobForChange } from './load-job-for-change.ts';
import { updateJob } from './sql/job-to-edit.ts';

/** Opens a sample role: it takes no room in the plan, and the public door never shows it. */
export async function openSampleJob(visit: Visit, edit: JobEdit): Promise<void> {
  const { db, now } = visit;
  const job = await loadJobForChange(visit, edit);
  if (!(await updateJob(db, job, { published_at: now }))) throw new Refusal('newer-version');
}
