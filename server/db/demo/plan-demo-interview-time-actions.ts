import {
  changeInterviewRound,
  loadInterviewRound,
} from '../../features/interviews/load-and-change-interview-round.ts';
import { createInterviewVenue } from '../../features/interviews/list-create-change-and-remove-interview-venues.ts';
import { createInterviewSlots } from '../../features/interviews/create-interview-slots.ts';
import { withdrawInterviewSlots } from '../../features/interviews/withdraw-interview-slots.ts';
import {
  DEMO_PANEL_REVIEWER_CHOICE_COUNT,
  demoFreeInterviewTimes,
  demoInterviewVenue,
} from './content/interview-rounds-venue-and-free-times.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import type {
  TimedDemoAction,
  PlantedDemoInterviewRound,
  DemoActionContext,
} from './demo-action-types-and-planted-interview-finders.ts';
import type { ActingDemoMember } from './act-as-demo-people-at-past-moments.ts';

const WASH_UP_MINUTES = 10;

/**
 * Settles a round and lays its times: one for each booking, for each that was moved the one before, and some that stay free.
 * @param slots is given the time of each booking, by its moment
 */
export function planDemoInterviewTimeActions(
  stage: DemoActionContext,
  round: PlantedDemoInterviewRound,
  slots: Map<string, number>,
): TimedDemoAction[] {
  const at = dateFromToday(stage.today, ...round.laidAt);
  const withdrawnAt = dateFromToday(stage.today, ...demoFreeInterviewTimes.withdrawnAt);
  let free: number[] = [];
  const lay = async () => {
    const roomId = round.room ? await makeVenue(stage, at) : null;
    await settle(stage, round);
    await layTimes(stage, round, { slots, roomId });
    if (round.name === demoFreeInterviewTimes.round) free = await layFreeTimes(stage, round);
  };
  const actions = [{ at, act: lay }];
  if (round.name !== demoFreeInterviewTimes.round) return actions;
  const slotIds = () => free.slice(0, demoFreeInterviewTimes.withdrawn);
  return [
    ...actions,
    {
      at: withdrawnAt,
      act: () => withdraw(stage, { jobId: round.jobId, slotIds: slotIds(), at: withdrawnAt }),
    },
  ];
}

async function makeVenue({ doors, admin }: DemoActionContext, now: Date): Promise<number> {
  return doors.asMember(admin, now, async (visit) => {
    const { id } = await createInterviewVenue(visit, demoInterviewVenue);
    return id;
  });
}

async function settle(
  { doors, today, admin }: DemoActionContext,
  round: PlantedDemoInterviewRound,
): Promise<void> {
  const { jobId, roundId, mode, place, instructions, laidAt } = round;
  await doors.asMember(admin, dateFromToday(today, ...laidAt), async (visit) => {
    const { version, noticeHours, freezeHours, moves, showsAnswers } = await loadInterviewRound(
      visit,
      { jobId, roundId },
    );
    await changeInterviewRound(visit, {
      jobId,
      roundId,
      mode,
      place,
      instructions,
      noticeHours,
      freezeHours,
      moves,
      showsAnswers,
      washUpMinutes: WASH_UP_MINUTES,
      panel: panelOf(admin, round, 0),
      version,
    });
  });
}

function panelOf(
  admin: ActingDemoMember,
  { colleagues }: PlantedDemoInterviewRound,
  place: number,
): number[] {
  const colleague = colleagues[place % DEMO_PANEL_REVIEWER_CHOICE_COUNT];
  return colleague === undefined ? [admin.id] : [admin.id, colleague];
}

/** A time for each booking, and for each that was moved the one before. */
async function layTimes(
  { doors, today, admin }: DemoActionContext,
  round: PlantedDemoInterviewRound,
  { slots, roomId }: { slots: Map<string, number>; roomId: number | null },
): Promise<void> {
  const { jobId, roundId, bookings, laidAt } = round;
  const wanted = bookings.flatMap((booking, place) =>
    booking === null
      ? []
      : [booking.movedFrom?.time, booking.time].flatMap((time) =>
          time === undefined ? [] : [{ time, place, minutes: booking.longer }],
        ),
  );
  await doors.asMember(admin, dateFromToday(today, ...laidAt), async (visit) => {
    for (const { time, place, minutes } of wanted) {
      const { slotIds } = await createInterviewSlots(visit, {
        jobId,
        roundId,
        asked: {
          kind: 'single',
          startsAt: dateFromToday(today, ...time),
          panel: panelOf(admin, round, place),
          roomId,
          ...(minutes !== undefined && { minutes }),
        },
      });
      slots.set(String(time), slotIds[0] ?? 0);
    }
  });
}

/** Whoever tries the demo has times to invite to. */
async function layFreeTimes(
  { doors, today, admin, memberIds }: DemoActionContext,
  { jobId, roundId, laidAt }: PlantedDemoInterviewRound,
): Promise<number[]> {
  const { panel, fromDay, untilDay, opens, closes, gapMinutes } = demoFreeInterviewTimes;
  const day = (days: number) => dateFromToday(today, days).toISOString().slice(0, 10);
  const { slotIds } = await doors.asMember(admin, dateFromToday(today, ...laidAt), (visit) =>
    createInterviewSlots(visit, {
      jobId,
      roundId,
      asked: {
        kind: 'range',
        from: day(fromDay),
        until: day(untilDay),
        weekdays: [1, 2, 3, 4, 5],
        opens,
        closes,
        gapMinutes,
        panel: panel.flatMap((email) => memberIds.get(email) ?? []),
      },
    }),
  );
  return slotIds;
}

/** Two of them were withdrawn since. */
async function withdraw(
  { doors, admin }: DemoActionContext,
  { jobId, slotIds, at }: { jobId: number; slotIds: number[]; at: Date },
): Promise<void> {
  await doors.asMember(admin, at, (visit) => withdrawInterviewSlots(visit, { jobId, slotIds }));
}
