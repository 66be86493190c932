import type pg from 'pg';
import { planTestDataBuilders } from './plan-test-data-builders.ts';
import { examplePlanItemByKind } from './example-plan-item-by-kind.ts';
import { firstPlantedRow, type PlantedApplication, type PlantedMember } from './test-data-types.ts';

type Interview = {
  /** The round; made for the role unless it is there already. */
  name?: string;
  startsAt?: Date | null;
  state?: 'invited' | 'booked' | 'done' | 'no_show' | 'cancelled';
  /** Of the round. */
  minutes?: number;
  /** Of this interview alone. */
  ownMinutes?: number | null;
  panel?: PlantedMember[];
};

export type PlantedInterviewIds = {
  id: number;
  roundId: number;
  stageId: number;
  items: { id: number }[];
};

/** Builders of what comes after the reviews. */
export function interviewTestDataBuilders(owner: pg.Pool) {
  return {
    /** A booked interview in the first round of the candidate's role. */
    async interview(
      application: PlantedApplication,
      {
        name = 'First interview',
        startsAt = new Date(),
        state = 'booked',
        minutes = 45,
        ownMinutes = null,
        panel = [],
      }: Interview = {},
    ): Promise<{ id: number; roundId: number }> {
      const { orgId, jobId } = application;
      const known = await owner.query<{ id: number }>(
        `select r.id from core.interview_round r join core.stage s on s.org_id = r.org_id and s.id = r.stage_id
         where r.job_id = $1 and s.name = $2`,
        [jobId, name],
      );
      const round =
        known.rows[0] ??
        (await planTestDataBuilders(owner).interviewRound({ id: jobId, orgId }, { name, minutes }));
      const interview = firstPlantedRow<{ id: number }>(
        await owner.query(
          `insert into core.interview (org_id, round_id, application_id, state, starts_at, minutes)
           values ($1, $2, $3, $4, $5, $6) returning id`,
          [orgId, round.id, application.id, state, startsAt, ownMinutes],
        ),
      );
      await owner.query(
        'insert into core.interview_panel_member (org_id, interview_id, member_id) select $1, $2, unnest($3::bigint[])',
        [orgId, interview.id, panel.map(({ id }) => id)],
      );
      return { ...interview, roundId: round.id };
    },

    /** A free time of a round, a week ahead. */
    async interviewSlot(
      member: Pick<PlantedMember, 'id' | 'orgId'>,
      { roundId }: { roundId: number },
    ): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into core.interview_slot (org_id, round_id, starts_at, ends_at, minutes, created_by)
           select $1, $2, at, at + interval '45 minutes', 45, $3 from (select now() + interval '7 days') soon (at)
           returning id`,
          [member.orgId, roundId, member.id],
        ),
      );
    },

    async interviewRoom({ orgId }: Pick<PlantedMember, 'orgId'>): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into core.interview_room (org_id, name, seats) values ($1, 'Beech', 6) returning id`,
          [orgId],
        ),
      );
    },

    /** One that has just begun, whose round asks so many questions; `criteria` are those of the job, one for each question. */
    async interviewToScore(
      application: PlantedApplication,
      { questions = 2, ...of }: Interview & { questions?: number } = {},
    ): Promise<PlantedInterviewIds> {
      const { id } = await this.interview(application, of);
      const round = firstPlantedRow<{ id: number; stage: number }>(
        await owner.query(
          `select r.id, r.stage_id as stage from core.interview i join core.interview_round r on r.id = i.round_id
           where i.id = $1`,
          [id],
        ),
      );
      const known = await owner.query<{ id: number }>(
        'select id from core.question where stage_id = $1 order by position',
        [round.stage],
      );
      const job = { id: application.jobId, orgId: application.orgId };
      const items = [...known.rows];
      while (items.length < questions)
        items.push(
          await planTestDataBuilders(owner).stageItem(
            job,
            { id: round.stage },
            {
              ...examplePlanItemByKind.interview,
              key: `spoken-${round.stage}-${items.length + 1}`,
              text: `What would you do with loaf ${items.length + 1}?`,
            },
          ),
        );
      return { id, roundId: round.id, stageId: round.stage, items };
    },
  };
}
