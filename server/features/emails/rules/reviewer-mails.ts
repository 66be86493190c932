import type { EventKind } from '../../../events/catalogue.ts';
import type { MailKind } from './tags.ts';

/** What a reviewer is told by e-mail; the subject of each event is their link. */
export const reviewerMails = {
  'reviews-sent': 'reviewer-invite',
  'reviewer-reminded': 'reviewer-reminder',
} as const satisfies Partial<Record<EventKind, MailKind>>;

export type ReviewerEvent = keyof typeof reviewerMails;

export const reviewerEvents = Object.keys(reviewerMails);

export function isForReviewer(event: string): event is ReviewerEvent {
  return Object.hasOwn(reviewerMails, event);
}
