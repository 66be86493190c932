import { sql } from 'kysely';
import {
  DEMO_PANEL_REVIEWER_CHOICE_COUNT,
  type DemoInterviewRound,
} from './content/interview-rounds-venue-and-free-times.ts';
import type { DemoDatabaseDoors, ActingDemoMember } from './act-as-demo-people-at-past-moments.ts';

/** Something that is done at a moment; all of it is done in the order of these. */
export type TimedDemoAction = { at: Date; act: () => Promise<void> };

export type DemoActionContext = {
  doors: DemoDatabaseDoors;
  today: Date;
  orgId: number;
  /** Who runs the roles. */
  admin: ActingDemoMember;
  memberIds: ReadonlyMap<string, number>;
};

export type PlantedDemoInterviewRound = DemoInterviewRound & {
  jobId: number;
  roundId: number;
  /** In the order of the plan's bookings. */
  candidates: number[];
  /** Of whom the second of each panel is one. */
  colleagues: number[];
};

/** A planned round as it was planted; undefined where there is none. */
export async function findPlantedDemoInterviewRound(
  { doors, orgId }: DemoActionContext,
  plan: DemoInterviewRound,
): Promise<PlantedDemoInterviewRound | undefined> {
  const { rows } = await sql<{
    jobId: number;
    roundId: number;
    candidates: number[];
    colleagues: number[];
  }>`
    select j.id as "jobId", r.id as "roundId",
      array(select a.id from core.application a where a.org_id = j.org_id and a.job_id = j.id
        and a.interviewed_at is not null order by a.id) as candidates,
      array(select m.member_id from core.job_member m where m.org_id = j.org_id and m.job_id = j.id
        and m.role = 'reviewer' order by m.member_id limit ${DEMO_PANEL_REVIEWER_CHOICE_COUNT}) as colleagues
    from core.job j join core.stage s on s.org_id = j.org_id and s.job_id = j.id and s.name = ${plan.name}
      join core.interview_round r on r.org_id = s.org_id and r.stage_id = s.id
    where j.org_id = ${orgId} and j.title = ${plan.job}`.execute(doors.owner);
  return rows[0] && { ...plan, ...rows[0] };
}

/** An interview of the round, by the place of its candidate. */
export async function findPlantedDemoInterview(
  { doors, orgId }: DemoActionContext,
  { roundId, candidates }: PlantedDemoInterviewRound,
  place: number,
): Promise<{ id: number; version: number }> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from core.interview
    where org_id = ${orgId} and round_id = ${roundId} and application_id = ${candidates[place]}`.execute(
    doors.owner,
  );
  if (rows[0] === undefined) throw new Error(`nobody was invited at place ${place}`);
  return rows[0];
}
