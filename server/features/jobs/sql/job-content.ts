import type { RoleContent } from '@evenhand/contract/role-templates.ts';
import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import { fold } from '../rules/fold.ts';
import type { TeamPart } from './edited-job.ts';

export type CopiedJob = { title: string; content: RoleContent; team: TeamPart[] };

/**
 * What a copy of a job takes along, and nothing else of it; its team without those who have left. One statement, so
 * that nothing of two versions is ever mixed.
 */
export async function findContent(db: Db<'staff'>, id: number): Promise<CopiedJob | undefined> {
  const { rows } = await sql<CopiedJob>`
    select job.title,
      jsonb_build_object('team', job.team, 'grade', job.grade, 'location', job.location, 'description', job.description,
        'openUntilFilled', job.open_until_filled, 'reviewsPerAnswer', job.reviews_per_answer, 'preset', job.preset,
        'sealed', job.sealed,
        'questions', (select coalesce(jsonb_agg(jsonb_build_object('text', q.text, 'guideOne', q.guide_one,
            'guideThree', q.guide_three, 'guideFive', q.guide_five, 'skills', q.skills, 'maxWords', q.max_words)
            order by q.position), '[]') from core.question q where q.job_id = job.id),
        'rounds', (select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'minutes', r.minutes) order by r.id), '[]')
          from core.interview_round r where r.job_id = job.id)) as content,
      (select coalesce(jsonb_agg(jsonb_build_object('id', part.member_id, 'role', part.role) order by part.member_id), '[]')
        from core.job_member part join core.member m on m.id = part.member_id
        where part.job_id = job.id and m.deactivated_at is null) as team
    from core.job where job.id = ${id}`.execute(db);
  return rows[0];
}

/** A draft with its details, without questions and rounds. */
export async function insertFilledJob(
  db: Db<'staff'>,
  job: { title: string; hash: string; ownerId: number; content: RoleContent; team: TeamPart[] },
): Promise<number> {
  const { content } = job;
  const { id } = await db
    .insertInto('core.job')
    .values((builder) => ({
      title: job.title,
      title_folded: fold(job.title),
      hash: job.hash,
      owner_id: job.ownerId,
      team: content.team,
      grade: content.grade,
      location: content.location,
      description: content.description,
      open_until_filled: content.openUntilFilled,
      reviews_per_answer: content.reviewsPerAnswer,
      preset: content.preset,
      sealed: content.sealed ?? builder.selectFrom('core.organisation').select('sealed_default'),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('core.job_member')
    .values(job.team.map((part) => ({ job_id: id, member_id: part.id, role: part.role })))
    .execute();
  return id;
}
