import pg from 'pg';
import { StartError } from '../../outside/start-error.ts';
import {
  closeOrganisationForWriting,
  openOrganisationForWriting,
} from './close-and-open-organisation-for-writing.ts';
import type { OrganisationFingerprint } from './fingerprint-organisation.ts';
import { listTablesThatMove } from './list-tables-that-move.ts';
import { findLeftOrganisation, findMoveRecord, storeMoveRecord } from './records-of-moves.ts';
import {
  findOrganisationsNamed,
  refuseOrganisationThatCannotMove,
  refuseOtherDatabases,
} from './refuse-impossible-move.ts';
import {
  beginArrival,
  copyToTarget,
  letGoOfOrganisation,
  type MoveBetweenDatabases,
  undoMove,
} from './steps-of-move.ts';

export type MoveStep = 'marked' | 'closed' | 'copied' | 'inserted' | 'left' | 'arrived';

/** By which somebody logs in: their address, or who they are at the OpenID provider. */
export type MovedLogInName = { email: string } | { issuer: string; subject: string };

export type OrganisationMove = {
  /** Its id, or the address of its careers page. */
  organisation: string;
  source: { url: string; cell: string };
  target: { url: string; cell: string };
  prefix: string;
  secretKey: string;
  /** Takes back what an interrupted one has begun, as long as the organisation has not left. */
  isUndo?: boolean;
  /** The organisation is in the target now, and who logs in by these names logs in there. May come more than once. */
  afterMove?: (moved: { orgId: number; cell: string; logIns: MovedLogInName[] }) => Promise<void>;
  /** For tests, which interrupt a move behind each step. */
  afterStep?: (step: MoveStep) => Promise<void>;
  print: (line: string) => void;
};

/**
 * Moves an organisation to the database of another cell. Meanwhile it can be read and not be written. Interrupted wherever it may
 * be, it is in one of the two, which the records of both databases tell: run again, it goes on from there.
 * @throws StartError with a sentence for each reason not to
 */
export async function moveOrganisation(order: OrganisationMove): Promise<void> {
  const { source: from, target: to, prefix, secretKey } = order;
  if (from.cell === to.cell)
    throw new StartError(`Cell ${to.cell} is the one that it is in: name another.`);
  const source = await connect(from.url, prefix);
  try {
    const target = await connect(to.url, prefix);
    try {
      const cells = { sourceCell: from.cell, targetCell: to.cell };
      await refuseOtherDatabases({ source, target }, { ...cells, prefix, secretKey });
      const { orgId, isHere } = await findOrganisation(source, order.organisation);
      await lockMove([source, target], orgId);
      const tables = await listTablesThatMove(source);
      const move = { source, target, ...cells, orgId, tables };
      if (isHere) await moveFromHere(move, order);
      else await finishMove(move, order);
    } finally {
      await target.end().catch(() => {});
    }
  } finally {
    await source.end().catch(() => {});
  }
}

/** Past a pooler, as it keeps a lock and a transaction for as long as a move takes. All that turns values into text is the same in both. */
async function connect(connectionString: string, prefix: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'evenhand move',
    options: [
      `role=${prefix}_owner`,
      'search_path=pg_catalog',
      'timezone=UTC',
      'datestyle=ISO',
      'intervalstyle=postgres',
      'extra_float_digits=1',
      'bytea_output=hex',
      'statement_timeout=0',
      'idle_in_transaction_session_timeout=0',
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  });
  // The statement that runs then, or the next one, tells.
  client.on('error', () => {});
  await client.connect().catch((cause: Error) => {
    throw new StartError(`A database of the two cannot be reached: ${cause.message}`, { cause });
  });
  return client;
}

async function findOrganisation(
  source: pg.ClientBase,
  named: string,
): Promise<{ orgId: number; isHere: boolean }> {
  const [found, second] = await findOrganisationsNamed(source, named);
  if (second !== undefined)
    throw new StartError(`There are several organisations at ${named}: name one by its id.`);
  if (found !== undefined) return { orgId: found.orgId, isHere: true };
  const orgId = await findLeftOrganisation(source, named);
  if (orgId === undefined) throw new StartError(`There is no organisation ${named} in this cell.`);
  return { orgId, isHere: false };
}

async function lockMove(clients: pg.ClientBase[], orgId: number): Promise<void> {
  for (const client of clients) {
    const { rows } = await client.query<{ isFree: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('move organisation', $1)) as "isFree"`,
      [orgId],
    );
    if (rows[0]?.isFree !== true)
      throw new StartError('Somebody is moving this organisation: wait until they are done.');
  }
}

async function moveFromHere(move: MoveBetweenDatabases, order: OrganisationMove): Promise<void> {
  const { source, target, targetCell, orgId } = move;
  const there = await findMoveRecord(target, orgId);
  if (there?.state === 'left' && there.cell !== move.sourceCell)
    throw new StartError(
      `It has moved to cell ${there.cell} since, and is here by a restore of an older backup: run \`npm run operator -- move ${orgId} ${there.cell}\`.`,
    );
  const isBackByRestore = there?.state === 'arrived' && there.cell === move.sourceCell;
  if (order.isUndo) {
    if (isBackByRestore) throw new StartError(`It is in cell ${targetCell} already.`);
    await undoMove(move);
    order.print('The move is undone: the organisation is here, and can be written again.');
    return;
  }
  if (isBackByRestore) {
    order.print('It had moved before: what a restore has brought back here is deleted.');
    await closeOrganisationForWriting(source, { ...move, prefix: order.prefix });
    await letGoOfOrganisation(move, there.fingerprint ?? '');
    return finishMove(move, order);
  }
  await refuseOrganisationThatCannotMove(move, { orgId, targetCell });
  const fingerprint = await moveAllRows(move, order);
  printFingerprint(order, fingerprint);
  await finishMove(move, order);
}

async function moveAllRows(
  move: MoveBetweenDatabases,
  { prefix, print, afterStep }: OrganisationMove,
): Promise<OrganisationFingerprint> {
  const { source, target, targetCell, orgId } = move;
  let fingerprint: OrganisationFingerprint;
  try {
    await storeMoveRecord(source, { orgId, cell: targetCell, state: 'leaving' });
    await afterStep?.('marked');
    await closeOrganisationForWriting(source, { ...move, prefix });
    await afterStep?.('closed');
    await copyToTarget(move);
    await afterStep?.('copied');
    fingerprint = await beginArrival(move);
    await afterStep?.('inserted');
    await letGoOfOrganisation(move, fingerprint.hash);
  } catch (error) {
    // Where the connection is lost as it lets go, the next run finds out whether it has.
    await undoUnlessLeft(move).catch(() =>
      print('It could not be undone: run this again, with --undo where it shall stay.'),
    );
    throw error;
  }
  await afterStep?.('left');
  await target.query('commit');
  await afterStep?.('arrived');
  return fingerprint;
}

async function undoUnlessLeft(move: MoveBetweenDatabases): Promise<void> {
  await move.source.query('rollback');
  const record = await findMoveRecord(move.source, move.orgId);
  if (record?.state !== 'left') await undoMove(move);
}

/** Goes on with one whose organisation has left: it is the target's, where it may still wait to be put into its tables. */
async function finishMove(move: MoveBetweenDatabases, order: OrganisationMove): Promise<void> {
  const { source, target, targetCell, orgId } = move;
  const here = await findMoveRecord(source, orgId);
  if (here?.state !== 'left' || here.cell !== targetCell)
    throw new StartError(`It has moved to cell ${here?.cell}.`);
  if (order.isUndo)
    throw new StartError(
      `It has left for cell ${targetCell}: move it back from there, with the settings of that cell.`,
    );
  const there = await findMoveRecord(target, orgId);
  if (there?.state === 'arriving') {
    printFingerprint(order, await beginArrival(move));
    await target.query('commit');
  }
  await openOrganisationForWriting(source, orgId);
  await order.afterMove?.({
    orgId,
    cell: targetCell,
    logIns: await listLogInNames(target, orgId),
  });
  order.print(`It is in cell ${targetCell}.`);
}

async function listLogInNames(target: pg.ClientBase, orgId: number): Promise<MovedLogInName[]> {
  const logIns = await target.query<{ email: string }>(
    'select email from auth.login where org_id = $1',
    [orgId],
  );
  const identities = await target.query<{ issuer: string; subject: string }>(
    `select i.issuer, i.subject from auth.oidc_identity i join auth.login l on l.id = i.login_id where l.org_id = $1`,
    [orgId],
  );
  return [...logIns.rows, ...identities.rows];
}

function printFingerprint({ print }: OrganisationMove, { hash, rows }: OrganisationFingerprint) {
  for (const [table, count] of Object.entries(rows))
    print(`${String(count).padStart(9)}  ${table}`);
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  print(`${String(all).padStart(9)}  rows, the same on both sides by their fingerprint ${hash}`);
}
