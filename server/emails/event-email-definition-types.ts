import type { Db } from '../access/transactions-by-door-or-token.ts';
import type { EventKind } from '../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { MergeTagValues } from './merge-tag-names-and-fallbacks.ts';
import type { EmailAttachment } from './email-attachment-type.ts';
import type { EmailKind } from './all-email-types.ts';
import type { Services } from '../services-type.ts';

/** Whom an event is told, and what fills the tags of its letter. */
export type EventEmailRecipientAndValues = {
  to: string;
  memberId: number | null;
  values: MergeTagValues;
  /** The role it is about, which may have words of its own. */
  jobId?: number;
  /** A candidate, by their application and the link to it that stands in the letter. */
  applicationId?: number;
  token?: string;
  /** Go with it as files. */
  attachments?: readonly EmailAttachment[];
  /** Not before; now unless told. */
  sendAt?: Date;
  /** Another letter than the usual one, where the facts call for it. */
  kind?: EmailKind;
};

/**
 * The e-mail an event calls for. `draft` reads the facts as they stand when the e-mail is written, which may be
 * later than the event, and answers null when there is nothing left to tell; a list where several are told.
 */
export type EventEmailDefinition = {
  kind: EmailKind;
  draft: (
    db: Db<'system'>,
    occasion: { services: Services; eventId: number; subjectId: number },
  ) => Promise<EventEmailRecipientAndValues | readonly EventEmailRecipientAndValues[] | null>;
};

/** Which events are told by e-mail besides those candidates and reviewers hear of. */
export type EventEmailByEventKind = Partial<Record<EventKind, EventEmailDefinition>>;
