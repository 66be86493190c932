import { bookInterviewSlotFromPage } from '../../features/interview-booking/book-or-cancel-interview-from-page.ts';
import { inviteToInterviews } from '../../features/interview-booking/invite-to-interviews.ts';
import {
  bookInterview,
  recordInterviewOutcome,
} from '../../features/interviews/book-cancel-or-record-outcome-of-interview.ts';
import {
  type DemoInterviewBooking,
  type DemoDayAndHour,
  demoInterviewRounds,
} from './content/interview-rounds-venue-and-free-times.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import {
  type TimedDemoAction,
  type PlantedDemoInterviewRound,
  type DemoActionContext,
  findPlantedDemoInterview,
  findPlantedDemoInterviewRound,
} from './demo-action-types-and-planted-interview-finders.ts';
import { planDemoInterviewTimeActions } from './plan-demo-interview-time-actions.ts';

const MINUTE_MS = 60_000;
const NOTED_AFTER_MINUTES = 10;
/** Between two candidates who choose their time. */
const BOOKED_EVERY_HOURS = 0.25;
const MOVED_AFTER_HOURS = 26;

/** Lays the times of the demo's interviews, invites, books, moves, and says who came. */
export async function planDemoInterviewActions(
  stage: DemoActionContext,
): Promise<TimedDemoAction[]> {
  const actions: TimedDemoAction[] = [];
  for (const plan of demoInterviewRounds) {
    const round = await findPlantedDemoInterviewRound(stage, plan);
    if (round === undefined) continue;
    const slots = new Map<string, number>();
    actions.push(...planDemoInterviewTimeActions(stage, round, slots), {
      at: dateFromToday(stage.today, ...plan.invitedAt),
      act: () => invite(stage, round),
    });
    for (const [place, booking] of plan.bookings.entries())
      if (booking !== null) actions.push(...planBooking(stage, round, { place, booking, slots }));
  }
  return actions;
}

async function invite(
  { doors, today, admin }: DemoActionContext,
  round: PlantedDemoInterviewRound,
): Promise<void> {
  const { jobId, roundId, candidates, bookings, invitedAt } = round;
  await doors.asMember(admin, dateFromToday(today, ...invitedAt), (visit) =>
    inviteToInterviews(visit, {
      jobId,
      roundId,
      applicationIds: candidates.slice(0, bookings.length),
    }),
  );
}

type Booking = { place: number; booking: DemoInterviewBooking; slots: ReadonlyMap<string, number> };

function planBooking(
  stage: DemoActionContext,
  round: PlantedDemoInterviewRound,
  { place, booking, slots }: Booking,
): TimedDemoAction[] {
  const { time, movedFrom, longer, isMissed } = booking;
  const { today } = stage;
  const startsAt = dateFromToday(today, ...time);
  const [day, hour] = round.invitedAt;
  const bookedAt = dateFromToday(today, day, hour + 1 + place * BOOKED_EVERY_HOURS);
  const endsAt = minutesAfter(startsAt, longer ?? round.minutes);
  const take = (of: DemoDayAndHour, at: Date, by: 'candidate' | 'admin'): TimedDemoAction => ({
    at,
    act: () => book(stage, round, { place, slotId: slots.get(String(of)) ?? 0, at, by }),
  });
  const bookedBy = longer === undefined ? 'candidate' : 'admin';
  const actions =
    movedFrom === undefined
      ? [take(time, bookedAt, bookedBy)]
      : [
          take(movedFrom.time, bookedAt, bookedBy),
          take(time, minutesAfter(bookedAt, MOVED_AFTER_HOURS * 60), movedFrom.by),
        ];
  if (startsAt < today) {
    const at = minutesAfter(endsAt, NOTED_AFTER_MINUTES);
    actions.push({
      at,
      act: () => note(stage, round, { place, outcome: isMissed ? 'no_show' : 'done', at }),
    });
  }
  return actions;
}

async function book(
  stage: DemoActionContext,
  round: PlantedDemoInterviewRound,
  { place, slotId, at, by }: { place: number; slotId: number; at: Date; by: 'candidate' | 'admin' },
): Promise<void> {
  const { id, version } = await findPlantedDemoInterview(stage, round, place);
  const { doors, admin } = stage;
  if (by === 'admin') {
    await doors.asMember(admin, at, (visit) =>
      bookInterview(visit, { jobId: round.jobId, interviewId: id, version, slotId }),
    );
    return;
  }
  const form = { interview: String(id), version: String(version), slot: String(slotId) };
  await doors.asCandidate(
    { id: round.candidates[place] ?? 0, now: at, form },
    bookInterviewSlotFromPage,
  );
}

async function note(
  stage: DemoActionContext,
  round: PlantedDemoInterviewRound,
  { place, outcome, at }: { place: number; outcome: 'done' | 'no_show'; at: Date },
): Promise<void> {
  const { id, version } = await findPlantedDemoInterview(stage, round, place);
  await stage.doors.asMember(stage.admin, at, (visit) =>
    recordInterviewOutcome(visit, { jobId: round.jobId, interviewId: id, version, outcome }),
  );
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}
