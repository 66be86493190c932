import type { WebhookEventType } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import type { LiveChangeKind } from '@evenhand/contract/live/live-changes.ts';
import type { AuditEntryKind } from './audit-catalogue.ts';

export type EventEmailRecipientKind = 'candidate' | 'reviewer' | 'member' | 'operator';

/** Who hears of a kind of event. Every kind answers each of these; what the feature says of it stands in the feature. */
export type EventKindDefinition = {
  /** What the open pages that it concerns ask again; nothing for what no page shows. */
  live: readonly LiveChangeKind[];
  /** Null for steps of candidates on their way, for what follows from another line, and for what is one person's own. */
  feed: {
    /** Everybody with a part in the job, those who manage it, or the admins of the organisation. */
    to: 'team' | 'managers' | 'admins';
    /** What concerns candidates is told by the day, so that nobody can see who came when. */
    by: 'minute' | 'day';
    /** What the subject of the event is, if the sentence names it. */
    about?: 'application' | 'member';
  } | null;
  /** Which e-mail it is, and when it is still due, stands with the e-mail (emails/types/). */
  email: EventEmailRecipientKind | null;
  webhook: WebhookEventType | null;
  /** The entry that the audit trail has of it; not one for one where an entry is of several at once, or of some only. */
  audit: { kind: AuditEntryKind; oneForOne: boolean } | null;
};

/** What shows a job, and what shows its candidates. */
export const LIVE_CHANGES_OF_JOBS_AND_CANDIDATES = ['jobs', 'candidates', 'feed', 'tasks'] as const;
