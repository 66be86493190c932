import type { Db } from '../doors/enter.ts';
import type { EmailKind, TagValues } from '../features/emails/rules/tags.ts';
import type { Services } from '../services.ts';

/** Whom an event is told, and what fills the tags of its letter. */
export type EmailDraft = {
  to: string;
  memberId: number | null;
  values: TagValues;
  /** The role it is about, which may have words of its own. */
  jobId?: number;
  /** Another letter than the usual one, where the facts call for it. */
  kind?: EmailKind;
};

/**
 * The e-mail an event calls for. `draft` reads the facts as they stand when the e-mail is written, which may be
 * later than the event, and answers null when there is nothing left to tell.
 */
export type EventEmail = {
  kind: EmailKind;
  draft: (
    db: Db<'worker'>,
    occasion: { services: Services; eventId: number; subjectId: number },
  ) => Promise<EmailDraft | null>;
};
