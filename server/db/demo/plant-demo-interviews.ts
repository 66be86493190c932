import type { Kysely } from 'kysely';
import { demoCandidateTask } from './content/candidate-task.ts';
import {
  DEMO_PANEL_REVIEWER_CHOICE_COUNT,
  type DemoInterviewRound,
  demoInterviewRounds,
} from './content/interview-rounds-venue-and-free-times.ts';
import { continueIdSequenceOfTable, insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';
import type { DemoIdCounters } from './demo-id-counters.ts';
import { plantDemoStages } from './plant-criteria-and-stages.ts';
import type {
  PlantedDemoApplication,
  PlantedJobWithApplications,
} from './plant-demo-applications.ts';
import type { DemoMemberIdByEmail } from './plant-demo-members.ts';

const FIRST_POSITION = 2;
const pastRound = { name: 'First interview', minutes: 45 };

type Planned = {
  id: number;
  stage: { id: number; position: number };
  planted: PlantedJobWithApplications['planted'];
  round: Pick<DemoInterviewRound, 'name' | 'minutes'>;
  /** Of whom the interviews are planted with it. */
  held: PlantedDemoApplication[];
};

/**
 * Rounds of interviews with their stages, behind the written answers and what a role has besides. Those of roles that were
 * decided long ago are planted as they were held; those of these days are made afterwards, by the verbs that make any.
 */
export async function plantDemoInterviews(
  db: Kysely<unknown>,
  orgId: number,
  rounds: PlantedJobWithApplications[],
  { numbers, members }: { numbers: DemoIdCounters; members: DemoMemberIdByEmail },
): Promise<void> {
  const planned = rounds.flatMap((round) => planRounds(round, numbers));
  await plantDemoStages(
    db,
    orgId,
    planned.map(({ stage, planted, round }) => ({
      ...stage,
      jobId: planted.id,
      kind: 'interview',
      name: round.name,
    })),
  );
  await insertDemoRows(
    db,
    'core.interview_round',
    { org_id: 'bigint', id: 'bigint', job_id: 'bigint', stage_id: 'bigint', minutes: 'smallint' },
    planned.map(({ id, planted, stage, round }) => ({
      org_id: orgId,
      id,
      job_id: planted.id,
      stage_id: stage.id,
      minutes: round.minutes,
    })),
  );
  await plantPastInterviews(db, orgId, planned, { numbers, members });
  await continueIdSequenceOfTable(db, 'core.interview_round');
}

function planRounds(
  { planted, applications }: PlantedJobWithApplications,
  numbers: DemoIdCounters,
): Planned[] {
  const interviewed = applications.filter(({ outcome }) => outcome.interviewedAt !== null);
  if (interviewed.length === 0) return [];
  const ofTheseDays = demoInterviewRounds.filter(({ job }) => job === planted.role.title);
  const isPast = ofTheseDays.length === 0;
  const before = planted.role.title === demoCandidateTask.job ? 1 : 0;
  return (isPast ? [pastRound] : ofTheseDays).map((round, index) => ({
    id: numbers.next('round'),
    stage: { id: numbers.next('stage'), position: FIRST_POSITION + before + index },
    planted,
    round,
    held: isPast ? interviewed : [],
  }));
}

async function plantPastInterviews(
  db: Kysely<unknown>,
  orgId: number,
  planned: readonly Planned[],
  { numbers, members }: { numbers: DemoIdCounters; members: DemoMemberIdByEmail },
): Promise<void> {
  const interviews = planned.flatMap(({ id: roundId, planted, held }) =>
    held.map((application, place) => ({
      id: numbers.next('interview'),
      roundId,
      application,
      panel: new Set([
        planted.role.owner,
        planted.reviewers[place % DEMO_PANEL_REVIEWER_CHOICE_COUNT],
      ]),
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
    },
    interviews.map(({ id, roundId, application }) => ({
      org_id: orgId,
      id,
      round_id: roundId,
      application_id: application.id,
      state: 'done',
      starts_at: application.outcome.interviewedAt,
    })),
  );
  await insertDemoRows(
    db,
    'core.interview_panel_member',
    { org_id: 'bigint', interview_id: 'bigint', member_id: 'bigint' },
    interviews.flatMap(({ id, panel }) =>
      [...panel].flatMap((email) => {
        const member = members.get(email ?? '');
        return member === undefined ? [] : [{ org_id: orgId, interview_id: id, member_id: member }];
      }),
    ),
  );
  await continueIdSequenceOfTable(db, 'core.interview');
}
