import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { callDatabaseFunction } from './access/call-database-function-and-its-expression.ts';
import { runTransactionByDoor } from './access/transactions-by-door-or-token.ts';
import { hasDemoOutbox } from './config.ts';
import { listMigrationNames } from './db/migrate-database-and-list-migration-names.ts';
import type { Services } from './services-type.ts';
import { allEventTasks } from './tasks/all-event-periodic-and-start-tasks.ts';

/** However often it is asked, the database is asked once in this time. */
const KEPT_MS = 1000;
const FREE_SHARE_MIN = 0.05;
/** A database that has not what is asked of it: somebody else's, or one of another version. */
const NOT_OURS: ReadonlySet<string> = new Set(['3F000', '42501', '42703', '42883', '42P01']);

/**
 * What keeps this process from its work, by name; nothing when it is ready. `leaving`, `database` (none answers), `disk`, and
 * what `core.unready` finds: `standby`, `read-only`, `schema`, and `events`, `mails` or `tasks` that have waited for longer
 * than a minute.
 */
export type FindReadinessProblems = () => Promise<readonly string[]>;

export const readinessProblemNames = [
  'leaving',
  'database',
  'standby',
  'read-only',
  'schema',
  'events',
  'mails',
  'tasks',
  'disk',
] as const;

/** Whoever asks while an answer is being found, or within a second of it, is given the same. */
export function createReadinessCheck(services: Services): FindReadinessProblems {
  let kept: { problems: Promise<readonly string[]>; until: number } | undefined;
  let logged = '';

  async function find(): Promise<readonly string[]> {
    const problems = await findReadinessProblems(services);
    if (problems.join() !== logged) services.log({ at: 'readiness', problems });
    logged = problems.join();
    return problems;
  }

  return async () => {
    if (services.leaving()) return ['leaving'];
    if (kept === undefined || performance.now() >= kept.until) {
      const asked = { problems: find(), until: Number.POSITIVE_INFINITY };
      kept = asked;
      await asked.problems;
      asked.until = performance.now() + KEPT_MS;
    }
    return kept.problems;
  };
}

/** What keeps this process from its work at this moment, besides its end. */
export async function findReadinessProblems(services: Services): Promise<readonly string[]> {
  const [ofDatabase, isDiskFree] = await Promise.all([
    findDatabaseProblems(services),
    hasFreeDisk(services.config.DATA_DIR),
  ]);
  return isDiskFree ? ofDatabase : [...ofDatabase, 'disk'];
}

async function findDatabaseProblems(services: Services): Promise<string[]> {
  const { config, sendEmail } = services;
  const hasMails = sendEmail !== null || hasDemoOutbox(config);
  try {
    const known = await listMigrationNames();
    const problems = await runTransactionByDoor({ services, door: 'public' }, (db) =>
      callDatabaseFunction(db, 'core.unready', [
        known,
        Object.keys(allEventTasks),
        services.now(),
        hasMails ? config.MAILS_AN_HOUR : null,
      ]),
    );
    return problems ?? [];
  } catch (error) {
    const isOther = error instanceof pg.DatabaseError && NOT_OURS.has(error.code ?? '');
    return [isOther ? 'schema' : 'database'];
  }
}

async function hasFreeDisk(folder: string): Promise<boolean> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return bavail / blocks > FREE_SHARE_MIN;
  } catch {
    return false;
  }
}
