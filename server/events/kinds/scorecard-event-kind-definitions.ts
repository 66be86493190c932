import {
  LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
  type EventKindDefinition,
} from '../event-kind-definition-type-and-live-changes.ts';

/** What happens to what a panel makes of an interview. Subject: the application; nothing of it says what stands on a card. */
export const scorecardEventKindDefinitions = {
  'scorecard-submitted': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: null,
    webhook: 'scorecard.submitted',
    audit: { kind: 'scorecard-submitted', oneForOne: true },
  },
  /** Whoever was the last with a card missing has left the panel. With the last card itself, `scorecard-submitted` says it. */
  'scorecards-opened': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: null,
    webhook: null,
    audit: { kind: 'scorecards-opened', oneForOne: true },
  },
  'scorecards-released': {
    live: LIVE_CHANGES_OF_JOBS_AND_CANDIDATES,
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: null,
    webhook: null,
    audit: { kind: 'scorecards-released', oneForOne: true },
  },
  'mark-agreed': {
    live: ['candidates', 'feed'],
    feed: { to: 'managers', by: 'day', about: 'application' },
    email: null,
    webhook: null,
    audit: { kind: 'mark-agreed', oneForOne: true },
  },
  /** Subject: the interview. Cards of its panel are missing a day after its end. */
  'scorecards-missed': {
    live: ['tasks'],
    feed: null,
    email: 'member',
    webhook: null,
    audit: null,
  },
} as const satisfies Record<string, EventKindDefinition>;
