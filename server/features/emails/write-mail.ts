import { randomUUID } from 'node:crypto';
import { type Db, enter } from '../../doors/enter.ts';
import { linkToken } from '../../doors/links.ts';
import type { EventKind } from '../../events/catalogue.ts';
import { eventMails } from '../../mails/catalogue.ts';
import type { EventMail } from '../../mails/event-mail.ts';
import type { Outside } from '../../outside.ts';
import { phaseOf } from '../jobs/rules/job-phase.ts';
import { renderChosen } from './choose-letter.ts';
import { letterFor } from './rules/letter-for.ts';
import { isInvitation } from './rules/sender.ts';
import { stopToken } from './rules/stop-link.ts';
import type { MailKind, TagValues } from './rules/tags.ts';
import { aboutAnswers, aboutMinutes, dayInWords, inWords } from './rules/words.ts';
import { isForReviewer, type ReviewerEvent, reviewerMails } from './rules/reviewer-mails.ts';
import { noteInvited } from './sql/addresses.ts';
import { findTextOfInvitation, findTextOfRejection } from './sql/chosen-texts.ts';
import { findMailSettings } from './sql/mail-settings.ts';
import {
  findApplicationFacts,
  findEvent,
  findReviewerFacts,
  hasEnoughWaiting,
  insertMail,
  lockMailOf,
  registerApplicationLink,
} from './sql.ts';

const HOUR_MS = 3_600_000;

/** The specification's words: statistics of other sites tell by it who came back. */
const PAST_SOURCE = '?utm_source=past-application';

type Occasion = {
  outside: Outside;
  orgId: number;
  eventId: number;
  event: string;
  subjectId: number;
};
type Draft = {
  kind: MailKind;
  to: string;
  values: TagValues;
  applicationId: number | null;
  memberId: number | null;
  /** The role it is about, which may have words of its own. */
  jobId?: number;
  /** What whoever invites or rejects has chosen. */
  templateId?: number | null;
};

/** Writes the mail an event calls for into the outbox, if it still calls for one; sending is another matter. */
export async function writeMail(
  outside: Outside,
  { orgId, eventId }: { orgId: number; eventId: number },
): Promise<void> {
  await enter({ outside, door: 'worker', actor: { orgId, actorId: null } }, async (db) => {
    const event = await findEvent(db, eventId);
    if (event === undefined || event.subjectId === null) return;
    const occasion = { outside, orgId, eventId, event: event.kind, subjectId: event.subjectId };
    const mail = Object.hasOwn(eventMails, event.kind) && eventMails[event.kind as EventKind];
    if (mail) await tellOthers(db, occasion, mail);
    else if (isForReviewer(event.kind)) await tellReviewer(db, occasion, event.kind);
    else await tellCandidate(db, occasion);
  });
  outside.hint();
}

async function tellCandidate(db: Db<'worker'>, occasion: Occasion): Promise<void> {
  const { outside, event, subjectId: applicationId } = occasion;
  await lockMailOf(db, applicationId);
  const facts = await findApplicationFacts(db, applicationId);
  if (facts === undefined) return;
  const kind = letterFor(event, {
    state: facts.state,
    isOpen: phaseOf(facts, outside.now()) === 'OPEN',
  });
  if (kind === null || (await hasEnoughWaiting(db, applicationId, kind))) return;
  const token = linkToken(
    'application',
    { id: applicationId, serial: facts.serial },
    outside.config,
  );
  await registerApplicationLink(db, token, applicationId);
  const own = `${outside.config.BASE_URL}/application/${token}`;
  await put(db, occasion, {
    kind,
    to: facts.email,
    applicationId,
    memberId: null,
    jobId: facts.jobId,
    templateId: await chosenText(db, applicationId, kind),
    values: {
      CANDIDATE_FIRST_NAME: facts.firstName,
      JOB_TITLE: facts.title,
      ORG_NAME: facts.employer,
      // The candidate's own page tells all of it: how far the application is, and the feedback.
      URL: kind === 'past-application-invite' ? `${own}${PAST_SOURCE}` : own,
      APPLICATION_URL: own,
      FEEDBACK_URL: own,
      ...(kind === 'application-confirm' && { SURVEY_URL: `${own}/survey/applying` }),
      ...(kind === 'applicant-rejection' && { SURVEY_URL: `${own}/survey/decision` }),
      ...(kind === 'finish-reminder' && {
        STOP_URL: `${outside.config.BASE_URL}/application/${token}/reminders`,
      }),
      ...(facts.closesAt !== null && { DUE_DATE: inWords(facts.closesAt, facts.zone) }),
    },
  });
}

async function chosenText(db: Db<'worker'>, applicationId: number, kind: MailKind) {
  if (isInvitation(kind)) return findTextOfInvitation(db, applicationId, kind);
  return kind === 'applicant-rejection' ? findTextOfRejection(db, applicationId) : null;
}

async function tellOthers(db: Db<'worker'>, occasion: Occasion, mail: EventMail): Promise<void> {
  const draft = await mail.draft(db, occasion);
  if (draft !== null) await put(db, occasion, { kind: mail.kind, applicationId: null, ...draft });
}

async function tellReviewer(
  db: Db<'worker'>,
  occasion: Occasion,
  event: ReviewerEvent,
): Promise<void> {
  const { outside, subjectId: linkId } = occasion;
  const facts = await findReviewerFacts(db, linkId);
  if (facts === undefined || facts.dueOn === null) return;
  const token = linkToken('review', { id: linkId, serial: facts.serial }, outside.config);
  await put(db, occasion, {
    kind: reviewerMails[event],
    to: facts.email,
    applicationId: null,
    memberId: facts.memberId,
    values: {
      REVIEWER_FIRST_NAME: facts.firstName,
      JOB_TITLE: facts.title,
      ORG_NAME: facts.employer,
      URL: `${outside.config.BASE_URL}/review-app/#/${token}/overview`,
      ANSWER_COUNT: aboutAnswers(facts.answers),
      ...(event === 'reviews-sent' && { MINUTES: aboutMinutes(facts) }),
      DUE_DATE: dayInWords(facts.dueOn),
    },
  });
}

async function put(
  db: Db<'worker'>,
  { outside, orgId, eventId }: Occasion,
  { values, jobId, templateId = null, ...draft }: Draft,
): Promise<void> {
  const { BASE_URL } = outside.config;
  // The link that ends invitations is known from here on.
  const stop = isInvitation(draft.kind) && {
    STOP_URL: `${BASE_URL}/unsubscribe/${stopToken({ orgId, key: await noteInvited(db, draft.to) })}`,
  };
  const mail = await renderChosen(db, outside, {
    kind: draft.kind,
    jobId: jobId ?? null,
    templateId,
    values: { ...values, ...stop },
  });
  await insertMail(db, {
    ...draft,
    ...mail,
    eventId,
    messageId: `<${randomUUID()}@${domainOf(outside.config.MAIL_FROM)}>`,
    now: outside.now(),
    sendAt: await sendAtOf(db, draft.kind, outside.now()),
  });
}

/** A rejection waits for as long as the organisation has set, and may be taken back until then. */
async function sendAtOf(db: Db<'worker'>, kind: MailKind, now: Date): Promise<Date> {
  if (kind !== 'applicant-rejection') return now;
  const { rejectionWaitHours } = await findMailSettings(db);
  return new Date(now.getTime() + rejectionWaitHours * HOUR_MS);
}

/** Of `MAIL_FROM`. */
export function domainOf(sender: string): string {
  return sender.replace(/^.*@|>$/g, '');
}
