import { sql } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type StoredTwinRun = {
  id: number;
  begunAt: Date;
  endedAt: Date | null;
  verdict: 'alike' | 'different' | null;
  differing: string[];
  problem: string | null;
  version: string;
};

/** The last ones, the newest first. */
export async function findTwinRuns(
  db: Db<'staff'> | Db<'system'> | Db<'operator'>,
  most: number,
): Promise<StoredTwinRun[]> {
  const { rows } = await sql<StoredTwinRun>`
    select id, begun_at as "begunAt", ended_at as "endedAt", verdict, differing, problem, version
    from auth.list_twin_runs(${most})`.execute(db);
  return rows;
}

/** Null while another process plays one. */
export async function beginTwinRunInDatabase(
  db: Db<'system'>,
  { version, now }: { version: string; now: Date },
): Promise<number | null> {
  return callDatabaseFunction(db, 'auth.begin_twin_run', [version, now]);
}

type Ended = Pick<StoredTwinRun, 'id' | 'verdict' | 'differing' | 'problem'> & { now: Date };

export async function endTwinRunInDatabase(
  db: Db<'system'>,
  { id, verdict, differing, problem, now }: Ended,
): Promise<void> {
  await sql`select auth.end_twin_run(${id}, ${verdict}, ${differing}, ${problem}, ${now})`.execute(
    db,
  );
}

export async function findTwinRunToAnnounce(db: Db<'system'>): Promise<number | null> {
  return callDatabaseFunction(db, 'auth.find_twin_run_to_announce', []);
}

export async function recordTwinRunAnnouncedInDatabase(
  db: Db<'system'>,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await sql`select auth.note_twin_run_announced(${id}, ${now})`.execute(db);
}

export async function findOrganisationIdsToNotifyOfTwinRun(db: Db<'system'>): Promise<number[]> {
  return (await callDatabaseFunction(db, 'core.organisation_ids', [])) ?? [];
}

/** Whether the organisation of this door has its event of a run already. */
export async function isTwinRunAnnounced(db: Db<'system'>, runId: number): Promise<boolean> {
  const found = await db
    .selectFrom('core.event')
    .select('id')
    .where('kind', '=', 'twin-run-different')
    .where('subject_id', '=', runId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function findAdminsToWarnOfTwinRun(
  db: Db<'system'>,
): Promise<{ id: number; email: string; employer: string; zone: string | null }[]> {
  return db
    .selectFrom('core.member as m')
    .innerJoin('core.organisation as o', 'o.org_id', 'm.org_id')
    .select(['m.id', 'm.email', 'o.name as employer', 'o.tz as zone'])
    .where('m.role', '=', 'ADMIN')
    .where('m.deactivated_at', 'is', null)
    .orderBy('m.id')
    .execute();
}

/** To which the e-mails belong that the installation writes to people of no organisation; where there is one, nothing is made. */
export async function makeOperatorOrganisationInDatabase(db: Db<'public'>): Promise<void> {
  await callDatabaseFunction(db, 'auth.operator_organisation', []);
}
