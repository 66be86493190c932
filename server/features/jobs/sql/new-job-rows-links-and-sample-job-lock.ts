import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';
import { normaliseForSearch } from '../../../text/normalise-for-search.ts';

export async function insertJobRow(
  db: Db<'staff'>,
  job: { title: string; hash: string; ownerId: number; sample?: boolean },
): Promise<number> {
  const { id } = await db
    .insertInto('core.job')
    .values((builder) => ({
      title: job.title,
      title_normalised: normaliseForSearch(job.title),
      hash: job.hash,
      owner_id: job.ownerId,
      sample: job.sample ?? false,
      sealed: builder.selectFrom('core.organisation').select('sealed_default'),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('core.job_member')
    .values({ job_id: id, member_id: job.ownerId, role: 'admin' })
    .execute();
  return id;
}

/** Whoever would add a sample role waits until the transaction ends. */
export async function lockAddingSampleJob(db: Db<'staff'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sample', core.current_org()))`.execute(
    db,
  );
}

export async function hasSampleJob(db: Db<'staff'>): Promise<boolean> {
  const found = await db
    .selectFrom('core.job')
    .select('id')
    .where('sample', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes the link lead to the job; until it is published nobody is let in. */
export async function reserveJobLinkInDatabase(
  db: Db<'staff'>,
  job: { id: number; hash: string },
): Promise<void> {
  await sql`select auth.issue_token(${hashToken(job.hash)}, 'job', ${job.id}, null)`.execute(db);
}
