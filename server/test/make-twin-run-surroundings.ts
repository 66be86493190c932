import { sql } from 'kysely';
import {
  openRehearsalTransaction,
  type RehearsalTransaction,
} from '../access/open-rehearsal-transaction.ts';
import { buildHttpApp } from '../app.ts';
import type { TwinRunSurroundings } from '../features/twin-run/run-reviewer-blindness-twin-run.ts';
import type { EventTask } from '../tasks/event-periodic-and-start-up-task-types.ts';
import { allEventTasks } from '../tasks/all-event-periodic-and-start-tasks.ts';
import { testDatabaseRolePrefix } from './start-test-cluster.ts';
import type { TestServer } from './start-test-server.ts';

type Changes = {
  /** Is waited for once the answers of the first world have been redacted. */
  onceRedacted?: () => Promise<void>;
  /** Puts the name of whoever wrote it behind each answer that reviewers read. */
  isLeaky?: boolean;
};

/** The house in which a twin run is played on the database of a test. */
export function makeTwinRunSurroundings(
  { url, services }: Pick<TestServer, 'url' | 'services'>,
  { onceRedacted = async () => {}, isLeaky = false }: Changes = {},
): TwinRunSurroundings {
  let rehearsal: RehearsalTransaction | undefined;
  let isFirst = true;
  const eventTasks = Object.fromEntries(
    Object.entries(allEventTasks).map(([name, task]): [string, EventTask] => [
      name,
      {
        ...task,
        work: async (given, data) => {
          await task.work(given, data);
          if (name !== 'redact-batch') return;
          if (isLeaky) await rehearsal?.look(writeNamesIntoAnswers);
          if (isFirst) await onceRedacted();
          isFirst = false;
        },
      },
    ]),
  );
  return {
    services,
    version: '0.1.0',
    openRehearsal: async () =>
      (rehearsal = await openRehearsalTransaction({ url, prefix: testDatabaseRolePrefix })),
    openApp: async (given) => (await buildHttpApp(given)).app,
    eventTasks,
  };
}

const writeNamesIntoAnswers: Parameters<RehearsalTransaction['look']>[0] = (db) =>
  sql`update blind.review_item i set text = i.text || ' ' || c.last_name
    from core.review r join core.application a on a.org_id = r.org_id and a.id = r.application_id
      join pii.application_identity d on d.org_id = a.org_id and d.application_id = a.id
      join pii.candidate c on c.org_id = d.org_id and c.id = d.candidate_id
    where r.org_id = i.org_id and r.item_id = i.id`.execute(db);
