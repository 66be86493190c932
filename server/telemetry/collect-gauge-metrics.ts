import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import type { DatabasePoolByLogin } from '../access/database-pools-and-logins-by-door.ts';
import { readinessProblemNames, findReadinessProblems } from '../readiness-check-and-problems.ts';
import type { Services } from '../services-type.ts';
import { allEventTasks } from '../tasks/all-event-periodic-and-start-tasks.ts';
import { findQueueFigures, type QueueFigure } from './find-queue-figures.ts';
import type { MetricRegistry } from './metrics-type-and-registry.ts';

/** What waits to be worked on, and what waits to be counted. */
const QUEUES: ReadonlySet<string> = new Set(['events', 'tasks', 'emails']);

/**
 * Looks at what is not counted as it happens, and sets it. Where the database does not answer, what it alone knows is missing:
 * an old figure would look like a good one.
 */
export function openGaugeMetricCollector(
  services: Services,
  { setGauge }: Pick<MetricRegistry, 'setGauge'>,
): () => Promise<void> {
  const ageOf = createHeadAges();
  return async () => {
    setPools(services.pools, setGauge);
    const [problems, figures] = await Promise.all([
      findReadinessProblems(services),
      findFigures(services).catch(() => []),
    ]);
    const known = new Set(services.leaving() ? ['leaving', ...problems] : problems);
    setGauge(
      'evenhand_problem',
      readinessProblemNames.map((problem) => ({
        labels: { problem },
        value: Number(known.has(problem)),
      })),
    );
    const aged = figures.map((figure) => ({ ...figure, seconds: ageOf(figure) }));
    const queues = aged.filter(({ queue }) => QUEUES.has(queue));
    const stored = aged.filter(({ queue }) => !QUEUES.has(queue));
    setGauge(
      'evenhand_queue_size',
      aged.map(({ queue, waiting }) => ({ labels: { queue }, value: waiting })),
    );
    setGauge(
      'evenhand_queue_oldest_seconds',
      queues.map(({ queue, seconds }) => ({ labels: { queue }, value: seconds })),
    );
    setGauge(
      'evenhand_figures_lag_seconds',
      stored.map(({ queue, seconds }) => ({ labels: { figures: queue }, value: seconds })),
    );
  };
}

function findFigures(services: Services): Promise<QueueFigure[]> {
  return runTransactionByDoor({ services, door: 'system' }, (db) =>
    findQueueFigures(db, Object.keys(allEventTasks), services.now()),
  );
}

/** A queue that keeps no times: for how long the same entry has stood at its head, since it was first seen there. */
function createHeadAges(): (figure: QueueFigure) => number {
  const seen = new Map<string, { head: number; at: number }>();
  return ({ queue, oldestSeconds, head }) => {
    if (head === null) {
      seen.delete(queue);
      return Math.max(0, oldestSeconds ?? 0);
    }
    const before = seen.get(queue);
    const first = before?.head === head ? before : { head, at: performance.now() };
    seen.set(queue, first);
    return (performance.now() - first.at) / 1000;
  };
}

function setPools(pools: DatabasePoolByLogin, setGauge: MetricRegistry['setGauge']): void {
  const open = Object.entries(pools).map(([pool, { raw }]) => ({ pool, raw }));
  setGauge(
    'evenhand_database_connections',
    open.flatMap(({ pool, raw }) => {
      const counts = {
        in_use: raw.totalCount - raw.idleCount,
        idle: raw.idleCount,
        waiting: raw.waitingCount,
      };
      return Object.entries(counts).map(([state, value]) => ({ labels: { pool, state }, value }));
    }),
  );
  setGauge(
    'evenhand_database_connections_max',
    open.map(({ pool, raw }) => ({ labels: { pool }, value: raw.options.max })),
  );
}
