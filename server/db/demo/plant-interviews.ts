import type { Kysely } from 'kysely';
import type { DemoJobProgress } from './content/jobs.ts';
import { daysFromToday } from './demo-dates-and-ids.ts';
import { continueIdSequence, insertDemoRows } from './insert-rows.ts';
import type { IdCounters } from './id-counters.ts';
import { plantStages } from './plant-criteria-and-stages.ts';
import type { PlantedApplication, PlantedJobWithApplications } from './plant-applications.ts';
import type { MemberIdByEmail } from './plant-members.ts';

type Time = readonly [day: number, hour: number];
type Round = { name: string; minutes: number; times: readonly Time[]; invited: number };

const FIRST_MINUTES = 45;
/** Whoever asked for more time has it. */
const LONGER = { place: 4, minutes: 60 };
const TO_CHOOSE_A_PANEL_FROM = 3;

/** The interviews of these days: days from today, and hours. Who has no time yet is only invited. */
const plans: Partial<Record<DemoJobProgress, readonly Round[]>> = {
  interviewing: [
    {
      name: 'First interview',
      minutes: FIRST_MINUTES,
      invited: 12,
      times: [
        [-2, 9],
        [-2, 13],
        [-1, 10],
        [-1, 14],
        [0, 9],
        [0, 11],
        [0, 15],
        [1, 10],
        [2, 9],
        [3, 13],
        [6, 10.5],
      ],
    },
    {
      name: 'Final interview with the team',
      minutes: 60,
      invited: 3,
      times: [
        [1, 14],
        [5, 11],
      ],
    },
  ],
  // Names are still sealed there.
  reviewing: [
    {
      name: 'Work trial',
      minutes: 90,
      invited: 3,
      times: [
        [-1, 15],
        [0, 13.25],
        [4, 9.5],
      ],
    },
  ],
};

/** Rounds of interviews with their panels: past ones of decided roles, and those of these days. */
export async function plantInterviews(
  db: Kysely<unknown>,
  orgId: number,
  rounds: PlantedJobWithApplications[],
  { today, numbers, members }: { today: Date; numbers: IdCounters; members: MemberIdByEmail },
): Promise<void> {
  const planned = rounds.flatMap((round) => {
    const invited = round.applications.filter(({ outcome }) => outcome.interviewedAt !== null);
    if (invited.length === 0) return [];
    const { progress } = round.planted.role;
    return (plans[progress] ?? [pastRound(invited.length)]).map((plan, index) => ({
      ...plan,
      // Behind the written answers.
      stage: { id: numbers.next('stage'), position: index + 2 },
      planted: round.planted,
      id: numbers.next('round'),
      candidates: invited.slice(0, plan.invited),
    }));
  });
  const startOf = (
    { times }: Round,
    application: PlantedApplication,
    place: number,
    progress: DemoJobProgress,
  ) => {
    if (!(progress in plans)) return application.outcome.interviewedAt;
    const time = times[place];
    return time === undefined ? null : daysFromToday(today, time[0], time[1]);
  };
  const interviews = planned.flatMap((round) =>
    round.candidates.map((application, place) => {
      const startsAt = startOf(round, application, place, round.planted.role.progress);
      const colleague = round.planted.reviewers[place % TO_CHOOSE_A_PANEL_FROM];
      return {
        id: numbers.next('interview'),
        round,
        application,
        startsAt,
        minutes: place === LONGER.place ? LONGER.minutes : null,
        panel: [...new Set([round.planted.role.owner, colleague])],
      };
    }),
  );

  await plantStages(
    db,
    orgId,
    planned.map(({ stage, planted, name }) => ({
      ...stage,
      jobId: planted.id,
      kind: 'interview',
      name,
    })),
  );
  await insertDemoRows(
    db,
    'core.interview_round',
    { org_id: 'bigint', id: 'bigint', job_id: 'bigint', stage_id: 'bigint', minutes: 'smallint' },
    planned.map(({ id, planted, stage, minutes }) => ({
      org_id: orgId,
      id,
      job_id: planted.id,
      stage_id: stage.id,
      minutes,
    })),
  );
  await insertDemoRows(
    db,
    'core.interview',
    {
      org_id: 'bigint',
      id: 'bigint',
      round_id: 'bigint',
      application_id: 'bigint',
      state: 'text',
      starts_at: 'timestamptz',
      minutes: 'smallint',
    },
    interviews.map(({ id, round, application, startsAt, minutes }) => ({
      org_id: orgId,
      id,
      round_id: round.id,
      application_id: application.id,
      // Of today nobody has said anything yet: the clock tells.
      state: startsAt === null ? 'invited' : startsAt < today ? 'done' : 'booked',
      starts_at: startsAt,
      minutes,
    })),
  );
  await insertDemoRows(
    db,
    'core.interview_panel_member',
    { org_id: 'bigint', interview_id: 'bigint', member_id: 'bigint' },
    interviews.flatMap(({ id, startsAt, panel }) =>
      startsAt === null
        ? []
        : panel.flatMap((email) => {
            const member = members.get(email ?? '');
            return member === undefined
              ? []
              : [{ org_id: orgId, interview_id: id, member_id: member }];
          }),
    ),
  );
  await continueIdSequence(db, 'core.interview_round');
  await continueIdSequence(db, 'core.interview');
}

function pastRound(invited: number): Round {
  return { name: 'First interview', minutes: FIRST_MINUTES, times: [], invited };
}
