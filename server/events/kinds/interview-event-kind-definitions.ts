import {
  LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
  type EventKindDefinition,
} from '../event-kind-definition-type-and-live-changes.ts';

/** What happens to interviews. Subject: the application, unless told. */
export const interviewEventKindDefinitions = {
  'interview-invited': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: 'candidate',
    webhook: null,
    audit: { kind: 'interviews-invited', oneForOne: false },
  },
  /** Candidate and panel are told of these, each in their own words. */
  'interview-booked': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: 'member',
    webhook: 'interview.booked',
    audit: { kind: 'interview-booked', oneForOne: true },
  },
  'interview-changed': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: 'member',
    webhook: 'interview.changed',
    audit: { kind: 'interview-changed', oneForOne: true },
  },
  'interview-cancelled': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: 'member',
    webhook: 'interview.cancelled',
    audit: { kind: 'interview-cancelled', oneForOne: true },
  },
  'interview-soon': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: null,
  },
  'interview-outcome-noted': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: null,
    email: null,
    webhook: null,
    audit: { kind: 'interview-outcome-noted', oneForOne: true },
  },
  /** Of a round or a role: it is held otherwise, or at other times. */
  'interview-times-changed': {
    live: ['candidates', 'tasks'],
    feed: null,
    email: null,
    webhook: null,
    audit: null,
  },
} as const satisfies Record<string, EventKindDefinition>;
