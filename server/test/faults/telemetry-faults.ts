import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';

const counted = (title: string): PlantedFaultDetector => ({
  file: 'server/telemetry/serve-metrics.test.ts',
  title,
});
const traced = (title: string): PlantedFaultDetector => ({
  file: 'server/telemetry/tracing.test.ts',
  title,
});
const NOTHING_COUNTED =
  'requests are counted by route and status, and nothing of an organisation stands in it';
const NOTHING_TRACED =
  'a request is a trace of its route, its doors and its statements, and tells nothing of anybody';

/** Ways of telling of somebody where figures, traces and lines of the log are read, and of telling nothing where something waits. */
export const plantedTelemetryFaults: PlantedFault[] = [
  {
    name: 'requests counted by their address',
    change: [
      {
        file: 'server/app.ts',
        from: "const route = request.routeOptions.url ?? 'unknown';",
        to: 'const route = request.url;',
      },
    ],
    net: counted(NOTHING_COUNTED),
  },
  {
    name: 'an unknown address that is a label of its own',
    change: [
      {
        file: 'server/app.ts',
        from: "request.routeOptions.url ?? 'unknown'",
        to: 'request.routeOptions.url ?? request.url',
      },
    ],
    net: counted(NOTHING_COUNTED),
  },
  {
    name: 'figures of a database that is away, as they were',
    change: [
      {
        file: 'server/telemetry/collect-gauge-metrics.ts',
        from: 'findFigures(services).catch(() => [])',
        to: "findFigures(services).catch(() => [{ queue: 'emails', waiting: 0, oldestSeconds: null, head: null }])",
      },
    ],
    net: counted(
      'while the database is away the process is still told of, and what the database alone knows is missing',
    ),
  },
  {
    name: 'figures asked of the database by each who asks',
    change: [
      {
        file: 'server/telemetry/serve-metrics.ts',
        from: 'performance.now() + KEPT_MS',
        to: '0',
      },
    ],
    net: counted('however many ask, the database is asked once in a second'),
  },
  {
    name: 'spans named by the address',
    change: [
      {
        file: 'server/telemetry/trace-requests.ts',
        from: "request.routeOptions.url ?? 'unknown'",
        to: 'request.url',
      },
    ],
    net: traced(NOTHING_TRACED),
  },
  {
    name: 'statements in spans',
    change: [
      {
        file: 'server/telemetry/tracing.ts',
        from: "span.setAttribute('db.system.name', 'postgresql');",
        to: "span.setAttribute('db.query.text', text);",
      },
    ],
    net: traced(NOTHING_TRACED),
  },
  {
    name: 'spans that wait for a collector without end',
    change: [
      { file: 'server/telemetry/tracing.ts', from: 'QUEUE_MAX = 2048', to: 'QUEUE_MAX = 1e6' },
    ],
    net: traced('of 20,000 spans at once no more are sent than may wait'),
  },
  {
    name: 'a query of the board that names no metric',
    change: [
      {
        file: 'deploy/grafana/evenhand.json',
        from: 'evenhand_queue_size{',
        to: 'evenhand_queue_sizes{',
      },
    ],
    net: {
      file: 'server/telemetry/deployed-metric-names.test.ts',
      title: 'names metrics that exist, with labels that they have',
    },
  },
  {
    name: 'the address of a person in an error that is logged',
    change: [
      {
        file: 'server/telemetry/open-log.ts',
        from: 'text.replace(secret, REDACTED)',
        to: 'text',
      },
    ],
    net: {
      file: 'server/telemetry/open-log.test.ts',
      title: 'nor what the words of an error quote: addresses of people, logins, tokens of links',
    },
  },
];
