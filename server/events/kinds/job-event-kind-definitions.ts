import {
  LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
  type EventKindDefinition,
} from '../event-kind-definition-type-and-live-changes.ts';

/** What happens to a job. */
export const jobEventKindDefinitions = {
  'job-started': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'job-started', oneForOne: true },
  },
  'job-published': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: 'job.published',
    audit: { kind: 'job-published', oneForOne: true },
  },
  'job-archived': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'job-archived', oneForOne: true },
  },
  'job-unarchived': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'job-unarchived', oneForOne: true },
  },
  /** Closed and archived a moment ago, and open again as if nothing had happened. */
  'job-archive-undone': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'job-archive-undone', oneForOne: true },
  },
  'job-closing-undone': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'job-closing-undone', oneForOne: true },
  },
  /** By its date or by hand; by hand only once it can no longer be taken back. */
  'job-closed': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: 'job.closed',
    audit: null,
  },
  /** Somebody has closed it a moment ago: `job-closed` follows once it can no longer be taken back. */
  'job-closed-by-hand': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'job-closed-by-hand', oneForOne: true },
  },
  'job-reopened': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'job-reopened', oneForOne: true },
  },
  'hire-status-set': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'hire-status-set', oneForOne: true },
  },
  'team-changed': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'team-changed', oneForOne: true },
  },
} as const satisfies Record<string, EventKindDefinition>;
