import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type {
  DecisionRecordCandidate,
  CandidateNameAndEmail,
} from '../rules/decision-record-fact-types.ts';
import { memberNameExpression } from './member-name-expression.ts';

export type CandidatePlaceInRecord = { id: number; place: number | null };

/** Whoever has applied and is not erased: those with a score in their order, then the others by reference. */
export async function findDecisionRecordCandidateOrder(
  db: Db<'staff'>,
  { jobId, isOrderShown }: { jobId: number; isOrderShown: boolean },
): Promise<CandidatePlaceInRecord[]> {
  const { rows } = await sql<CandidatePlaceInRecord>`
    select a.id, case when r.overall is not null then row_number() over (
        order by r.complete desc nulls last, r.overall desc nulls last, r.lot) end::int as place
    from core.application a
      left join core.ranking r on ${isOrderShown}::boolean and r.application_id = a.id
    where a.job_id = ${jobId} and a.submitted_at is not null and a.state <> 'erased'
    order by r.complete desc nulls last, r.overall desc nulls last, r.lot, a.public_ref`.execute(
    db,
  );
  return rows;
}

export async function countErasedCandidatesOfJob(db: Db<'staff'>, jobId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from core.application where job_id = ${jobId} and state = 'erased'`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Without the person: by reference, with what was scored, and what was decided. */
export async function findDecisionRecordCandidates(
  db: Db<'staff'>,
  ids: readonly number[],
): Promise<DecisionRecordCandidate[]> {
  const { rows } = await sql<DecisionRecordCandidate>`
    select a.id, a.public_ref as ref, a.state, a.submitted_at as "submittedAt", a.withdrawn_at as "withdrawnAt",
      exists (select from pii.application_identity i where i.application_id = a.id) as "isOpen",
      a.plan_version as "planVersion", r.overall::float8 as overall, r.se::float8 as error,
      coalesce(r.complete, 0)::float8 as complete,
      a.reviews_scored as scored, a.reviews_expected as expected,
      (select coalesce(json_agg(json_build_object('stageId', s.stage_id, 'mean', s.mean, 'known', s.known_variance,
          'lone', s.lone_share) order by s.stage_id), '[]')
        from core.stage_score s where s.application_id = a.id) as stages,
      (select coalesce(json_agg(json_build_object('item', w.question_id, 'reviewer', l.member_id, 'stars', w.stars)
          order by w.question_id, l.member_id), '[]')
        from core.review w join core.review_batch b on b.id = w.batch_id and b.released_at is not null
          join core.reviewer_link l on l.id = w.link_id
        where w.application_id = a.id) as marks,
      (select coalesce(json_agg(json_build_object(
          'id', d.id, 'at', d.at, 'by', ${memberNameExpression(sql`d.member_id`)},
          'from', d.from_state, 'to', d.to_state, 'undoes', d.undoes, 'criteria', d.criteria, 'reason', d.reason,
          'place', d.place, 'passedOver', d.passed_over) order by d.id), '[]')
        from core.decision d where d.application_id = a.id) as decisions,
      (select coalesce(json_agg(json_build_object('at', o.at, 'by', ${memberNameExpression(sql`o.member_id`)},
          'reason', o.reason) order by o.id), '[]')
        from core.identity_opening o where o.application_id = a.id) as openings,
      (select coalesce(json_agg(json_build_object('stage', st.name, 'startsAt', v.starts_at, 'state', v.state,
          'marks', (select coalesce(json_agg(json_build_object('item', m.question_id,
              'by', ${memberNameExpression(sql`m.member_id`)}, 'stars', m.stars, 'isNotAsked', m.not_asked)
              order by m.question_id, m.member_id), '[]')
            from core.scorecard_mark m join core.scorecard c on c.interview_id = m.interview_id
              and c.member_id = m.member_id and c.void_at is null and c.submitted_at is not null
            where m.interview_id = v.id),
          'agreed', (select coalesce(json_agg(json_build_object('item', g.question_id,
              'by', ${memberNameExpression(sql`g.signed_by`)}, 'stars', g.stars, 'reason', g.reason, 'at', g.signed_at)
              order by g.question_id, g.n), '[]')
            from core.agreed_mark g where g.interview_id = v.id)) order by v.id), '[]')
        from core.interview v join core.interview_round ir on ir.id = v.round_id
          join core.stage st on st.id = ir.stage_id
        where v.application_id = a.id) as interviews
    from core.application a left join core.ranking r on r.application_id = a.id
    where a.id = any (${ids}::bigint[])`.execute(db);
  return rows;
}

/** As far as whoever asks may see them; that they have is noted. */
export async function showCandidateNamesAndRecordIt(
  db: Db<'staff'>,
  ids: readonly number[],
): Promise<CandidateNameAndEmail[]> {
  const { rows } = await sql<CandidateNameAndEmail>`
    select c.application_id as id, c.first_name as "firstName", c.last_name as "lastName", c.email
    from search.show_people(${ids}::bigint[]) c`.execute(db);
  return rows;
}

/** Everybody's of a job, for the same: one candidate's words may name another. */
export async function findCandidateNamesOfJob(
  db: Db<'system'>,
  jobId: number,
): Promise<CandidateNameAndEmail[]> {
  const { rows } = await sql<CandidateNameAndEmail>`
    select i.application_id as id, c.first_name as "firstName", c.last_name as "lastName", c.email
    from pii.application_identity i join pii.candidate c on c.id = i.candidate_id where i.job_id = ${jobId}`.execute(
    db,
  );
  return rows;
}

/** For the server itself, which takes them out of what colleagues wrote; nobody is shown them. */
export async function findCandidateNamesToRedact(
  db: Db<'system'>,
  ids: readonly number[],
): Promise<CandidateNameAndEmail[]> {
  const { rows } = await sql<CandidateNameAndEmail>`
    select i.application_id as id, c.first_name as "firstName", c.last_name as "lastName", c.email
    from pii.application_identity i join pii.candidate c on c.id = i.candidate_id
    where i.application_id = any (${ids}::bigint[])`.execute(db);
  return rows;
}
