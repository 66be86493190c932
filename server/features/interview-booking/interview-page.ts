import type { InterviewPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { OwnInterviewOnPage } from '@evenhand/contract/interview-booking/own-interview-on-page.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { dayInWords } from '../../time/date-time-in-words.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import {
  applicationPath,
  buildCandidateApplicationOutline,
  loadOwnApplication,
} from '../apply/load-own-application.ts';
import { applicationStatusForCandidate } from '../apply/rules/application-status-for-candidate.ts';
import { changeableUntil } from '../interviews/rules/may-book-or-change.ts';
import { findTimeFactor } from '../pipeline/find-time-factor.ts';
import {
  type Candidacy,
  interviewAsKnownToCandidate,
  mayCancelHere,
  mayChooseTime,
} from './rules/own-interview.ts';
import { isOfferedTo } from './rules/is-slot-offered-to.ts';
import { slotsOnPage } from './rules/slots-on-page.ts';
import { findFreeSlots, findOwnInterviews, type OwnInterview } from './sql/own-interviews.ts';

type Context = PageContext<'candidate'>;

export async function showInterviewPage(context: Context): Promise<PageResponse> {
  return { show: await interviewPage(context, null) };
}

/**
 * All rounds somebody is invited to, each with the times that are free for them.
 * @param found what was loaded and not changed, where whoever asks has it: only the times are looked for then
 * @throws Refusal not-found where they are invited to none, link-expired
 */
export async function interviewPage(
  context: Context,
  refused: InterviewPageProps['refused'],
  found?: OwnInterviews,
): Promise<InterviewPageProps> {
  const { db, visit, query, formToken } = context;
  const { own, candidacy, interviews } = found ?? (await loadOwnInterviews(context));
  const { now } = visit;
  const choosing = interviews.filter((each) => mayChooseTime(each, candidacy) === 'yes');
  const free = await findFreeSlots(db, { roundIds: choosing.map(({ roundId }) => roundId), now });
  return {
    page: 'interview',
    journey: buildCandidateApplicationOutline(own, applicationPath(context)),
    interviews: interviews.map((interview) =>
      onPage(interview, candidacy, { free, from: readFrom(query, interview.id) }),
    ),
    contactEmail: own.contactEmail,
    refused,
    form: { token: formToken(), problems: {} },
  };
}

export type OwnInterviews = {
  own: Awaited<ReturnType<typeof loadOwnApplication>>;
  candidacy: Candidacy;
  interviews: OwnInterview[];
};

/** @throws Refusal not-found, link-expired */
export async function loadOwnInterviews(
  { db, visit }: Context,
  { lock = false } = {},
): Promise<OwnInterviews> {
  const own = await loadOwnApplication(db, { lock });
  const found = await findOwnInterviews(db);
  if (found.length === 0) throw new Refusal('not-found');
  const standing = applicationStatusForCandidate(own, visit.now);
  const candidacy = {
    standing,
    isReallyOpen: own.state === 'interviews_tasks' && own.job.archivedAt === null,
    timeFactor: await findTimeFactor(db, own.id),
    zone: own.job.zone,
    now: visit.now,
  };
  return {
    own,
    candidacy,
    interviews: found.map((each) => interviewAsKnownToCandidate(each, candidacy)),
  };
}

function onPage(
  interview: OwnInterview,
  candidacy: Candidacy,
  { free, from }: { free: Awaited<ReturnType<typeof findFreeSlots>>; from: Date | null },
): OwnInterviewOnPage {
  const { state, startsAt, dueOn, roomName, accessNotes } = interview;
  const isBooked = state === 'booked' && startsAt !== null;
  return {
    id: interview.id,
    version: interview.version,
    name: interview.name,
    state,
    startsAt,
    minutes: interview.minutes,
    mode: interview.mode,
    place: interview.place,
    room: roomName === null ? null : { name: roomName, accessNotes: accessNotes ?? '' },
    instructions: interview.instructions,
    dueOn: dueOn === null ? null : dayInWords(dueOn),
    changeableUntil: isBooked ? changeableUntil(startsAt, interview) : null,
    movesLeft: Math.max(0, interview.moves - interview.movesMade),
    mayChoose: mayChooseTime(interview, candidacy),
    mayCancel: mayCancelHere(interview, candidacy),
    ...slotsOnPage(
      free
        .filter(
          (slot) => slot.roundId === interview.roundId && isOfferedTo(slot, interview, candidacy),
        )
        .map(({ id, startsAt: at, minutes }) => ({ id, startsAt: at, minutes })),
      from,
      (at) => dayInZone(candidacy.zone, at),
    ),
  };
}

/** From which moment on the times of an interview are to be shown; whatever else stands there counts as not there. */
function readFrom(query: Context['query'], interviewId: number): Date | null {
  if (query['interview'] !== String(interviewId)) return null;
  const from = new Date(query['from'] ?? '');
  return Number.isNaN(from.getTime()) ? null : from;
}
