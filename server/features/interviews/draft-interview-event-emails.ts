import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import type { Config } from '../../config.ts';
import type { EmailKind } from '../../emails/all-email-types.ts';
import type { EventEmailRecipientAndValues } from '../../emails/event-email-definition-types.ts';
import { formatDateTimeInWords } from '../../time/format-date-time-and-weekday-in-words.ts';
import { makeInterviewCalendarAttachment } from './interview-calendar-attachment-and-feed.ts';
import {
  describeInterviewPlace,
  interviewPlaceForCalendar,
} from './rules/interview-place-for-calendar-and-in-words.ts';
import {
  findInterviewEmailFacts,
  type InterviewEmailFacts as Facts,
} from './sql/interview-email-facts.ts';

type Occasion = {
  config: Config;
  eventId: number;
  kinds: { candidate: EmailKind; panel: EmailKind };
};

/**
 * Writes to the candidate and to each of the panel what became of an interview. What was overtaken by something newer is told by
 * that; only whoever left the panel is told in any case.
 */
export async function draftInterviewEventEmails(
  db: Db<'system'>,
  { config, eventId, kinds }: Occasion,
): Promise<EventEmailRecipientAndValues[]> {
  const facts = await findInterviewEmailFacts(db, eventId);
  if (facts === undefined) return [];
  const isCancelled = facts.what === 'cancelled';
  // What was cancelled and booked again, or moved, meanwhile.
  const isOvertaken = facts.isStale || (!isCancelled && facts.isEnded);
  const come = isOvertaken ? [] : facts.panel;
  const leave = facts.dropped.map((member) =>
    toMember(facts, config, member, {
      kind: 'panel-interview-cancelled',
      method: 'CANCEL',
    }),
  );
  return [
    ...(isOvertaken ? [] : toCandidate(facts, config, kinds.candidate)),
    ...come.map((member) =>
      toMember(facts, config, member, { kind: kinds.panel, method: 'REQUEST' }),
    ),
    ...leave,
  ];
}

function toCandidate(
  facts: Facts,
  config: Config,
  kind: EmailKind,
): EventEmailRecipientAndValues[] {
  const { candidate, applicationId, jobId, tellsCandidateAt } = facts;
  if (candidate === null || !facts.tellsCandidate) return [];
  const token = derivePersonalLinkToken(
    'application',
    { id: applicationId, serial: candidate.serial },
    config,
  );
  const url = `${config.BASE_URL}/application/${token}/interview`;
  const method = facts.what === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return [
    {
      kind,
      to: candidate.email,
      memberId: null,
      applicationId,
      token,
      jobId,
      ...(tellsCandidateAt !== null && { sendAt: tellsCandidateAt }),
      values: { CANDIDATE_FIRST_NAME: candidate.firstName, ...valuesOf(facts), URL: url },
      attachments: attachmentsOf(facts, config, { method, url, to: candidate.email }),
    },
  ];
}

function toMember(
  facts: Facts,
  config: Config,
  { id, firstName, email }: Facts['panel'][number],
  { kind, method }: { kind: EmailKind; method: 'REQUEST' | 'CANCEL' },
): EventEmailRecipientAndValues {
  const url = `${config.BASE_URL}/user-dashboard`;
  return {
    kind,
    to: email,
    memberId: id,
    jobId: facts.jobId,
    values: { MEMBER_FIRST_NAME: firstName, ...valuesOf(facts), URL: url },
    attachments: attachmentsOf(facts, config, { method, url, to: email }),
  };
}

function valuesOf(facts: Facts) {
  const { startsAt, minutes, zone, mode, place, room } = facts;
  return {
    JOB_TITLE: facts.jobTitle,
    ORG_NAME: facts.employer,
    REFERENCE: facts.reference,
    INTERVIEW_NAME: facts.roundName,
    INTERVIEW_TIME: `${formatDateTimeInWords(startsAt, zone)}, ${minutes} minutes`,
    INTERVIEW_PLACE: describeInterviewPlace({ mode, place, roomName: room?.name ?? null }),
  };
}

/** Of reminders a calendar knows by itself. */
function attachmentsOf(
  facts: Facts,
  { BASE_URL, MAIL_FROM }: Config,
  { method, url, to }: { method: 'REQUEST' | 'CANCEL'; url: string; to: string },
) {
  if (facts.what === 'reminder') return [];
  return [
    makeInterviewCalendarAttachment(method, {
      ...facts,
      id: facts.interviewId,
      host: new URL(BASE_URL).hostname,
      writtenAt: facts.toldAt,
      place: interviewPlaceForCalendar({ place: facts.place, roomName: facts.room?.name ?? null }),
      url,
      organiser: { name: facts.employer, email: MAIL_FROM.replace(/^.*<|>$/g, '') },
      attendee: to,
    }),
  ];
}
