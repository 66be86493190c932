import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { InterviewFactsForScorecardPhase } from '../rules/find-scorecard-phase.ts';

export type InterviewRoundToCompare = { id: number; name: string; stageId: number };

/** The rounds of a role in the order of its plan. */
export async function findInterviewRoundsToCompare(
  db: Db<'staff'>,
  jobId: number,
): Promise<InterviewRoundToCompare[]> {
  const { rows } = await sql<InterviewRoundToCompare>`
    select r.id, s.name, s.id as "stageId" from core.interview_round r join core.stage s on s.id = r.stage_id
    where r.job_id = ${jobId} order by s.position`.execute(db);
  return rows;
}

export type ComparedInterviewCriterionDbRow = {
  id: number;
  name: string;
  kind: 'essential' | 'desirable';
  /** The questions of the round that serve it. */
  items: { id: number; weight: number }[];
};

/** The criteria that a round looks at. */
export async function findCriteriaOfInterviewRound(
  db: Db<'staff'>,
  stageId: number,
): Promise<ComparedInterviewCriterionDbRow[]> {
  const { rows } = await sql<ComparedInterviewCriterionDbRow>`
    select c.id, c.name, c.kind,
      jsonb_agg(jsonb_build_object('id', q.id, 'weight', q.weight) order by q.position) as items
    from core.question q join core.question_criterion serves on serves.question_id = q.id
      join core.criterion c on c.id = serves.criterion_id
    where q.stage_id = ${stageId} and q.kind = 'interview'
    group by c.id, c.name, c.kind, c.position order by c.position`.execute(db);
  return rows;
}

export type ComparedInterviewedCandidateDbRow = InterviewFactsForScorecardPhase & {
  interviewId: number;
  applicationId: number;
  ref: string;
  applicationState: ApplicationState;
  cardsIn: number;
  seats: number;
  /** From 0 to 100; null until the cards are open. */
  score: number | null;
  /** Of open cards. */
  marks: { itemId: number; stars: number[]; agreed: number | null }[];
};

/** Everybody of a round whose interview was not cancelled: by score, then by reference. No names. */
export async function findInterviewedCandidatesToCompare(
  db: Db<'staff'>,
  { roundId, stageId, most }: { roundId: number; stageId: number; most: number },
): Promise<ComparedInterviewedCandidateDbRow[]> {
  const { rows } = await sql<ComparedInterviewedCandidateDbRow>`
    select i.id as "interviewId", a.id as "applicationId", a.public_ref as ref, a.state as "applicationState", i.state,
      i.starts_at as "startsAt", false as "isNeedless", o.opened_at as "openedAt", score.mean::float8 as score,
      (select count(*)::int from core.scorecard c where c.interview_id = i.id and c.submitted_at is not null)
        as "cardsIn",
      (select count(*)::int from core.interview_panel_member p where p.interview_id = i.id
        and p.left_at is null) as seats,
      case when o.opened_at is null then '[]' else (select coalesce(jsonb_agg(jsonb_build_object(
          'itemId', m.question_id, 'stars', m.stars, 'agreed', (select g.stars from core.agreed_mark g
            where g.interview_id = i.id and g.question_id = m.question_id order by g.n desc limit 1))), '[]')
        from (select m.question_id, jsonb_agg(m.stars order by m.member_id) as stars
          from core.scorecard_mark m
            join core.scorecard c on c.interview_id = m.interview_id and c.member_id = m.member_id
          where m.interview_id = i.id and m.stars is not null and c.submitted_at is not null
          group by m.question_id) m) end as marks
    from core.standing_interview i
      join core.application a on a.id = i.application_id
      left join core.scorecards_opened o on o.interview_id = i.id
      left join core.stage_score score on score.application_id = a.id and score.stage_id = ${stageId}
    where i.round_id = ${roundId}
    order by score.mean desc nulls last, a.public_ref, i.id limit ${most}`.execute(db);
  return rows;
}

export async function countInterviewedCandidatesToCompare(
  db: Db<'staff'>,
  roundId: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from core.standing_interview where round_id = ${roundId}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
