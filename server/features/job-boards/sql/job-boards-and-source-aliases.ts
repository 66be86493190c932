import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ActingMember } from '../../../access/visitor-request-context.ts';

export type JobBoardDbRow = {
  id: number;
  name: string;
  source: string;
  address: string | null;
  audience: string | null;
  cost: string | null;
};
export type JobBoardDetails = Pick<JobBoardDbRow, 'name' | 'address' | 'audience' | 'cost'>;

const columns = ['id', 'name', 'source', 'address', 'audience', 'cost'] as const;

export async function findJobBoardRows(db: Db<'staff'>): Promise<JobBoardDbRow[]> {
  return db
    .selectFrom('core.job_board')
    .select(columns)
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .limit(LISTED_ITEMS_MAX)
    .execute();
}

export async function countJobBoards(db: Db<'staff'>): Promise<number> {
  const { n } = await db
    .selectFrom('core.job_board')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Undefined when another board has the tag. */
export async function insertJobBoardRow(
  db: Db<'staff'>,
  board: JobBoardDetails & { source: string },
): Promise<JobBoardDbRow | undefined> {
  return db
    .insertInto('core.job_board')
    .values(board)
    .onConflict((conflict) => conflict.columns(['org_id', 'source']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function updateJobBoardRow(
  db: Db<'staff'>,
  id: number,
  words: JobBoardDetails,
): Promise<JobBoardDbRow | undefined> {
  return db
    .updateTable('core.job_board')
    .set(words)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/** Whether there was one. */
export async function deleteJobBoardRow(db: Db<'staff'>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('core.job_board')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The newest open roles that the member has a part in, or of all for an admin. */
export async function findOwnOpenJobs(
  db: Db<'staff'>,
  { member, now }: { member: ActingMember; now: Date },
): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from (select id, title from core.job j
    where not sample and archived_at is null and published_at is not null and coalesce(closes_at, 'infinity') > ${now}
      and (${member.role === 'ADMIN'}
        or exists (select from core.job_member m where m.job_id = j.id and m.member_id = ${member.actorId}))
    order by id desc limit ${LISTED_ITEMS_MAX}) newest
    order by title collate "und-x-icu", id`.execute(db);
  return rows;
}

export type SourceAlias = { source: string; mergedInto: string };

/** As many of the candidates of each as the member may know of; the database tells nobody more. */
export async function countCandidatesBySource(
  db: Db<'staff'>,
): Promise<{ name: string; candidates: number }[]> {
  const { rows } = await sql<{ name: string; candidates: number }>`
    select source as name, submitted as candidates from pii.list_sources()`.execute(db);
  return rows;
}

export async function findSourceAliases(db: Db<'staff'>): Promise<SourceAlias[]> {
  return db
    .selectFrom('core.source_alias')
    .select(['source', 'merged_into as mergedInto'])
    .execute();
}

/** Mergings of one organisation wait for each other, so that none makes a circle. */
export async function lockSourceAliases(db: Db<'staff'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sources', core.current_org()))`.execute(
    db,
  );
}

/** The source, and all that were merged into it, count under another. */
export async function upsertSourceAliasRow(
  db: Db<'staff'>,
  { source, mergedInto }: SourceAlias,
): Promise<void> {
  await db
    .updateTable('core.source_alias')
    .set({ merged_into: mergedInto })
    .where('merged_into', '=', source)
    .execute();
  await db
    .insertInto('core.source_alias')
    .values({ source, merged_into: mergedInto })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'source']).doUpdateSet({ merged_into: mergedInto }),
    )
    .execute();
}

/** Whether it was merged. */
export async function deleteSourceAliasRow(db: Db<'staff'>, source: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('core.source_alias')
    .where('source', '=', source)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
