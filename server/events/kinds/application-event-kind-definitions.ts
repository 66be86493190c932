import {
  LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
  type EventKindDefinition,
} from '../event-kind-definition-type-and-live-changes.ts';

/** What happens to an application; subject of all of them. */
export const applicationEventKindDefinitions = {
  'application-begun': {
    live: [],
    feed: null,
    email: 'candidate',
    webhook: 'application.started',
    audit: { kind: 'application-started', oneForOne: false },
  },
  /** Subject of these: the application. Of people who only showed interest, or were invited before they applied. */
  'interest-shown': {
    live: ['candidates', 'feed'],
    feed: { to: 'managers', by: 'day' },
    email: 'candidate',
    webhook: null,
    audit: null,
  },
  /** Subject: the application. Its role was closed by hand before it was submitted. */
  'application-cut-off': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: null,
    email: 'candidate',
    webhook: null,
    audit: null,
  },
  'link-asked': {
    live: [],
    feed: null,
    email: 'candidate',
    webhook: null,
    audit: null,
  },
  /** Subject: the application. Its hiring team has something to tell, in a text of its own. */
  'application-mailed': {
    live: ['candidates', 'feed'],
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: 'candidate',
    webhook: null,
    audit: { kind: 'candidates-mailed', oneForOne: false },
  },
  /** Subject: the application. It was begun, and its role closes soon. */
  'application-unfinished': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: null,
    email: 'candidate',
    webhook: null,
    audit: null,
  },
  /** Told nowhere but in an e-mail to whoever answers it, and in one to its candidate: whoever reviews must not hear of it. */
  'adjustment-requested': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'adjustment-requested', oneForOne: true },
  },
  'adjustment-answered': {
    live: [],
    feed: null,
    email: 'candidate',
    webhook: null,
    audit: { kind: 'adjustment-answered', oneForOne: true },
  },
  'application-submitted': {
    live: ['jobs', 'candidates', 'feed'],
    feed: { to: 'managers', by: 'day' },
    email: 'candidate',
    webhook: 'application.submitted',
    audit: { kind: 'application-submitted', oneForOne: true },
  },
  'application-withdrawn': {
    live: ['jobs', 'candidates', 'feed'],
    feed: { to: 'managers', by: 'day' },
    email: null,
    webhook: 'application.withdrawn',
    audit: { kind: 'application-withdrawn', oneForOne: true },
  },
  'application-moved': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: null,
    webhook: 'application.stage_changed',
    audit: { kind: 'decided', oneForOne: false },
  },
  'application-rejected': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: 'candidate',
    webhook: 'application.rejected',
    audit: { kind: 'decided', oneForOne: false },
  },
  /** Subject: the application. The e-mail that tells of the rejection leaves at another moment than it was to. */
  'rejection-email-rescheduled': {
    live: ['candidates'],
    feed: null,
    email: null,
    webhook: null,
    audit: { kind: 'mail-moved', oneForOne: false },
  },
  'application-hired': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: null,
    webhook: 'application.hired',
    audit: { kind: 'decided', oneForOne: false },
  },
  'decision-undone': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: null,
    webhook: 'application.stage_changed',
    audit: { kind: 'decision-undone', oneForOne: false },
  },
} as const satisfies Record<string, EventKindDefinition>;
