import {
  LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
  type EventKindDefinition,
} from '../event-kind-definition-type-and-live-changes.ts';

/** What happens to answers that are reviewed. */
export const reviewEventKindDefinitions = {
  /** Subject: the batch. Its answers still have to lose what tells who wrote them. */
  'batch-dealt': {
    live: [],
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: 'review.batch_sent',
    audit: { kind: 'reviews-sent', oneForOne: false },
  },
  /** Subject: the reviewer link. One for each reviewer of a batch, as soon as there is something to see. */
  'reviews-sent': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: null,
    email: 'reviewer',
    webhook: null,
    audit: null,
  },
  /** Subject: the reviewer link. */
  'reviewer-reminded': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: null,
    email: 'reviewer',
    webhook: null,
    audit: { kind: 'reviewers-reminded', oneForOne: false },
  },
  /** Subject: the member, whose marks stay. */
  'reviewer-taken-off': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'reviewer-taken-off', oneForOne: true },
  },
  /** Subject: the member, whose marks on the role count no more. */
  'marks-voided': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'marks-voided', oneForOne: true },
  },
  'reviews-finished': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'minute' },
    email: null,
    webhook: 'review.completed',
    audit: { kind: 'reviews-finished', oneForOne: true },
  },
  'reviews-released': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'team', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'reviews-released', oneForOne: true },
  },
  'application-reviewed': {
    live: ['jobs', 'candidates'],
    feed: null,
    email: null,
    webhook: null,
    audit: null,
  },
} as const satisfies Record<string, EventKindDefinition>;
