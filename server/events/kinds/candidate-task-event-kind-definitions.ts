import {
  LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
  type EventKindDefinition,
} from '../event-kind-definition-type-and-live-changes.ts';

/** What happens to the tasks that candidates are sent. Subject: the application. */
export const candidateTaskEventKindDefinitions = {
  'task-invited': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: 'candidate',
    webhook: null,
    audit: { kind: 'tasks-invited', oneForOne: false },
  },
  'task-submitted': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: null,
    webhook: 'task.submitted',
    audit: { kind: 'task-submitted', oneForOne: true },
  },
  'task-closed': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: null,
    webhook: 'task.closed',
    audit: { kind: 'tasks-closed', oneForOne: false },
  },
  /** Another last day was given, which the candidate is told. */
  'task-extended': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: 'candidate',
    webhook: null,
    audit: { kind: 'tasks-extended', oneForOne: false },
  },
  /** Before its last day by the server itself, or when somebody asks for it. */
  'task-reminded': {
    live: ['candidates'],
    feed: null,
    email: 'candidate',
    webhook: null,
    audit: null,
  },
} as const satisfies Record<string, EventKindDefinition>;
