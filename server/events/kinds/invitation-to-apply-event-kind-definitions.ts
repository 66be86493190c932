import { type EventKindDefinition } from '../event-kind-definition-type-and-live-changes.ts';

/** What happens to invitations to apply. */
export const invitationToApplyEventKindDefinitions = {
  'application-invited': {
    live: ['candidates'],
    feed: null,
    email: 'candidate',
    webhook: null,
    audit: null,
  },
  'interest-invited': {
    live: ['candidates'],
    feed: null,
    email: 'candidate',
    webhook: null,
    audit: null,
  },
  'past-applicant-invited': {
    live: ['candidates'],
    feed: null,
    email: 'candidate',
    webhook: null,
    audit: null,
  },
  /** Subject of these: the round of invitations. */
  'invites-sent': {
    live: ['candidates', 'feed'],
    feed: { to: 'managers', by: 'minute' },
    email: null,
    webhook: null,
    audit: { kind: 'invites-sent', oneForOne: true },
  },
  'invites-cancelled': {
    live: ['candidates'],
    feed: null,
    email: null,
    webhook: null,
    audit: { kind: 'invites-cancelled', oneForOne: true },
  },
} as const satisfies Record<string, EventKindDefinition>;
