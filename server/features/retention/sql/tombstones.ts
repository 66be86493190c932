import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ErasureTombstone } from '../rules/format-and-parse-erasure-tombstone-lines.ts';

/** All of the organisation, as text that a file can hold. */
export async function findErasureTombstones(db: Db<'system'>): Promise<ErasureTombstone[]> {
  const { rows } = await sql<ErasureTombstone>`
    select org_id as "orgId", encode(mark, 'hex') as mark, to_char(erased_on, 'YYYY-MM-DD') as "erasedOn"
    from core.tombstone order by erased_on, mark`.execute(db);
  return rows;
}

/** Of these, what the database does not have. */
export async function findUnknownErasureTombstoneMarks(
  db: Db<'system'>,
  marks: readonly Buffer[],
): Promise<Buffer[]> {
  const { rows } = await sql<{ mark: Buffer }>`
    select given.mark from unnest(${marks}::bytea[]) as given (mark)
    where not exists (select from core.tombstone t where t.mark = given.mark)`.execute(db);
  return rows.map(({ mark }) => mark);
}

export async function insertErasureTombstoneRows(
  db: Db<'system'>,
  marks: readonly Buffer[],
): Promise<void> {
  await sql`
    insert into core.tombstone (mark) select unnest(${marks}::bytea[]) on conflict do nothing`.execute(
    db,
  );
}

/** Applications that are there although their tombstone is, in the database or among these. */
export async function findApplicationsWithErasureTombstone(
  db: Db<'system'>,
  marks: readonly Buffer[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with known as (select mark from core.tombstone union select unnest(${marks}::bytea[]))
    select a.id from core.application a join core.job j on j.id = a.job_id
      join known on known.mark = auth.tombstone_of(a.id, j.hash, a.public_ref)
    where a.state <> 'erased' order by a.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findAllOrganisationIds(db: Db<'system'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select unnest(core.organisation_ids()) as id`.execute(db);
  return rows.map(({ id }) => id);
}
