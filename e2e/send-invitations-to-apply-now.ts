import { runSqlInTestDatabase } from './run-sql-in-test-database.ts';

/** Lets the invitations of a role leave now: the half minute in which they can be taken back is held by the server's tests. */
export async function sendInvitationsToApplyNow(jobId: number): Promise<void> {
  await runSqlInTestDatabase(
    'update core.invite_round set leaves_at = created_at where job_id = $1 and cancelled_at is null',
    [jobId],
  );
}
