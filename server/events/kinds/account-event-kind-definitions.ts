import { type EventKindDefinition } from '../event-kind-definition-type-and-live-changes.ts';

/** What happens to members, their log-ins and their organisation. Most of it is one person’s own, and nothing of it belongs to a job. */
export const accountEventKindDefinitions = {
  /** Subject: the sign-up. Happens in the server’s own organisation: there is no other yet. */
  'sign-up-asked': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: null,
  },
  /** Somebody sent themselves an e-mail to candidates, to see it. */
  'email-test-asked': {
    live: [],
    feed: null,
    email: null,
    webhook: null,
    audit: null,
  },
  /** Subject of these: the member. */
  'member-added': {
    live: ['people', 'jobs'],
    feed: { to: 'admins', by: 'minute', about: 'member' },
    email: null,
    webhook: null,
    audit: { kind: 'member-invited', oneForOne: false },
  },
  'member-deactivated': {
    live: ['people', 'jobs'],
    feed: { to: 'admins', by: 'minute', about: 'member' },
    email: null,
    webhook: null,
    audit: { kind: 'member-deactivated', oneForOne: true },
  },
  'member-reactivated': {
    live: ['people', 'jobs'],
    feed: { to: 'admins', by: 'minute', about: 'member' },
    email: null,
    webhook: null,
    audit: { kind: 'member-reactivated', oneForOne: true },
  },
  'invited-with-other-account': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: null,
  },
  'create-password-asked': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'password-link-sent', oneForOne: false },
  },
  'reset-password-asked': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'password-link-sent', oneForOne: false },
  },
  'password-changed': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'password-changed', oneForOne: true },
  },
  'two-factor-set-up': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'two-factor-set-up', oneForOne: true },
  },
  'two-factor-switched-off': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'two-factor-switched-off', oneForOne: true },
  },
  'recovery-codes-made': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'recovery-codes-made', oneForOne: true },
  },
  'recovery-code-used': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'recovery-code-used', oneForOne: true },
  },
  'codes-refused': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'code-refused', oneForOne: false },
  },
  /** Subject: the reset. */
  'two-factor-reset': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: { kind: 'two-factor-reset', oneForOne: true },
  },
  /** Subject: the request. */
  'feature-requested': {
    live: [],
    feed: null,
    email: 'operator',
    webhook: null,
    audit: { kind: 'feature-requested', oneForOne: true },
  },
  /** Subject: the device. */
  'signed-in-on-new-device': {
    live: [],
    feed: null,
    email: 'member',
    webhook: null,
    audit: null,
  },
} as const satisfies Record<string, EventKindDefinition>;
