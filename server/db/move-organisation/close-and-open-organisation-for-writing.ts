import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../outside/start-error.ts';
import type { MovingTable } from './list-tables-that-move.ts';

/** Less than a request waits for a lock: nobody is turned away because a move waits in front of them. */
const LOCK_TIMEOUT_MS = 1500;
/** To take a trigger away keeps readers from a table too, so that waits for less. */
const LOCK_TIMEOUT_OF_READERS_MS = 300;
const LOCK_TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';
const SENDING_MAX_MS = 180_000;
const LOOK_EVERY_MS = 200;

type Closing = { tables: readonly MovingTable[]; orgId: number; prefix: string };

/**
 * From the end of this on the database refuses whoever would write a row of the organisation, through any door, function or
 * log-in, until it is opened again. Triggers do it, which each table has for as long as a move takes: while none does, nothing is
 * asked of anybody. To make one waits for whoever writes the table just then, so nothing is on its way any more afterwards.
 * Others are kept from writing a table for as long as that takes, and no longer than a moment at once.
 */
export async function closeOrganisationForWriting(
  client: pg.ClientBase,
  { tables, orgId, prefix }: Closing,
): Promise<void> {
  await waitUntilNothingIsBeingSent(client, { tables, orgId, prefix });
  // First the log-ins, so that nobody new begins to use a device.
  const inOrder = tables.toSorted((a, b) => Number(a.isByLogin) - Number(b.isByLogin));
  let logins: string | undefined;
  for (const { name, isByLogin } of inOrder) {
    if (isByLogin) logins ??= await listLoginIds(client, orgId);
    const isOwn = (row: 'old' | 'new') =>
      isByLogin ? `${row}.login_id = any ('{${logins}}')` : `${row}.org_id = ${orgId}`;
    await inShortTransaction(client, [
      refusal(name, { trigger: `moving_${orgId}`, on: 'update or delete', when: isOwn('old') }),
      refusal(name, { trigger: `moving_in_${orgId}`, on: 'insert', when: isOwn('new') }),
    ]);
  }

  function refusal(
    table: string,
    { trigger, on, when }: { trigger: string; on: string; when: string },
  ): string {
    return refusingTrigger({ table, trigger, on, when, prefix });
  }
}

/** Afterwards the organisation can be written as before, where it still is. */
export async function openOrganisationForWriting(
  client: pg.ClientBase,
  orgId: number,
): Promise<void> {
  const { rows } = await client.query<{ table: string; trigger: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, format('%I', t.tgname) as trigger
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where t.tgfoid = to_regproc('auth.refuse_while_moving') and t.tgname ~ ('_' || $1 || '$')`,
    [String(orgId)],
  );
  for (const [table, found] of Map.groupBy(rows, (row) => row.table))
    await inShortTransaction(
      client,
      found.map(({ trigger }) => `drop trigger if exists ${trigger} on ${table}`),
      LOCK_TIMEOUT_OF_READERS_MS,
    );
}

/**
 * E-mails and calls that somebody sends just now are noted as sent by them; no further one is begun. A lease is what says so, and
 * ends by itself.
 */
async function waitUntilNothingIsBeingSent(
  client: pg.ClientBase,
  { tables, orgId, prefix }: Closing,
): Promise<void> {
  const leased = tables.filter(({ columns }) => columns.includes('leased_until'));
  for (const { name: table } of leased) {
    const when = `old.org_id = ${orgId} and new.leased_until > now()`;
    const trigger = `moving_lease_${orgId}`;
    await inShortTransaction(client, [
      refusingTrigger({ table, trigger, on: 'update', when, prefix }),
    ]);
  }
  const until = Date.now() + SENDING_MAX_MS;
  for (const { name } of leased) {
    const isAnyLeased = async () => {
      const { rowCount } = await client.query(
        `select 1 from ${name} where org_id = $1 and leased_until > now() limit 1`,
        [orgId],
      );
      return rowCount !== 0;
    };
    while (await isAnyLeased()) {
      if (Date.now() > until)
        throw new StartError('Its e-mails are still being sent: try again in some minutes.');
      await sleep(LOOK_EVERY_MS);
    }
  }
}

/** Whoever moves the organisation says so, which only the migrator's own log-in can. */
function refusingTrigger(of: {
  table: string;
  trigger: string;
  on: string;
  when: string;
  prefix: string;
}): string {
  return `create or replace trigger ${of.trigger} before ${of.on} on ${of.table} for each row when (${of.when}
    and (coalesce(current_setting('app.moves_organisation', true), '') <> 'yes'
      or not pg_has_role(session_user, ${pg.escapeLiteral(`${of.prefix}_owner`)}, 'member')))
    execute function auth.refuse_while_moving()`;
}

async function listLoginIds(client: pg.ClientBase, orgId: number): Promise<string> {
  const { rows } = await client.query<{ ids: string | null }>(
    `select string_agg(id::text, ',') as ids from auth.login where org_id = $1`,
    [orgId],
  );
  return rows[0]?.ids ?? '';
}

/** Gives up its place in the queue for a lock after a moment, and comes again. */
async function inShortTransaction(
  client: pg.ClientBase,
  statements: string[],
  lockMs = LOCK_TIMEOUT_MS,
): Promise<void> {
  for (let tries = LOCK_TRIES; ; tries -= 1) {
    try {
      const all = ['begin', `set local lock_timeout = ${lockMs}`, ...statements, 'commit'];
      await client.query(all.join(';\n'));
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === 1)
        throw new StartError(
          'A backup, or something else that takes long, holds a table: run this again when it is over.',
          { cause: error },
        );
    }
    await sleep(LOOK_EVERY_MS);
  }
}
