/** What a metric is: its words stand beside it where it is read, and its labels are all there are. */
type MetricDefinition = {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
};

/**
 * Everything that is counted for whoever runs the installation. A label has a bounded number of values, all of them names of
 * ours: the pattern of a route, the name of a task. No id, no organisation and nothing that somebody typed is ever one.
 */
export const telemetryMetricCatalogue = {
  evenhand_build_info: {
    type: 'gauge',
    help: 'Always 1; which version runs, on which Node.js',
    labels: ['version', 'node'],
  },
  evenhand_http_requests_total: {
    type: 'counter',
    help: 'Requests that were answered',
    labels: ['method', 'route', 'status'],
  },
  evenhand_http_request_duration_seconds: {
    type: 'histogram',
    help: 'From the arrival of a request to the end of its answer; streams of live changes are not in it',
    labels: ['method', 'route'],
  },
  evenhand_database_connections: {
    type: 'gauge',
    help: 'Connections of each pool that are in use or idle, and calls that wait for one',
    labels: ['pool', 'state'],
  },
  evenhand_database_connections_max: {
    type: 'gauge',
    help: 'How many connections each pool may open',
    labels: ['pool'],
  },
  evenhand_problem: {
    type: 'gauge',
    help: '1 where /readyz fails for this reason, else 0',
    labels: ['problem'],
  },
  evenhand_queue_size: {
    type: 'gauge',
    help: 'How much waits, over all processes: events to be passed on, tasks and e-mails that are due, changes to be counted',
    labels: ['queue'],
  },
  evenhand_queue_oldest_seconds: {
    type: 'gauge',
    help: 'For how long the oldest of a queue has waited since it was due, over all processes',
    labels: ['queue'],
  },
  evenhand_figures_lag_seconds: {
    type: 'gauge',
    help: 'By how much stored figures are behind, over all processes; 0 where nothing waits',
    labels: ['figures'],
  },
  evenhand_emails_total: {
    type: 'counter',
    help: 'E-mails that this process handed over, or tried to, by what became of it',
    labels: ['outcome'],
  },
  evenhand_tasks_total: {
    type: 'counter',
    help: 'Tasks of the queue that this process worked on',
    labels: ['task', 'outcome'],
  },
  evenhand_rounds_total: {
    type: 'counter',
    help: 'Rounds in which this process looked for work by itself',
    labels: ['round', 'outcome'],
  },
  evenhand_round_completed_timestamp_seconds: {
    type: 'gauge',
    help: 'When a round last came to its end without an error',
    labels: ['round'],
  },
  evenhand_replica_reads_total: {
    type: 'counter',
    help: 'Reports and files for which the replica was asked: read there, or here as it was behind or lost',
    labels: ['outcome'],
  },
} as const satisfies Record<string, MetricDefinition>;

export type MetricName = keyof typeof telemetryMetricCatalogue;
export type MetricLabelsOf<Name extends MetricName> = Record<
  (typeof telemetryMetricCatalogue)[Name]['labels'][number],
  string
>;
