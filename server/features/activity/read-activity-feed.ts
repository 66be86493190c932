import {
  ACTIVITY_FEED_DAYS_SHOWN,
  ACTIVITY_FEED_PAGE_SIZE,
  type ActivityFeedEntry,
  type listActivityFeedEndpoint,
} from '@evenhand/contract/activity/activity-feed.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { ActingMember, VisitorRequestContext } from '../../access/visitor-request-context.ts';
import {
  type EventKind,
  type EventKindInFeed,
  eventKindsWhere,
  eventKindDefinitions,
} from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { EventKindDefinition } from '../../events/event-kind-definition-type-and-live-changes.ts';
import { mayManageCandidates } from '../jobs/rules/may-see-job-or-manage-candidates.ts';
import { activityFeedSentenceByEventKind } from './content/activity-feed-words.ts';
import {
  type ActivityFeedDbRow,
  findActivityFeed,
  type ActivityFeedEventKindsByAudience,
} from './sql/activity-feed.ts';

/** Where much happens a page is full after a few days, and the rest need not be folded. */
const LOOKS_BACK_DAYS = [3, 10, ACTIVITY_FEED_DAYS_SHOWN];

/** The feed as this member sees it: nothing of a candidate in it is finer than the day, and while sealed nothing names one. */
export async function readActivityFeed(
  { db, member, now }: VisitorRequestContext,
  { page }: { page: number },
): Promise<ResponseOf<typeof listActivityFeedEndpoint>> {
  const query = {
    member,
    kinds,
    now,
    limit: ACTIVITY_FEED_PAGE_SIZE + 1,
    offset: (page - 1) * ACTIVITY_FEED_PAGE_SIZE,
  };
  let rows: ActivityFeedDbRow[] = [];
  for (const days of LOOKS_BACK_DAYS) {
    rows = await findActivityFeed(db, { ...query, days });
    if (rows.length > ACTIVITY_FEED_PAGE_SIZE) break;
  }
  return {
    activities: rows.slice(0, ACTIVITY_FEED_PAGE_SIZE).flatMap((row) => activityOf(row, member)),
    more: rows.length > ACTIVITY_FEED_PAGE_SIZE,
  };
}

function activityOf(row: ActivityFeedDbRow, member: ActingMember): ActivityFeedEntry[] {
  const { kind } = row;
  if (!isInFeed(kind)) return [];
  return [
    {
      id: [kind, row.jobId ?? 0, row.actorId ?? 0, row.day].join('.'),
      type: kind,
      createdAt: row.at,
      isTimed: row.isTimed,
      day: row.day,
      text: activityFeedSentenceByEventKind[kind]({
        who: row.who ?? 'Somebody',
        role: row.role ?? 'a role',
        n: row.n,
        one: row.candidate ?? row.member ?? '',
      }),
      jobId: row.jobId,
      link: linkOf(row, { feed: eventKindDefinitions[kind].feed, member }),
    },
  ];
}

/** Archived roles have no page to go to, and drafts none for those who do not work on them. */
function linkOf(
  { jobId, phase, ownRole, n, subjectId }: ActivityFeedDbRow,
  { feed, member }: { feed: EventKindDefinition['feed']; member: ActingMember },
): string | null {
  if (feed?.to === 'admins') return '/settings/users-and-permissions';
  if (jobId === null || phase === null || phase === 'archived') return null;
  if (phase === 'draft')
    return mayManageCandidates({ isAdmin: member.role === 'ADMIN', ownRole })
      ? `/builder/${jobId}/`
      : null;
  const isOne = feed?.about === 'application' && n === 1 && subjectId !== null;
  return `/manage/${jobId}/${isOne ? `?candidate=${subjectId}` : ''}`;
}

function isInFeed(kind: EventKind): kind is EventKindInFeed {
  return Object.hasOwn(activityFeedSentenceByEventKind, kind);
}

const kindsThat = (fits: (feed: NonNullable<EventKindDefinition['feed']>) => boolean) =>
  eventKindsWhere(({ feed }) => feed !== null && fits(feed));

const kinds: ActivityFeedEventKindsByAudience = {
  team: kindsThat(({ to }) => to === 'team'),
  managers: kindsThat(({ to }) => to === 'managers'),
  admins: kindsThat(({ to }) => to === 'admins'),
  byDay: kindsThat(({ by }) => by === 'day'),
  onApplications: kindsThat(({ about }) => about === 'application'),
  onMembers: kindsThat(({ about }) => about === 'member'),
};
