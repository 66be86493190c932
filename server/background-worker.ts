import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { decodeBroadcastEvents } from './events/encode-and-decode-broadcast-events.ts';
import { applyJobCounterDeltas } from './events/apply-job-counter-deltas.ts';
import { sealAuditTrail } from './events/seal-audit-trail.ts';
import { listenToDatabaseNotifications } from './listen-to-database-notifications.ts';
import type { Services } from './services-type.ts';
import {
  allPeriodicTasks as featureRounds,
  allEventTasks,
} from './tasks/all-event-periodic-and-start-tasks.ts';
import type {
  EventTaskData,
  PeriodicTask,
} from './tasks/event-periodic-and-start-up-task-types.ts';
import { runTasksByOrganisation } from './tasks/run-tasks-by-organisation.ts';
import {
  dispatchEvents,
  LIVE_NOTIFY_CHANNEL,
  openTaskQueue,
} from './tasks/dispatch-events-and-open-task-queue.ts';

const LOOK_EVERY_MS = 2000;
/** Under load rounds find more to do each time instead of coming more often, and leave the database to requests. */
const REST_MS = 100;
const HINT_EVERY_MS = 100;
// Tasks come many at once: one fetch takes a batch, and a full batch is followed by the next without waiting.
const TASKS_A_BATCH = 20;
const many = {
  burstWhenBatchFull: true,
  perJobResults: true,
  notifyPollingIntervalSeconds: LOOK_EVERY_MS / 1000,
} as const;
const HINT_CHANNEL = 'evenhand_work';

export type BackgroundWorker = { hint: () => void; stop: () => Promise<void> };

/** The server's own work: events become tasks, deltas become counters, audit entries become seals. */
export async function startBackgroundWorker(
  services: Services,
  tasksUrl: string,
): Promise<BackgroundWorker> {
  const pool = new pg.Pool({ connectionString: tasksUrl, max: 2, connectionTimeoutMillis: 5000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const boss = await openTaskQueue(tasksUrl, services);
  for (const [name, task] of Object.entries(allEventTasks)) {
    const batchSize = TASKS_A_BATCH * (task.organisationsAtOnce ?? 1);
    await boss.work(name, { ...many, batchSize }, (jobs: { id: string; data: unknown }[]) =>
      // The dispatcher alone inserts tasks, always in this shape.
      runTasksByOrganisation(services, {
        name,
        task,
        queued: jobs as { id: string; data: EventTaskData }[],
      }),
    );
  }

  const tasks: Record<string, PeriodicTask> = {
    dispatch: {
      work: async () => {
        while ((await dispatchEvents(pool, boss, services)) > 0);
      },
      soon: true,
    },
    // Whoever reads counters adds what waits.
    fold: { work: applyJobCounterDeltas, soon: false },
    seal: { work: sealAuditTrail, soon: false },
    ...featureRounds,
  };
  // One after the other over the time of a look: all at once, they would wait for the same few connections, then and ever after.
  const apartMs = LOOK_EVERY_MS / Object.keys(tasks).length;
  const rounds = Object.entries(tasks).map(([name, task], place) =>
    repeatRound(services, name, { ...task, firstAfterMs: place * apartMs }),
  );
  // What this process says itself it has heard already.
  const ownName = randomUUID();
  const listener = listenToDatabaseNotifications(tasksUrl, {
    [HINT_CHANNEL]: (name) => {
      if (name !== ownName) for (const round of rounds) round.soon();
    },
    [LIVE_NOTIFY_CHANNEL]: (note) => {
      const changes = decodeBroadcastEvents(note);
      if (changes !== undefined) services.live.publish(changes);
    },
    afterGap: () => services.live.publish('missed'),
  });
  let lastHintAt = 0;
  return {
    hint: () => {
      for (const round of rounds) round.soon();
      // Other processes hear of it at most ten times a second.
      if (Date.now() - lastHintAt < HINT_EVERY_MS) return;
      lastHintAt = Date.now();
      pool.query('select pg_notify($1, $2)', [HINT_CHANNEL, ownName]).catch(() => {});
    },
    stop: async () => {
      await Promise.all(rounds.map((round) => round.stop()));
      await listener.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await pool.end();
    },
  };
}

/**
 * Does the work every so many seconds, and soon after a hint where somebody waits for it, never twice at once and not twice within the rest; a failure waits
 * for the next look.
 */
function repeatRound(
  services: Services,
  name: string,
  { work, soon, everySeconds, firstAfterMs }: PeriodicTask & { firstAfterMs: number },
) {
  const everyMs = everySeconds === undefined ? LOOK_EVERY_MS : everySeconds * 1000;
  let stopped = false;
  let hinted = false;
  let resting = false;
  let wake = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = (async () => {
    await pause(firstAfterMs);
    while (!stopped) {
      hinted = false;
      const outcome = await work(services).then(
        () => 'completed' as const,
        (error: Error) => {
          services.log({ at: name, error: error.message });
          return 'failed' as const;
        },
      );
      services.metrics.countRound(name, outcome);
      resting = true;
      if (!stopped) await pause(REST_MS);
      resting = false;
      if (!stopped && !hinted) await pause(everyMs - REST_MS);
    }
  })();
  return {
    soon: () => {
      if (!soon) return;
      hinted = true;
      if (!resting) wake();
    },
    stop: async () => {
      stopped = true;
      wake();
      await running;
    },
  };
}
