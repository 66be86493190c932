import { randomUUID } from 'node:crypto';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import {
  type EventKind,
  eventKindDefinitions,
  isEventKind,
} from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type {
  EventEmailDefinition,
  EventEmailByEventKind,
} from '../../emails/event-email-definition-types.ts';
import type { EmailAttachment } from '../../emails/email-attachment-type.ts';
import type { Services } from '../../services-type.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { renderEmailWithJobOrDefaultText } from './render-email-with-job-or-default-text.ts';
import { candidateEmailTagValues } from './rules/candidate-email-tag-values.ts';
import { chooseCandidateEmailKind } from './rules/events-with-candidate-email-and-their-email-kind.ts';
import { isInvitationEmailKind } from './rules/is-invitation-email-kind.ts';
import { makeStopInvitationsToken } from './rules/stop-invitations-token.ts';
import type { MergeTagValues } from '../../emails/merge-tag-names-and-fallbacks.ts';
import { type EmailKind, emailKindsByEvent } from '../../emails/all-email-types.ts';
import {
  approximateAnswerCountInWords,
  approximateReviewTimeInWords,
} from './rules/approximate-review-workload-words.ts';
import { formatWeekdayAndDayInWords } from '../../time/format-date-time-and-weekday-in-words.ts';
import { upsertInvitedAddressRow } from './sql/email-address-bounce-and-invitation-queries.ts';
import {
  type ChosenEmailTemplateAndSender,
  findEmailTemplateAndDayOfInterviewInvitation,
  findEmailTemplateAndDueDayOfCandidateTask,
  findEmailTemplateChosenForInvitation,
  findEmailTemplateChosenForRejection,
} from './sql/chosen-email-templates-and-due-days.ts';
import { findScheduledBulkEmail } from './sql/insert-cancel-and-find-bulk-emails.ts';
import { findEmailSettingsRow } from './sql/email-settings-sender-and-test-email-attempts.ts';
import type { EmailSubjectAndBody } from './sql/job-email-texts.ts';
import {
  findApplicationEmailFacts,
  lockEventCausingEmail,
  findReviewerEmailFacts,
  hasApplicationReachedWaitingEmailLimit,
  insertEmailRow,
} from './sql/event-email-facts-and-waiting-email-queries.ts';

const HOUR_MS = 3_600_000;

type Occasion = {
  services: Services;
  orgId: number;
  eventId: number;
  event: EventKind;
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
  written?: EmailSubjectAndBody | null;
  attachments?: readonly EmailAttachment[];
  /** Now unless told, or after the wait of a rejection. */
  sendAt?: Date | undefined;
};

/**
 * Writes the e-mail an event calls for into the outbox, if it still calls for one; sending is another matter.
 * @param eventEmails what features tell by e-mail besides what candidates and reviewers hear of
 */
export async function composeEmailOfEvent(
  services: Services,
  { orgId, eventId }: { orgId: number; eventId: number },
  eventEmails: EventEmailByEventKind,
): Promise<void> {
  await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      const event = await lockEventCausingEmail(db, eventId);
      if (event === undefined || event.subjectId === null || !isEventKind(event.kind)) return;
      const occasion = { services, orgId, eventId, event: event.kind, subjectId: event.subjectId };
      const email = eventEmails[event.kind];
      if (email !== undefined) await composeForMember(db, occasion, email);
      else if (eventKindDefinitions[event.kind].email === 'reviewer')
        await composeForReviewer(db, occasion);
      else await composeForCandidate(db, occasion);
    },
  );
  services.hint();
}

async function composeForCandidate(db: Db<'system'>, occasion: Occasion): Promise<void> {
  const { services, event, subjectId: applicationId } = occasion;
  const facts = await findApplicationEmailFacts(db, applicationId);
  if (facts === undefined) return;
  const kind = chooseCandidateEmailKind(event, {
    state: facts.state,
    isOpen: jobPhaseOf(facts, services.now()) === 'OPEN',
  });
  if (kind === null || hasApplicationReachedWaitingEmailLimit(facts, kind)) return;
  const round = kind === 'other' ? await findScheduledBulkEmail(db, occasion.eventId) : null;
  if (round === undefined || round?.isCancelled) return;
  const token = derivePersonalLinkToken(
    'application',
    { id: applicationId, serial: facts.serial },
    services.config,
  );
  const chosen = round ?? (await chosenFor(db, occasion, kind));
  if (chosen === undefined) return;
  const { templateId, sender } = chosen;
  await insertRenderedEmail(db, occasion, {
    kind,
    to: facts.email,
    applicationId,
    memberId: null,
    jobId: facts.jobId,
    token,
    templateId,
    written: round,
    sendAt: round?.leavesAt,
    values: candidateEmailTagValues(kind, {
      ...facts,
      sender,
      dueOn: chosen.dueOn ?? null,
      ownPage: `${services.config.BASE_URL}/application/${token}`,
      stopPage: isInvitationEmailKind(kind) ? await stopPageOf(db, occasion, facts.email) : '',
    }),
  });
}

async function chosenFor(
  db: Db<'system'>,
  { eventId, subjectId: applicationId }: Occasion,
  kind: EmailKind,
): Promise<(ChosenEmailTemplateAndSender & { dueOn?: string | null }) | undefined> {
  if (isInvitationEmailKind(kind))
    return findEmailTemplateChosenForInvitation(db, applicationId, kind);
  if (kind === 'applicant-rejection')
    return findEmailTemplateChosenForRejection(db, applicationId, eventId);
  if (kind === 'applicant-interview')
    return findEmailTemplateAndDayOfInterviewInvitation(db, applicationId);
  if (kind === 'assessment-stage-invite')
    return findEmailTemplateAndDueDayOfCandidateTask(db, eventId);
  // Its words are ours alone, whatever the invitation was written in.
  if (kind === 'task-reminder') {
    const task = await findEmailTemplateAndDueDayOfCandidateTask(db, eventId);
    return task && { ...task, templateId: null };
  }
  return { templateId: null, sender: null };
}

/** The link that ends invitations is known from here on. */
async function stopPageOf(
  db: Db<'system'>,
  { services, orgId }: Occasion,
  address: string,
): Promise<string> {
  const key = await upsertInvitedAddressRow(db, address);
  return `${services.config.BASE_URL}/unsubscribe/${makeStopInvitationsToken({ orgId, key })}`;
}

async function composeForMember(
  db: Db<'system'>,
  occasion: Occasion,
  email: EventEmailDefinition,
): Promise<void> {
  const drafts = [(await email.draft(db, occasion)) ?? []].flat();
  for (const draft of drafts)
    await insertRenderedEmail(db, occasion, { kind: email.kind, applicationId: null, ...draft });
}

async function composeForReviewer(db: Db<'system'>, occasion: Occasion): Promise<void> {
  const { services, event, subjectId: linkId } = occasion;
  const [kind] = emailKindsByEvent[event] ?? [];
  const facts = await findReviewerEmailFacts(db, linkId);
  if (kind === undefined || facts === undefined || facts.dueOn === null) return;
  const token = derivePersonalLinkToken(
    'review',
    { id: linkId, serial: facts.serial },
    services.config,
  );
  await insertRenderedEmail(db, occasion, {
    kind,
    to: facts.email,
    applicationId: null,
    memberId: facts.memberId,
    values: {
      REVIEWER_FIRST_NAME: facts.firstName,
      JOB_TITLE: facts.title,
      ORG_NAME: facts.employer,
      URL: `${services.config.BASE_URL}/review-app/#/${token}/overview`,
      ANSWER_COUNT: approximateAnswerCountInWords(facts.answers),
      ...(event === 'reviews-sent' && { MINUTES: approximateReviewTimeInWords(facts) }),
      DUE_DATE: formatWeekdayAndDayInWords(facts.dueOn),
    },
  });
}

async function insertRenderedEmail(
  db: Db<'system'>,
  { services, eventId }: Occasion,
  {
    values,
    jobId,
    token,
    templateId = null,
    written = null,
    sendAt,
    attachments = [],
    ...draft
  }: Draft,
): Promise<void> {
  const email = await renderEmailWithJobOrDefaultText(db, services, {
    kind: draft.kind,
    jobId: jobId ?? null,
    templateId,
    written,
    values,
  });
  const emailText = {
    ...draft,
    ...email,
    attachments,
    eventId,
    messageId: `<${randomUUID()}@${emailDomainOfSender(services.config.MAIL_FROM)}>`,
    now: services.now(),
    sendAt: sendAt ?? (await sendAtOf(db, draft.kind, services.now())),
  };
  await insertEmailRow(db, emailText, token ?? null);
}

/** A rejection waits for as long as the organisation has set, and may be taken back until then. */
async function sendAtOf(db: Db<'system'>, kind: EmailKind, now: Date): Promise<Date> {
  if (kind !== 'applicant-rejection') return now;
  const { rejectionWaitHours } = await findEmailSettingsRow(db);
  return new Date(now.getTime() + rejectionWaitHours * HOUR_MS);
}

/** Of `MAIL_FROM`. */
export function emailDomainOfSender(sender: string): string {
  return sender.replace(/^.*@|>$/g, '');
}
