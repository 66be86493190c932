import type { EventKind } from '../../../events/catalogue.ts';
import type { EmailKind } from '../../../emails/tags.ts';

/** What a reviewer is told by e-mail; the subject of each event is their link. */
export const reviewerEmails = {
  'reviews-sent': 'reviewer-invite',
  'reviewer-reminded': 'reviewer-reminder',
} as const satisfies Partial<Record<EventKind, EmailKind>>;

export type ReviewerEvent = keyof typeof reviewerEmails;

export const reviewerEvents = Object.keys(reviewerEmails);

export function isForReviewer(event: string): event is ReviewerEvent {
  return Object.hasOwn(reviewerEmails, event);
}
