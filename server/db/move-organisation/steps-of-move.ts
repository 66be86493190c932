import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { NOTHING_MOVED_MS } from '../../cells/find-cell-of-moved-name.ts';
import { StartError } from '../../outside/start-error.ts';
import {
  copyOrganisationRows,
  deleteOrganisationRows,
  insertArrivedRows,
  listEventsWithWaitingTasks,
} from './copy-organisation-rows.ts';
import { openOrganisationForWriting } from './close-and-open-organisation-for-writing.ts';
import {
  fingerprintOrganisation,
  type OrganisationFingerprint,
} from './fingerprint-organisation.ts';
import type { MovingTable } from './list-tables-that-move.ts';
import {
  countMsSinceFirstMove,
  deleteArrivingNames,
  deleteMovedNames,
  deleteLeavingRecord,
  findMoveRecord,
  forgetArrivalRecord,
  storeArrivingNames,
  storeMovedNames,
  storeMoveRecord,
} from './records-of-moves.ts';

/** In `auth.arriving_rows`, beside the names of tables. */
const WAITING_TASKS = 'events whose tasks waited';

export type MoveBetweenDatabases = {
  source: pg.ClientBase;
  target: pg.ClientBase;
  sourceCell: string;
  targetCell: string;
  orgId: number;
  tables: readonly MovingTable[];
};

/** Triggers of rows, and those that refuse whoever writes the organisation, let these rows pass. */
const MOVES = "set local app.moves_organisation = 'yes'";

/** All of one moment: rows and their fingerprint, from a source that nobody can write. They are left beside their tables. */
export async function copyToTarget(move: MoveBetweenDatabases): Promise<OrganisationFingerprint> {
  const { source, target, sourceCell, targetCell, orgId } = move;
  await source.query('begin isolation level repeatable read read only');
  const fingerprint = await fingerprintOrganisation(source, move);
  await target.query('begin');
  await target.query('delete from auth.arriving_rows where org_id = $1', [orgId]);
  await copyOrganisationRows({ from: source, to: target }, move);
  await target.query(
    'insert into auth.arriving_rows (org_id, table_name, place, rows) values ($1, $2, 0, $3::json)',
    [orgId, WAITING_TASKS, JSON.stringify(await listEventsWithWaitingTasks(source, orgId))],
  );
  await deleteArrivingNames(target, { orgId, cell: targetCell });
  await storeArrivingNames(move, { orgId, cell: targetCell });
  await source.query('commit');
  await storeMoveRecord(target, {
    orgId,
    cell: sourceCell,
    state: 'arriving',
    fingerprint: fingerprint.hash,
  });
  await target.query('commit');
  return fingerprint;
}

/**
 * Begins the transaction that makes the organisation one of the target, and leaves it open: whatever there is to go wrong has gone
 * wrong before the source lets go of it.
 * @throws StartError where the rows are not those that the source had
 */
export async function beginArrival(move: MoveBetweenDatabases): Promise<OrganisationFingerprint> {
  const { target, sourceCell, orgId } = move;
  const record = await findMoveRecord(target, orgId);
  await target.query('begin');
  await target.query(MOVES);
  await insertArrivedRows(target, move);
  const fingerprint = await fingerprintOrganisation(target, move);
  if (fingerprint.hash !== record?.fingerprint)
    throw new StartError(
      'What arrived is not what left: the fingerprints differ. Nothing was moved.',
    );
  await target.query(
    `insert into core.event_outbox (org_id, event_id, kind)
     select e.org_id, e.id, e.kind from auth.arriving_rows a, json_array_elements_text(a.rows) t (id)
       join core.event e on e.org_id = $1 and e.id = t.id::bigint
     where a.org_id = $1 and a.table_name = $2 on conflict do nothing`,
    [orgId, WAITING_TASKS],
  );
  // Tombstones hang on the salt of a cell. Whoever was erased before stays erased by a restore of this one too.
  await target.query(
    `insert into core.tombstone (org_id, mark, erased_on)
     select a.org_id, auth.tombstone_of(a.id, j.hash, a.public_ref), coalesce(a.erased_at::date, current_date)
     from core.application a join core.job j on j.org_id = a.org_id and j.id = a.job_id
     where a.org_id = $1 and a.state = 'erased' on conflict do nothing`,
    [orgId],
  );
  await deleteMovedNames(target, orgId);
  await target.query('delete from auth.arriving_rows where org_id = $1', [orgId]);
  await storeMoveRecord(target, { orgId, cell: sourceCell, state: 'arrived' });
  return fingerprint;
}

/** From here on it is the target's, whatever happens: one commit deletes it, and says where it is. */
export async function letGoOfOrganisation(
  move: MoveBetweenDatabases,
  fingerprint: string,
): Promise<void> {
  const { source, target, targetCell, orgId } = move;
  for (const client of [source, target]) {
    const known = await countMsSinceFirstMove(client);
    await sleep(Math.max(NOTHING_MOVED_MS - known, 0));
  }
  await source.query('begin');
  await source.query(MOVES);
  await storeMovedNames(source, { orgId, cell: targetCell });
  await deleteOrganisationRows(source, move);
  await storeMoveRecord(source, { orgId, cell: targetCell, state: 'left', fingerprint });
  await source.query('commit');
}

/** As if nothing had begun. */
export async function undoMove(move: MoveBetweenDatabases): Promise<void> {
  const { source, target, targetCell, orgId } = move;
  for (const client of [source, target]) await client.query('rollback');
  await target.query('begin');
  await target.query('delete from auth.arriving_rows where org_id = $1', [orgId]);
  await deleteArrivingNames(target, { orgId, cell: targetCell });
  await forgetArrivalRecord(target, orgId);
  await target.query('commit');
  await openOrganisationForWriting(source, orgId);
  await deleteLeavingRecord(source, orgId);
}
