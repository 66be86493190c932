import type { CopyableCriterion } from '@evenhand/contract/job-plan/criterion-and-stage-kinds-and-copies.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type PlacedCriterion = CopyableCriterion & { position: number };

export async function findCriterionIdsOfJob(db: Db<'staff'>, jobId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('core.criterion')
    .select('id')
    .where('job_id', '=', jobId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Where the first name stands that was there before in any case of its letters, as the table compares them. */
export async function findRepeatedCriterionName(
  db: Db<'staff'>,
  names: readonly string[],
): Promise<number | undefined> {
  const { rows } = await sql<{ place: number }>`
    select (place - 1)::int as place
    from (select place, row_number() over (partition by lower(name) order by place) as nth
      from unnest(${names}::text[]) with ordinality as t (name, place)) named
    where nth > 1 order by place limit 1`.execute(db);
  return rows[0]?.place;
}

export async function insertPlacedCriterionRow(
  db: Db<'staff'>,
  jobId: number,
  criterion: PlacedCriterion,
): Promise<void> {
  await db
    .insertInto('core.criterion')
    .values({ job_id: jobId, ...columnsOf(criterion) })
    .execute();
}

export async function updateCriterionRowOfJob(
  db: Db<'staff'>,
  id: number,
  criterion: PlacedCriterion,
): Promise<void> {
  await db.updateTable('core.criterion').set(columnsOf(criterion)).where('id', '=', id).execute();
}

/** Two criteria can only swap their names when neither has one that is wanted; nobody can write one that begins with a space. */
export async function renameCriterionRowsBeforeSwap(
  db: Db<'staff'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update core.criterion set name = ' ' || id where id = any(${ids}::bigint[])`.execute(
    db,
  );
}

export async function deleteCriterionRowsOfJob(db: Db<'staff'>, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('core.criterion').where('id', 'in', ids).execute();
}

function columnsOf({ name, description, kind, position }: PlacedCriterion) {
  return { name, description, kind, position };
}
