import type * as prometheus from 'prom-client';
import { loadModuleOnFirstUse } from '../load-module-on-first-use.ts';
import {
  type MetricLabelsOf,
  telemetryMetricCatalogue,
  type MetricName,
} from './metric-catalogue.ts';

const client = loadModuleOnFirstUse<typeof prometheus>('prom-client');
/** From a list that is held in memory to the time limit of a statement. */
const DURATIONS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type EmailOutcome =
  | 'sent'
  | 'delayed'
  | 'returned'
  | 'refused'
  | 'expired'
  | 'server-unreachable';

type WorkOutcome = 'completed' | 'failed';

/** What is counted while the server works. */
export type Metrics = {
  countRequest: (request: {
    method: string;
    /** The pattern, never the address. */
    route: string;
    status: number;
    /** None for a stream, which ends when its reader goes. */
    seconds?: number;
  }) => void;
  countEmail: (outcome: EmailOutcome) => void;
  countTask: (task: string, outcome: WorkOutcome) => void;
  countRound: (round: string, outcome: WorkOutcome) => void;
  countReplicaRead: (outcome: 'read' | 'behind' | 'lost') => void;
};

/** Where nobody reads figures nothing is counted. */
export const noMetrics: Metrics = {
  countRequest: () => {},
  countEmail: () => {},
  countTask: () => {},
  countRound: () => {},
  countReplicaRead: () => {},
};

export type MetricRegistry = ReturnType<typeof openMetricRegistry>;

/** A registry of its own: two servers in one process do not add up. */
export function openMetricRegistry() {
  const { Registry, Counter, Gauge, Histogram, collectDefaultMetrics } = client();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const byType = { counter: Counter, gauge: Gauge, histogram: Histogram };
  const settingsOf = (name: MetricName) => {
    const { help, labels } = telemetryMetricCatalogue[name];
    return { name, help, labelNames: [...labels], registers: [registry] };
  };
  const made = new Map(
    namesOfMetrics().map((name) => {
      const { type } = telemetryMetricCatalogue[name];
      const settings = settingsOf(name);
      return [
        name,
        type === 'histogram'
          ? new byType[type]({ ...settings, buckets: DURATIONS_S })
          : new byType[type](settings),
      ];
    }),
  );
  const gauge = (name: MetricName) => {
    const metric = made.get(name);
    if (metric instanceof Gauge) return metric;
    throw new Error(`${name} is no gauge`);
  };
  const count = <Name extends MetricName>(name: Name, labels: MetricLabelsOf<Name>) => {
    const metric = made.get(name);
    if (metric instanceof Counter) metric.inc(labels);
  };

  return {
    registry,
    /** Sets all values of a gauge at once: what is not among them is not known, and not shown. */
    setGauge: <Name extends MetricName>(
      name: Name,
      values: { labels: MetricLabelsOf<Name>; value: number }[],
    ) => {
      gauge(name).reset();
      for (const { labels, value } of values) gauge(name).set(labels, value);
    },
    metrics: {
      countRequest: ({ method, route, status, seconds }) => {
        count('evenhand_http_requests_total', { method, route, status: String(status) });
        const durations = made.get('evenhand_http_request_duration_seconds');
        if (seconds !== undefined && durations instanceof Histogram)
          durations.observe({ method, route }, seconds);
      },
      countEmail: (outcome) => count('evenhand_emails_total', { outcome }),
      countTask: (task, outcome) => count('evenhand_tasks_total', { task, outcome }),
      countReplicaRead: (outcome) => count('evenhand_replica_reads_total', { outcome }),
      countRound: (round, outcome) => {
        count('evenhand_rounds_total', { round, outcome });
        if (outcome === 'completed')
          gauge('evenhand_round_completed_timestamp_seconds').set({ round }, Date.now() / 1000);
      },
    } satisfies Metrics,
  };
}

function namesOfMetrics(): MetricName[] {
  // The keys of a constant object are all that it has.
  return Object.keys(telemetryMetricCatalogue) as MetricName[];
}
