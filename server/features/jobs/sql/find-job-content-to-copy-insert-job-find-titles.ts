import type { CopyableJobContent } from '@evenhand/contract/job-templates.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { advertDetailsToColumns } from '../rules/advert-details-to-columns.ts';
import { normaliseForSearch } from '../../../text/normalise-for-search.ts';
import type { JobTeamMember } from './job-team-rows-active-members-and-review-caps.ts';

/** What is asked in a stage as its table has it, which the plan makes items of. */
type StageToCopy = Omit<CopyableJobContent['stages'][number], 'items'> & { items: unknown[] };
export type JobCopySource = {
  title: string;
  content: Omit<CopyableJobContent, 'stages'> & { stages: StageToCopy[] };
  team: JobTeamMember[];
};

/**
 * What a copy of a job takes along, and nothing else of it; its team without those who have left. One statement, so
 * that nothing of two versions is ever mixed.
 */
export async function findJobCopySource(
  db: Db<'staff'>,
  id: number,
): Promise<JobCopySource | undefined> {
  const { rows } = await sql<JobCopySource>`
    select job.title,
      jsonb_build_object('team', job.team, 'grade', job.grade, 'location', job.location, 'description', job.description,
        'openUntilFilled', job.open_until_filled, 'reviewsPerAnswer', job.reviews_per_answer, 'preset', job.preset,
        'sealed', job.sealed, 'asksEqualOpportunities', job.asks_eo, 'quickApply', job.quick_apply,
        'advert', jsonb_build_object(
          'work', jsonb_build_object('remotePreference', job.remote_preference, 'employmentType', job.employment_type,
            'hours', job.hours, 'openings', job.openings, 'jobFunctions', job.job_functions),
          'place', jsonb_build_object('city', job.city, 'region', job.region, 'postcode', job.postcode,
            'country', job.country),
          'salary', jsonb_build_object('min', job.salary_min, 'max', job.salary_max, 'currency', job.salary_currency,
            'period', job.salary_period),
          -- A requisition of another system is this one role.
          'references', jsonb_build_object('brandId', job.brand_id, 'internal', job.internal_reference,
            'requisition', null),
          'perks', job.perks,
          'visibility', jsonb_build_object('careersPage', job.on_careers_page, 'feeds', job.on_feeds)),
        'questions', '[]'::jsonb,
        'criteria', (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'description', c.description,
          'kind', c.kind) order by c.position), '[]') from core.criterion c where c.job_id = job.id),
        'stages', (select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'name', s.name, 'weight', s.weight,
            'minutes', s.minutes, 'switchedOff', s.switched_off,
            'task', case when s.kind = 'task' then
              jsonb_build_object('instructions', s.instructions, 'dueDays', s.due_days) end,
            'items', (select coalesce(jsonb_agg(jsonb_build_object('kind', q.kind, 'key', q.key, 'text', q.text,
                'required', q.required, 'weight', q.weight, 'guideOne', q.guide_one, 'guideThree', q.guide_three,
                'guideFive', q.guide_five, 'maxWords', q.max_words, 'settings', q.settings, 'mustHave', q.must_have,
                'criteria', array(select c.name from core.question_criterion served
                  join core.criterion c on c.id = served.criterion_id
                  where served.question_id = q.id order by served.position)) order by q.position), '[]')
              from core.question q where q.stage_id = s.id),
            'libraryIds', (select coalesce(jsonb_object_agg(q.key, q.library_id), '{}')
              from core.question q where q.stage_id = s.id and q.library_id is not null))
          order by s.position), '[]') from core.stage s where s.job_id = job.id),
        'rounds', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'minutes', r.minutes)
          order by s.position), '[]')
          from core.interview_round r join core.stage s on s.id = r.stage_id where r.job_id = job.id),
        'emails', (select coalesce(jsonb_agg(jsonb_build_object('type', e.kind, 'subject', e.subject, 'body', e.body)
          order by e.kind), '[]') from core.job_email e where e.job_id = job.id)) as content,
      (select coalesce(jsonb_agg(jsonb_build_object('id', part.member_id, 'role', part.role)
        order by part.member_id), '[]')
        from core.job_member part join core.member m on m.id = part.member_id
        where part.job_id = job.id and m.deactivated_at is null) as team
    from core.job where job.id = ${id}`.execute(db);
  return rows[0];
}

/** A draft with its details, without its plan, questions and rounds. */
export async function insertJobRowWithContent(
  db: Db<'staff'>,
  job: {
    title: string;
    hash: string;
    ownerId: number;
    content: CopyableJobContent;
    team: JobTeamMember[];
  },
): Promise<number> {
  const { content } = job;
  const { brand_id: brandId = null, ...advert } = advertDetailsToColumns(content.advert);
  const { id } = await db
    .insertInto('core.job')
    .values((builder) => ({
      title: job.title,
      title_normalised: normaliseForSearch(job.title),
      hash: job.hash,
      owner_id: job.ownerId,
      team: content.team,
      grade: content.grade,
      location: content.location,
      description: content.description,
      open_until_filled: content.openUntilFilled,
      reviews_per_answer: content.reviewsPerAnswer,
      preset: content.preset,
      quick_apply: content.quickApply,
      ...advert,
      // A brand may have been given up since it was kept in a template.
      brand_id: builder.selectFrom('core.brand').select('id').where('id', '=', brandId),
      asks_eo: content.asksEqualOpportunities,
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

/** Of roles whose titles begin alike. */
export async function findJobTitlesStartingWith(
  db: Db<'staff'>,
  beginning: string,
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from core.job where strpos(title, ${beginning}) = 1 order by id desc limit 1000`.execute(
    db,
  );
  return rows.map(({ title }) => title);
}
