import pg from 'pg';
import type { Config } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import {
  hashLogInName,
  type LogInName,
  type LogInNameHashes,
  pickCellForUnknownName,
} from './address-directory-hashes.ts';
import { hasSeveralCells } from './cell-of-tokens-and-ids.ts';

/** In which cell somebody logs in: a small database of its own, the same for all cells, of keyed hashes and letters alone. */
export type AddressDirectory = {
  /**
   * The cell of the first of the names that is known; undefined when none is.
   * @throws Refusal busy while the directory is away, as all but what tasks do
   */
  findCell: (names: readonly LogInName[]) => Promise<string | undefined>;
  /**
   * The same; of unknown names, and those of a cell that there is not, the cell that is picked by the last of them, so that nobody
   * can tell them from known ones.
   */
  findOrPickCell: (names: readonly [LogInName, ...LogInName[]]) => Promise<string>;
  /**
   * Makes a name this cell's, unless it is another's, and says whether it is ours now. Before the log-in is committed: where that
   * fails, the name is ours without need until `reconcile` finds it.
   */
  claim: (name: LogInName) => Promise<boolean>;
  /** Moves names to another cell, whosever they were. */
  setCell: (names: readonly LogInName[], cell: string) => Promise<void>;
  /** Enters the names that log in here where they are missing, and releases those of this cell that do so no more. */
  reconcile: (pages: AsyncIterable<readonly LogInName[]>) => Promise<Reconciled>;
  close: () => Promise<void>;
};

/** @property otherCells names that log in here although they are another cell's: of organisations that are just moving */
export type Reconciled = { added: number; released: number; otherCells: number };

type Settings = Pick<Config, 'CELL' | 'CELLS' | 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'> & {
  CELL_DIRECTORY_URL?: string | undefined;
};

const CONNECTIONS = 2;
const WAIT_MS = 1500;
const PAGE = 5000;

/** @returns null for an installation that has one cell, and asks nobody */
export function openAddressDirectory(
  settings: Settings,
  log: (entry: Record<string, unknown>) => void,
  waitMs = WAIT_MS,
): AddressDirectory | null {
  if (!hasSeveralCells(settings)) return null;
  const { CELL: own, CELLS } = settings;
  const pool = new pg.Pool({
    connectionString: settings.CELL_DIRECTORY_URL,
    max: CONNECTIONS,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    keepAlive: true,
  });
  // Without listeners a restart of the directory ends the process; the next query reports it anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  let made: Promise<void> | undefined;
  const ready = () => {
    made ??= makeTable(pool);
    // Away when it was first asked: tried anew the next time.
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
  const ask = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => {
    await ready();
    return (await pool.query<Row>(text, values)).rows;
  };
  const findKnown = async (hashes: readonly LogInNameHashes[]): Promise<string | undefined> => {
    const rows = await ask<Entry>('select hash, cell from address_cell where hash = any ($1)', [
      hashes.flat(),
    ]).catch(refuseWhileAway);
    const cells = new Map(rows.map(({ hash, cell }) => [hash.toString('hex'), cell]));
    return hashes
      .flat()
      .map((hash) => cells.get(hash.toString('hex')))
      .find((cell) => cell !== undefined);
  };
  const hashOf = (name: LogInName) => hashLogInName(name, settings);

  ready().catch((error: Error) => log({ at: 'address-directory', error: error.message }));
  return {
    findCell: (names) => findKnown(names.map(hashOf)),
    findOrPickCell: async (names) => {
      const hashes = names.map(hashOf);
      // The same work whether it is needed or not. There is one name at least.
      const picked = pickCellForUnknownName(hashes.at(-1) as LogInNameHashes, Object.keys(CELLS));
      const known = await findKnown(hashes);
      return known !== undefined && Object.hasOwn(CELLS, known) ? known : picked;
    },
    claim: async (name) => {
      const [hash, before = hash] = hashOf(name);
      const rows = await ask<Entry>(CLAIM, [hash, own, before]).catch(refuseWhileAway);
      return rows[0]?.cell === own;
    },
    setCell: async (names, cell) => {
      for (let from = 0; from < names.length; from += PAGE)
        await ask(SET_CELL, [names.slice(from, from + PAGE).map((name) => hashOf(name)[0]), cell]);
    },
    reconcile: async (pages) => {
      const [{ since } = { since: '' }] = await ask<{ since: string }>(RELEASABLE_SINCE, []);
      const kept = new Set<string>();
      const done: Reconciled = { added: 0, released: 0, otherCells: 0 };
      for await (const names of pages) {
        const hashes = names.map(hashOf);
        for (const hash of hashes.flat()) kept.add(hash.toString('hex'));
        const wanted = [hashes.map(([inUse]) => inUse), own];
        done.added += (await ask(ADD_MISSING, wanted)).length;
        done.otherCells += (await ask(OF_OTHER_CELLS, wanted)).length;
      }
      let after = Buffer.alloc(0);
      for (;;) {
        const rows = await ask<Entry>(RELEASABLE, [own, since, after, PAGE]);
        const last = rows.at(-1);
        if (last === undefined) return done;
        const gone = rows.map(({ hash }) => hash).filter((hash) => !kept.has(hash.toString('hex')));
        if (gone.length > 0) done.released += (await ask(RELEASE, [own, since, gone])).length;
        after = Buffer.from(last.hash);
      }
    },
    close: () => pool.end(),
  };
}

type Entry = { hash: Buffer; cell: string };

/** Where the key was changed since, an address that another cell entered under the old one is still that cell's. */
const CLAIM = `
  insert into address_cell as known (hash, cell)
  values ($1, coalesce((select before.cell from address_cell before where before.hash = $3), $2))
  on conflict (hash) do update set claimed_at = case when known.cell = $2 then now() else known.claimed_at end
  returning hash, cell`;

const SET_CELL = `
  insert into address_cell (hash, cell) select distinct hash, $2 from unnest($1::bytea[]) hash
  on conflict (hash) do update set cell = excluded.cell, claimed_at = now()`;

const ADD_MISSING = `
  insert into address_cell (hash, cell) select distinct hash, $2 from unnest($1::bytea[]) hash
  on conflict (hash) do nothing returning hash`;

const OF_OTHER_CELLS =
  'select hash from address_cell where hash = any ($1::bytea[]) and cell <> $2';

/** A claim is younger than this until its log-in is committed: no transaction of a request takes as long. */
const RELEASABLE_SINCE = "select (now() - interval '10 minutes')::text as since";

const RELEASABLE = `
  select hash, cell from address_cell where cell = $1 and claimed_at < $2::timestamptz and hash > $3
  order by hash limit $4`;

/** Looked at once more: it may have been claimed again meanwhile. */
const RELEASE = `
  delete from address_cell where cell = $1 and claimed_at < $2::timestamptz and hash = any ($3::bytea[])
  returning hash`;

/** In turn: several cells may start at the same time. The number is of no other lock of this database. */
const MAKE_TABLE = `
  select pg_advisory_xact_lock(20741);
  create table if not exists address_cell (
    hash bytea primary key,
    cell text not null check (cell ~ '^[a-z]$'),
    claimed_at timestamptz not null default now()
  );
  create index if not exists address_cell_by_cell on address_cell (cell, hash)`;

/** A login that may not make tables finds it made. */
async function makeTable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isMissing: boolean }>(
    `select to_regclass('address_cell') is null as "isMissing"`,
  );
  if (rows[0]?.isMissing) await pool.query(MAKE_TABLE);
}

/** Whatever is wrong with the directory: whoever wants to log in can but try again. */
function refuseWhileAway(cause: unknown): never {
  throw new Refusal('busy', {}, { cause });
}
