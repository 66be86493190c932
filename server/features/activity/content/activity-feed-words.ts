import type { EventKindInFeed } from '../../../events/event-kind-catalogue-and-broadcast-event-type.ts';

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

/** What the feed says of each event that it tells of. */
export const activityFeedSentenceByEventKind: Record<
  EventKindInFeed,
  (facts: ActivityFeedFacts) => string
> = {
  'job-started': ({ who, role }) => `${who} started ${role}`,
  'job-published': ({ who, role }) => `${who} published ${role}`,
  'hire-status-set': ({ who, role }) => `${who} updated the hire status of ${role}`,
  'job-archived': ({ who, role }) => `${who} archived ${role}`,
  'job-unarchived': ({ who, role }) => `${who} brought back ${role}`,
  'job-archive-undone': ({ who, role }) => `${who} opened ${role} again`,
  'job-closed-by-hand': ({ who, role }) => `${who} closed ${role}`,
  'job-closing-undone': ({ who, role }) => `${who} opened ${role} again`,
  'job-reopened': ({ who, role }) => `${who} reopened ${role}`,
  'job-closed': ({ role }) => `${role} closed`,
  'team-changed': ({ who, role }) => `${who} changed the hiring team of ${role}`,
  'batch-dealt': ({ who, role }) => `${who} sent answers to the reviewers of ${role}`,
  'reviews-finished': ({ who, role }) => `${who} finished reviewing for ${role}`,
  'reviews-released': ({ who, role }) => `${who} released the reviews of ${role}`,
  'reviewer-taken-off': ({ who, role }) => `${who} took a reviewer off ${role}`,
  'marks-voided': ({ who, role }) => `${who} voided the marks of a reviewer of ${role}`,
  'application-submitted': ({ n, role }) =>
    n === 1 ? `Somebody applied for ${role}` : `${n} people applied for ${role}`,
  'interest-shown': ({ n, role }) =>
    `${n === 1 ? 'Somebody' : `${n} people`} showed interest in ${role}`,
  'invites-sent': ({ who, role }) => `${who} invited people to apply for ${role}`,
  'application-withdrawn': ({ n, role }) =>
    `${n === 1 ? 'A candidate' : `${n} candidates`} withdrew from ${role}`,
  'application-mailed': (facts) =>
    `${facts.who} wrote an e-mail to ${candidates(facts)} of ${facts.role}`,
  'application-moved': (facts) => `${facts.who} moved ${candidates(facts)} on in ${facts.role}`,
  'application-rejected': (facts) => `${facts.who} rejected ${candidates(facts)} for ${facts.role}`,
  'application-hired': (facts) => `${facts.who} hired ${candidates(facts)} for ${facts.role}`,
  'decision-undone': (facts) =>
    `${facts.who} took back the decision on ${candidates(facts)} in ${facts.role}`,
  'interview-invited': (facts) =>
    `${facts.who} invited ${candidates(facts)} to an interview for ${facts.role}`,
  'interview-booked': ({ n, role }) =>
    n === 1 ? `An interview was booked for ${role}` : `${n} interviews were booked for ${role}`,
  'interview-changed': ({ n, role }) =>
    n === 1 ? `An interview was changed for ${role}` : `${n} interviews were changed for ${role}`,
  'interview-cancelled': ({ n, role }) =>
    n === 1
      ? `An interview was cancelled for ${role}`
      : `${n} interviews were cancelled for ${role}`,
  'scorecard-submitted': (facts) =>
    `${facts.who} handed in the card of an interview with ${candidates(facts)} for ${facts.role}`,
  'scorecards-opened': (facts) =>
    `The cards of an interview with ${candidates(facts)} for ${facts.role} are open: whoever was missing has left the panel`,
  'scorecards-released': (facts) =>
    `${facts.who} opened the cards of an interview with ${candidates(facts)} for ${facts.role} before all were in`,
  'mark-agreed': (facts) =>
    `${facts.who} signed what the panel agreed on about ${candidates(facts)} for ${facts.role}`,
  'task-invited': (facts) => `${facts.who} sent ${candidates(facts)} a task for ${facts.role}`,
  'task-submitted': ({ n, role }) =>
    n === 1 ? `A task was handed in for ${role}` : `${n} tasks were handed in for ${role}`,
  'task-closed': (facts) =>
    `${facts.who} closed the task of ${candidates(facts)} for ${facts.role}`,
  'task-extended': (facts) =>
    `${facts.who} gave ${candidates(facts)} more days for the task of ${facts.role}`,
  'member-added': (facts) => `${facts.who} added ${people(facts)}`,
  'member-deactivated': (facts) => `${facts.who} deactivated ${people(facts)}`,
  'member-reactivated': (facts) => `${facts.who} let ${people(facts)} in again`,
};

const candidates = ({ n, one }: ActivityFeedFacts) =>
  n === 1 ? one || 'a candidate' : `${n} candidates`;

const people = ({ n, one }: ActivityFeedFacts) => (n === 1 ? one || 'somebody' : `${n} people`);
