import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';
import { replaceTextForPlantedFault } from './replace-text-for-planted-fault.ts';

const ready = (title: string): PlantedFaultDetector => ({
  file: 'server/readiness-check-and-problems.test.ts',
  title,
});
const start = (title: string): PlantedFaultDetector => ({
  file: 'server/outside/pooled-addresses/check-database-logins.test.ts',
  title,
});
const check = 'server/outside/pooled-addresses/check-database-logins.ts';

/** What the database finds of itself, with one thing that it overlooks. */
function unreadyWith(from: string, to: string): string {
  const file = 'server/db/functions/core/unready.sql';
  const text = readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8');
  return replaceTextForPlantedFault({ file, from, to }, text);
}

/** Ways of telling nobody that a database is lost or does not do its work, and of starting on one that cannot. */
export const plantedLostDatabaseFaults: PlantedFault[] = [
  {
    name: 'a read-only database that is a bug',
    change: [
      {
        file: 'server/http/error-handler-and-problem-details.ts',
        from: "'25006': 'busy',",
        to: '',
      },
    ],
    net: {
      file: 'server/read-only-database.test.ts',
      title:
        'on a standby whoever logs in hears that we are busy, and is let in once it has been promoted, with no restart',
    },
  },
  {
    name: 'a lost connection that is a bug',
    change: [
      {
        file: 'server/http/error-handler-and-problem-details.ts',
        from: "const LOST_CONNECTION = '08';",
        to: "const LOST_CONNECTION = '0Z';",
      },
    ],
    net: {
      file: 'server/http/busy-in-every-door.test.ts',
      title: '08006, by which a database or a pooler says that it is lost, is busy',
    },
  },
  {
    name: 'a stranger who reads what is wrong',
    change: [
      {
        file: 'server/http/health-routes.ts',
        from: '&& given !== undefined && isSameToken(given, token)',
        to: '&& given !== undefined',
      },
    ],
    net: ready(
      'what is wrong is read by whoever holds the token; a stranger, and whoever guesses, reads yes or no',
    ),
  },
  {
    name: 'whether it is ready, asked of the database each time',
    change: [
      {
        file: 'server/readiness-check-and-problems.ts',
        from: 'performance.now() + KEPT_MS',
        to: '0',
      },
    ],
    net: ready('however many ask, the database is asked once in a second'),
  },
  {
    name: 'readiness on a database that takes no changes',
    sql: unreadyWith("current_setting('transaction_read_only')::boolean", 'false'),
    net: ready('a server that takes no changes is not ready'),
  },
  {
    name: 'readiness on a newer schema that says nothing',
    sql: unreadyWith('m.name <> all (known)', 'false'),
    net: ready('a newer schema is served if it says so, and only then'),
  },
  {
    name: 'readiness with events that nobody passes on',
    sql: unreadyWith('where e.at < now() - minute', "where e.at < now() - interval '1 year'"),
    net: ready('an event that waits for more than a minute is told; a new one is not'),
  },
  {
    name: 'an e-mail that is planned and counts as due',
    sql: unreadyWith('min(send_at) < moment - minute', 'min(send_at) is not null'),
    net: ready(
      'an e-mail that is due for more than a minute is told; one that is planned, or was sent, is not',
    ),
  },
  {
    name: 'a mail server that is away and closes the doors',
    sql: unreadyWith('overdue.tried_at > now() - minute or', ''),
    net: ready('e-mails that wait for a mail server that is away do not make this server unready'),
  },
  {
    name: 'a full hour that closes the doors',
    sql: unreadyWith(') < mails_an_hour) > 0', ') >= 0) > 0'),
    net: ready('whoever has had their share of the hour waits by right, and nobody else'),
  },
  {
    name: 'readiness with tasks that nobody does',
    sql: unreadyWith('and start_after < now() - minute', 'and false'),
    net: ready(
      'a task that waits for more than a minute is told; one that is tried again later, or is of no queue of ours, is not',
    ),
  },
  {
    name: 'a start on a pooler that loses prepared statements',
    change: [{ file: check, from: 'await checkPreparedStatements(pool, client, given);', to: '' }],
    net: start(
      'a pooler that knows prepared statements may lend by transaction, one that does not may not',
    ),
  },
  {
    name: 'prepared statements that are tried on one connection alone',
    change: [
      {
        file: 'server/outside/pooled-addresses/check-prepared-statements.ts',
        from: 'const HOLDERS = 4;',
        to: 'const HOLDERS = 0;',
      },
    ],
    net: start(
      'a pooler that knows prepared statements may lend by transaction, one that does not may not',
    ),
  },
  {
    name: 'a start without the limits of the logins',
    change: [{ file: check, from: 'if (missing.length === 0) return;', to: 'return;' }],
    net: start(
      'a pooler that keeps a connection for a session will do, once the logins have their settings',
    ),
  },
  {
    name: 'a start on a pooler that lends by statement',
    change: [{ file: check, from: 'await checkTransaction(client, given, doors);', to: '' }],
    net: start('a pooler that lends by statement is refused'),
  },
  {
    name: 'a start with a login that may more than its doors',
    change: [
      { file: check, from: 'if (foreign !== null)', to: 'if (false)' },
      { file: check, from: 'if (closed !== null)', to: 'if (false)' },
    ],
    net: start('a login of a door that may more than its doors is refused'),
  },
  {
    name: 'a start over two databases',
    change: [{ file: check, from: 'if (database !== home)', to: 'if (false)' }],
    net: start('an address that leads to another database is refused'),
  },
  {
    name: 'a start where nothing is heard',
    change: [{ file: check, from: 'if (!(await heard))', to: 'if (false)' }],
    net: start('an address of the tasks at which nothing is heard is refused'),
  },
  {
    name: 'migrations through a pooler',
    change: [
      {
        file: 'server/outside/check-database-and-connection-messages.ts',
        from: 'if (rights.lockTimeout !== PASSED_ON)',
        to: 'if (false)',
      },
    ],
    net: start(
      'a direct address that leads through a pooler is refused before anything is migrated',
    ),
  },
  {
    name: 'a replica that is read wherever it is',
    change: [
      {
        file: 'server/access/read-from-replica.ts',
        from: 'if (rows[0]?.isThere === true) return true;',
        to: 'if (rows.length > 0) return true;',
      },
    ],
    net: {
      file: 'server/access/read-from-replica.test.ts',
      title: 'one that is behind is not read, however far: the database answers, with all there is',
    },
  },
  {
    name: 'a replica that takes reports with it',
    change: [
      {
        file: 'server/access/read-from-replica.ts',
        from: 'if (signal?.aborted || error instanceof Refusal || isOutOfTime(error)) throw error;',
        to: 'if (signal?.aborted || error instanceof Error) throw error;',
      },
    ],
    net: {
      file: 'server/access/read-from-replica.test.ts',
      title:
        'one that is lost in the middle of a report is answered for by the database, and then left alone for a while',
    },
  },
  {
    name: 'a leader that is taken for a replica',
    change: [
      {
        file: 'server/outside/pooled-addresses/check-replica.ts',
        from: 'if (!there.isFollowing)',
        to: "if (there.database === '')",
      },
    ],
    net: {
      file: 'server/access/read-from-replica.test.ts',
      title: 'is refused at the start, in one sentence',
    },
  },
];
