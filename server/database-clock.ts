import { sql } from 'kysely';
import { runTransactionByDoor } from './access/transactions-by-door-or-token.ts';
import type { Services } from './services-type.ts';

const MINUTE_MS = 60_000;
/** Less is told apart from the way to the database by nobody. */
const TOLERATED_MS = 1000;
const WARN_FROM_S = 60;
const WARN_EVERY_MS = 60 * MINUTE_MS;

export type DatabaseClock = {
  /** The database's time: what is stored is dated by it, and so must be whatever is compared with that. */
  now: () => Date;
  /** How far this machine's clock is ahead of the database's; behind is less than 0. */
  aheadSeconds: () => number;
  measure: () => Promise<void>;
  stop: () => void;
};

/** Looks at the database's clock once a minute, and says in the log when this machine's is another. */
export async function openDatabaseClock(
  services: Pick<Services, 'pools' | 'roles' | 'log'>,
  machineNow = () => Date.now(),
): Promise<DatabaseClock> {
  let aheadMs = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function measure(): Promise<void> {
    const before = machineNow();
    const { rows } = await runTransactionByDoor({ services, door: 'public' }, (db) =>
      sql<{ ms: number }>`
        select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db),
    );
    const after = machineNow();
    const found = (before + after) / 2 - (rows[0]?.ms ?? before);
    aheadMs = Math.abs(found) <= TOLERATED_MS + (after - before) / 2 ? 0 : found;
    if (!isMachineClockWrong(aheadSeconds())) return;
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    services.log({
      at: 'clock',
      aheadSeconds: aheadSeconds(),
      error: "This machine's clock is not the database's: set both by NTP.",
    });
  }

  const aheadSeconds = () => Math.round(aheadMs / 1000);
  await measure();
  // A database that is away is told by whoever needs it.
  const timer = setInterval(() => void measure().catch(() => {}), MINUTE_MS).unref();
  return {
    now: () => new Date(machineNow() - aheadMs),
    aheadSeconds,
    measure,
    stop: () => clearInterval(timer),
  };
}

/** Far enough for one-time codes, links and e-mails to suffer. */
export function isMachineClockWrong(aheadSeconds: number): boolean {
  return Math.abs(aheadSeconds) >= WARN_FROM_S;
}
