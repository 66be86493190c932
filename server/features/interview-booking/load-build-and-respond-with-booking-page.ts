import type { InterviewBookingPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { OwnInterviewOnBookingPage } from '@evenhand/contract/interview-booking/own-interview-on-booking-page-type.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { formatWeekdayAndDayInWords } from '../../time/format-date-time-and-weekday-in-words.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import { applicationStatusForCandidate } from '../apply/rules/application-status-for-candidate-and-may-withdraw.ts';
import { interviewChangeableUntil } from '../interviews/rules/interview-booking-limits-and-problems.ts';
import { findExtraTimeFactorOfApplication } from '../pipeline/find-extra-time-factor-of-application.ts';
import {
  type CandidateStandingForInterview,
  interviewAsKnownToCandidate,
  mayCandidateCancelInterview,
  mayCandidateChooseInterviewTime,
} from './rules/what-candidate-sees-and-may-do-with-interview.ts';
import { isSlotOfferedToCandidate } from './rules/is-slot-offered-to-candidate.ts';
import { pickFreeInterviewSlotsForPage } from './rules/free-slots-on-page.ts';
import {
  findFreeInterviewSlotsOfRounds,
  findInterviewsOfOwnApplication,
  type InterviewOfOwnApplication,
} from './sql/own-interviews-and-free-slots.ts';

type Context = PageContext<'candidate'>;

export async function respondWithInterviewBookingPage(context: Context): Promise<PageResponse> {
  return { show: await buildInterviewBookingPage(context, null) };
}

/**
 * All rounds somebody is invited to, each with the times that are free for them.
 * @param found what was loaded and not changed, where whoever asks has it: only the times are looked for then
 * @throws Refusal not-found where they are invited to none, link-expired
 */
export async function buildInterviewBookingPage(
  context: Context,
  refused: InterviewBookingPageProps['refused'],
  found?: OwnApplicationAndInterviews,
): Promise<InterviewBookingPageProps> {
  const { db, visit, query, formToken } = context;
  const { own, candidacy, interviews } = found ?? (await loadInterviewsOfOwnApplication(context));
  const { now } = visit;
  const choosing = interviews.filter(
    (each) => mayCandidateChooseInterviewTime(each, candidacy) === 'yes',
  );
  const free = await findFreeInterviewSlotsOfRounds(db, {
    roundIds: choosing.map(({ roundId }) => roundId),
    now,
  });
  return {
    page: 'interview',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    interviews: interviews.map((interview) =>
      onPage(interview, candidacy, { free, from: readFrom(query, interview.id) }),
    ),
    contactEmail: own.contactEmail,
    refused,
    form: { token: formToken(), problems: {} },
  };
}

export type OwnApplicationAndInterviews = {
  own: Awaited<ReturnType<typeof loadOwnApplication>>;
  candidacy: CandidateStandingForInterview;
  interviews: InterviewOfOwnApplication[];
};

/** @throws Refusal not-found, link-expired */
export async function loadInterviewsOfOwnApplication(
  { db, visit }: Context,
  { lock = false } = {},
): Promise<OwnApplicationAndInterviews> {
  const own = await loadOwnApplication(db, { lock });
  const found = await findInterviewsOfOwnApplication(db);
  if (found.length === 0) throw new Refusal('not-found');
  const standing = applicationStatusForCandidate(own, visit.now);
  const isJobArchived = own.job.archivedAt !== null;
  const candidacy = {
    standing,
    isReallyOpen: own.state === 'interviews_tasks' && !isJobArchived,
    isRejected: own.state === 'rejected',
    isJobArchived,
    timeFactor: await findExtraTimeFactorOfApplication(db, own.id),
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
  interview: InterviewOfOwnApplication,
  candidacy: CandidateStandingForInterview,
  {
    free,
    from,
  }: { free: Awaited<ReturnType<typeof findFreeInterviewSlotsOfRounds>>; from: Date | null },
): OwnInterviewOnBookingPage {
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
    dueOn: dueOn === null ? null : formatWeekdayAndDayInWords(dueOn),
    changeableUntil: isBooked ? interviewChangeableUntil(startsAt, interview) : null,
    movesLeft: Math.max(0, interview.moves - interview.movesMade),
    mayChoose: mayCandidateChooseInterviewTime(interview, candidacy),
    mayCancel: mayCandidateCancelInterview(interview, candidacy),
    ...pickFreeInterviewSlotsForPage(
      free
        .filter(
          (slot) =>
            slot.roundId === interview.roundId &&
            isSlotOfferedToCandidate(slot, interview, candidacy),
        )
        .map(({ id, startsAt: at, minutes }) => ({ id, startsAt: at, minutes })),
      from,
      (at) => todayInZone(candidacy.zone, at),
    ),
  };
}

/** From which moment on the times of an interview are to be shown; whatever else stands there counts as not there. */
function readFrom(query: Context['query'], interviewId: number): Date | null {
  if (query['interview'] !== String(interviewId)) return null;
  const from = new Date(query['from'] ?? '');
  return Number.isNaN(from.getTime()) ? null : from;
}
