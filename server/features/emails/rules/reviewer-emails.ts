import {
  type EmailKind,
  emailKinds,
  emailTypes,
  type EventWithReviewerEmail,
} from '../../../emails/types.ts';

/** What a reviewer is told by e-mail; the subject of each event is their link. */
// Of the same e-mails as the type of its keys.
export const reviewerEmails = Object.fromEntries(
  emailKinds.flatMap((kind) => {
    const type = emailTypes[kind];
    return type.audience === 'reviewer' ? [[type.event, kind]] : [];
  }),
) as Record<EventWithReviewerEmail, EmailKind>;

export const reviewerEvents = Object.keys(reviewerEmails);

export function isForReviewer(event: string): event is EventWithReviewerEmail {
  return Object.hasOwn(reviewerEmails, event);
}
