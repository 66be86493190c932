import type { EventKind } from '../../../events/event-catalogue.ts';

export type ActivityFeedFacts = {
  /** Who did it. */
  who: string;
  /** The title of the role. */
  role: string;
  /** How many it was done to on that day. */
  n: number;
  /** The one it was done to, where it was one: a reference or a name. */
  one: string;
};

export type ActivityFeedSentence = {
  /** Everybody with a part in the role, those who manage it, or the admins of the organisation. */
  to: 'team' | 'managers' | 'admins';
  /** What concerns candidates is told by the day, so that nobody can see who came when. */
  by: 'minute' | 'day';
  /** What the subject of the event is, if the sentence names it. */
  about?: 'application' | 'member';
  says: (facts: ActivityFeedFacts) => string;
};

/** What the feed tells of. */
export const activityFeedWords: Partial<Record<EventKind, ActivityFeedSentence>> = {
  'job-started': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} started ${role}`,
  },
  'job-published': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} published ${role}`,
  },
  'hire-status-set': {
    to: 'managers',
    by: 'minute',
    says: ({ who, role }) => `${who} updated the hire status of ${role}`,
  },
  'job-archived': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} archived ${role}`,
  },
  'job-unarchived': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} brought back ${role}`,
  },
  'job-archive-undone': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} opened ${role} again`,
  },
  'job-closed-by-hand': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} closed ${role}`,
  },
  'job-closing-undone': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} opened ${role} again`,
  },
  'job-reopened': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} reopened ${role}`,
  },
  'job-closed': {
    to: 'team',
    by: 'minute',
    says: ({ role }) => `${role} closed`,
  },
  'team-changed': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} changed the hiring team of ${role}`,
  },
  'batch-dealt': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} sent answers to the reviewers of ${role}`,
  },
  'reviews-finished': {
    to: 'managers',
    by: 'minute',
    says: ({ who, role }) => `${who} finished reviewing for ${role}`,
  },
  'reviews-released': {
    to: 'team',
    by: 'minute',
    says: ({ who, role }) => `${who} released the reviews of ${role}`,
  },
  'application-submitted': {
    to: 'managers',
    by: 'day',
    says: ({ n, role }) =>
      n === 1 ? `Somebody applied for ${role}` : `${n} people applied for ${role}`,
  },
  'interest-shown': {
    to: 'managers',
    by: 'day',
    says: ({ n, role }) => `${n === 1 ? 'Somebody' : `${n} people`} showed interest in ${role}`,
  },
  'invites-sent': {
    to: 'managers',
    by: 'minute',
    says: ({ who, role }) => `${who} invited people to apply for ${role}`,
  },
  'application-withdrawn': {
    to: 'managers',
    by: 'day',
    says: ({ n, role }) => `${n === 1 ? 'A candidate' : `${n} candidates`} withdrew from ${role}`,
  },
  'application-mailed': {
    to: 'managers',
    by: 'day',
    about: 'application',
    says: (facts) => `${facts.who} wrote an e-mail to ${candidates(facts)} of ${facts.role}`,
  },
  'application-moved': {
    to: 'managers',
    by: 'day',
    about: 'application',
    says: (facts) => `${facts.who} moved ${candidates(facts)} on in ${facts.role}`,
  },
  'application-rejected': {
    to: 'managers',
    by: 'day',
    about: 'application',
    says: (facts) => `${facts.who} rejected ${candidates(facts)} for ${facts.role}`,
  },
  'application-hired': {
    to: 'managers',
    by: 'day',
    about: 'application',
    says: (facts) => `${facts.who} hired ${candidates(facts)} for ${facts.role}`,
  },
  'decision-undone': {
    to: 'managers',
    by: 'day',
    about: 'application',
    says: (facts) => `${facts.who} took back the decision on ${candidates(facts)} in ${facts.role}`,
  },
  'member-added': {
    to: 'admins',
    by: 'minute',
    about: 'member',
    says: (facts) => `${facts.who} added ${people(facts)}`,
  },
  'member-deactivated': {
    to: 'admins',
    by: 'minute',
    about: 'member',
    says: (facts) => `${facts.who} deactivated ${people(facts)}`,
  },
  'member-reactivated': {
    to: 'admins',
    by: 'minute',
    about: 'member',
    says: (facts) => `${facts.who} let ${people(facts)} in again`,
  },
};

/** What it keeps to itself: steps of candidates on their way, what follows from another line, and what is one person's own. */
export const eventKindsNotInActivityFeed: EventKind[] = [
  'application-begun',
  'application-invited',
  'interest-invited',
  'past-applicant-invited',
  'invites-cancelled',
  'application-cut-off',
  'link-asked',
  'email-test-asked',
  'application-unfinished',
  'reviews-sent',
  'reviewer-reminded',
  'application-reviewed',
  'sign-up-asked',
  'invited-with-other-account',
  'create-password-asked',
  'reset-password-asked',
  'password-changed',
  'two-factor-set-up',
  'two-factor-switched-off',
  'recovery-codes-made',
  'recovery-code-used',
  'two-factor-reset',
  'codes-refused',
  'feature-requested',
  'signed-in-on-new-device',
];

const candidates = ({ n, one }: ActivityFeedFacts) =>
  n === 1 ? one || 'a candidate' : `${n} candidates`;

const people = ({ n, one }: ActivityFeedFacts) => (n === 1 ? one || 'somebody' : `${n} people`);
