import {
  type EmailKind,
  emailKinds,
  emailTypes,
  type EventWithReviewerEmail,
} from '../../../emails/types.ts';

/** What a reviewer is told by e-mail; the subject of each event is their link. */
// Of the same e-mails as the type of its keys.
export const reviewerEmailKindByEvent = Object.fromEntries(
  emailKinds.flatMap((kind) => {
    const type = emailTypes[kind];
    return type.audience === 'reviewer' ? [[type.event, kind]] : [];
  }),
) as Record<EventWithReviewerEmail, EmailKind>;

export const eventsWithReviewerEmail = Object.keys(reviewerEmailKindByEvent);

export function isEventWithReviewerEmail(event: string): event is EventWithReviewerEmail {
  return Object.hasOwn(reviewerEmailKindByEvent, event);
}
