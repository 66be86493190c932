import type { JobFeedbackRule } from '@evenhand/contract/feedback-reports/job-feedback-rule-and-comments-to-candidates.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** A job that has none gives its feedback with the rejection, guides and all. */
const usual: JobFeedbackRule = { heldUntil: null, showsGuide: true, version: 0 };

export async function findFeedbackRule(db: Db<'staff'>, jobId: number): Promise<JobFeedbackRule> {
  const found = await db
    .selectFrom('core.feedback_rule')
    .select((eb) => [
      eb.cast<string | null>('held_until', 'text').as('heldUntil'),
      'shows_guide as showsGuide',
      'version',
    ])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return found ?? usual;
}

/** Over the version that was read; whether that was still the one. */
export async function saveFeedbackRuleRow(
  db: Db<'staff'>,
  { jobId, heldUntil, showsGuide, version }: JobFeedbackRule & { jobId: number },
): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('core.feedback_rule')
      .values({ job_id: jobId, held_until: heldUntil, shows_guide: showsGuide })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('core.feedback_rule')
    .set({ held_until: heldUntil, shows_guide: showsGuide, version: version + 1 })
    .where('job_id', '=', jobId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countReleasedAndOpenedFeedbackReports(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ released: number; opened: number }> {
  const { rows } = await sql<{ released: number | null; opened: number | null }>`
    select released, opened from core.count_feedback_openings(${jobId})`.execute(db);
  return { released: rows[0]?.released ?? 0, opened: rows[0]?.opened ?? 0 };
}
