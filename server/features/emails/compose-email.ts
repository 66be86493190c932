import { randomUUID } from 'node:crypto';
import { type Db, enterDoor } from '../../access/enter.ts';
import { derivePersonalLinkToken } from '../../access/links.ts';
import type { EventKind } from '../../events/catalogue.ts';
import type { EventEmail, EventEmails } from '../../emails/event-email.ts';
import type { Services } from '../../services.ts';
import { phaseOf } from '../jobs/rules/job-phase.ts';
import { pickTemplate } from './pick-template.ts';
import { candidateValues } from './rules/candidate-values.ts';
import { candidateEmailFor } from './rules/candidate-email-for.ts';
import { isInvitation } from './rules/sender.ts';
import { stopToken } from './rules/stop-link.ts';
import type { MergeTagValues } from '../../emails/tags.ts';
import type { EmailKind, EventWithReviewerEmail } from '../../emails/types.ts';
import { aboutAnswers, aboutMinutes } from './rules/approximate-words.ts';
import { dayInWords } from '../../time/date-time-in-words.ts';
import { isForReviewer, reviewerEmails } from './rules/reviewer-emails.ts';
import { noteInvited } from './sql/addresses.ts';
import {
  type TemplateChoice,
  findChoiceOfInvitation,
  findChoiceOfRejection,
} from './sql/template-choices.ts';
import { findEmailRound } from './sql/email-rounds.ts';
import { findEmailSettings } from './sql/email-settings.ts';
import type { ChosenTemplate } from './sql/job-emails.ts';
import {
  findApplicationFacts,
  lockEmailEvent,
  findReviewerFacts,
  hasEnoughWaiting,
  insertEmail,
} from './sql.ts';

const HOUR_MS = 3_600_000;

type Occasion = {
  services: Services;
  orgId: number;
  eventId: number;
  event: string;
  subjectId: number;
};
type Draft = {
  kind: EmailKind;
  to: string;
  values: MergeTagValues;
  applicationId: number | null;
  memberId: number | null;
  /** The application's link that stands in it. */
  token?: string;
  /** The role it is about, which may have words of its own. */
  jobId?: number;
  /** What whoever invites or rejects has chosen. */
  templateId?: number | null;
  /** Its very words, where they were settled beforehand. */
  written?: ChosenTemplate | null;
  /** Now unless told, or after the wait of a rejection. */
  sendAt?: Date | undefined;
};

/**
 * Writes the e-mail an event calls for into the outbox, if it still calls for one; sending is another matter.
 * @param eventEmails what features tell by e-mail besides what candidates and reviewers hear of
 */
export async function composeEmail(
  services: Services,
  { orgId, eventId }: { orgId: number; eventId: number },
  eventEmails: EventEmails,
): Promise<void> {
  await enterDoor({ services, door: 'worker', actor: { orgId, actorId: null } }, async (db) => {
    const event = await lockEmailEvent(db, eventId);
    if (event === undefined || event.subjectId === null) return;
    const occasion = { services, orgId, eventId, event: event.kind, subjectId: event.subjectId };
    const email = Object.hasOwn(eventEmails, event.kind) && eventEmails[event.kind as EventKind];
    if (email) await composeForMember(db, occasion, email);
    else if (isForReviewer(event.kind)) await composeForReviewer(db, occasion, event.kind);
    else await composeForCandidate(db, occasion);
  });
  services.hint();
}

async function composeForCandidate(db: Db<'worker'>, occasion: Occasion): Promise<void> {
  const { services, event, subjectId: applicationId } = occasion;
  const facts = await findApplicationFacts(db, applicationId);
  if (facts === undefined) return;
  const kind = candidateEmailFor(event, {
    state: facts.state,
    isOpen: phaseOf(facts, services.now()) === 'OPEN',
  });
  if (kind === null || hasEnoughWaiting(facts, kind)) return;
  const round = kind === 'other' ? await findEmailRound(db, occasion.eventId) : null;
  if (round === undefined || round?.isCancelled) return;
  const token = derivePersonalLinkToken(
    'application',
    { id: applicationId, serial: facts.serial },
    services.config,
  );
  const { templateId, sender } = round ?? (await chosenFor(db, occasion, kind));
  await put(db, occasion, {
    kind,
    to: facts.email,
    applicationId,
    memberId: null,
    jobId: facts.jobId,
    token,
    templateId,
    written: round,
    sendAt: round?.leavesAt,
    values: candidateValues(kind, {
      ...facts,
      sender,
      dueOn: round?.dueOn ?? null,
      ownPage: `${services.config.BASE_URL}/application/${token}`,
      stopPage: isInvitation(kind) ? await stopPageOf(db, occasion, facts.email) : '',
    }),
  });
}

async function chosenFor(
  db: Db<'worker'>,
  { eventId, subjectId: applicationId }: Occasion,
  kind: EmailKind,
): Promise<TemplateChoice> {
  if (isInvitation(kind)) return findChoiceOfInvitation(db, applicationId, kind);
  if (kind === 'applicant-rejection') return findChoiceOfRejection(db, applicationId, eventId);
  return { templateId: null, sender: null };
}

/** The link that ends invitations is known from here on. */
async function stopPageOf(
  db: Db<'worker'>,
  { services, orgId }: Occasion,
  address: string,
): Promise<string> {
  const key = await noteInvited(db, address);
  return `${services.config.BASE_URL}/unsubscribe/${stopToken({ orgId, key })}`;
}

async function composeForMember(
  db: Db<'worker'>,
  occasion: Occasion,
  email: EventEmail,
): Promise<void> {
  const draft = await email.draft(db, occasion);
  if (draft !== null) await put(db, occasion, { kind: email.kind, applicationId: null, ...draft });
}

async function composeForReviewer(
  db: Db<'worker'>,
  occasion: Occasion,
  event: EventWithReviewerEmail,
): Promise<void> {
  const { services, subjectId: linkId } = occasion;
  const facts = await findReviewerFacts(db, linkId);
  if (facts === undefined || facts.dueOn === null) return;
  const token = derivePersonalLinkToken(
    'review',
    { id: linkId, serial: facts.serial },
    services.config,
  );
  await put(db, occasion, {
    kind: reviewerEmails[event],
    to: facts.email,
    applicationId: null,
    memberId: facts.memberId,
    values: {
      REVIEWER_FIRST_NAME: facts.firstName,
      JOB_TITLE: facts.title,
      ORG_NAME: facts.employer,
      URL: `${services.config.BASE_URL}/review-app/#/${token}/overview`,
      ANSWER_COUNT: aboutAnswers(facts.answers),
      ...(event === 'reviews-sent' && { MINUTES: aboutMinutes(facts) }),
      DUE_DATE: dayInWords(facts.dueOn),
    },
  });
}

async function put(
  db: Db<'worker'>,
  { services, eventId }: Occasion,
  { values, jobId, token, templateId = null, written = null, sendAt, ...draft }: Draft,
): Promise<void> {
  const email = await pickTemplate(db, services, {
    kind: draft.kind,
    jobId: jobId ?? null,
    templateId,
    written,
    values,
  });
  const emailText = {
    ...draft,
    ...email,
    eventId,
    messageId: `<${randomUUID()}@${domainOf(services.config.MAIL_FROM)}>`,
    now: services.now(),
    sendAt: sendAt ?? (await sendAtOf(db, draft.kind, services.now())),
  };
  await insertEmail(db, emailText, token ?? null);
}

/** A rejection waits for as long as the organisation has set, and may be taken back until then. */
async function sendAtOf(db: Db<'worker'>, kind: EmailKind, now: Date): Promise<Date> {
  if (kind !== 'applicant-rejection') return now;
  const { rejectionWaitHours } = await findEmailSettings(db);
  return new Date(now.getTime() + rejectionWaitHours * HOUR_MS);
}

/** Of `MAIL_FROM`. */
export function domainOf(sender: string): string {
  return sender.replace(/^.*@|>$/g, '');
}
