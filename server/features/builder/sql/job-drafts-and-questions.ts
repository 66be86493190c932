import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { AdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import type { JobDraftQuestion } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { OrganisationPlanTier } from '../../organisation/rules/max-open-jobs-of-plan-tier.ts';

export type JobDraftDbRow = {
  id: number;
  version: number;
  hash: string;
  title: string;
  team: string | null;
  grade: string | null;
  location: string | null;
  description: string;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  sample: boolean;
  openUntilFilled: boolean;
  reviewsPerAnswer: number;
  zone: string;
  locale: OrganisationLocale;
  tier: OrganisationPlanTier;
  openJobs: number;
  advert: AdvertDetails;
  brands: { id: number; name: string }[];
  /** Of its first stage of written answers, where questions stand that came from nowhere else. */
  questions: (JobDraftQuestion & { id: number })[];
  members: {
    id: number;
    name: string;
    jobTitle: string | null;
    role: JobTeamRole | null;
  }[];
};

/** One job with all that its builder shows, in one statement; `openJobs` are those of the whole organisation. */
export async function findJobDraftRow(
  db: Db<'staff'>,
  id: number,
  now: Date,
): Promise<JobDraftDbRow | undefined> {
  const { rows } = await sql<JobDraftDbRow>`
    select job.id, job.version, job.hash, job.title, job.team, job.grade, job.location, job.description,
      job.published_at as "publishedAt", job.closes_at as "closesAt", job.archived_at as "archivedAt",
      job.sample, job.open_until_filled as "openUntilFilled", job.reviews_per_answer as "reviewsPerAnswer",
      coalesce(organisation.tz, 'Europe/London') as zone, organisation.locale, organisation.tier,
      (select count(*)::int from core.job other where not other.sample and other.archived_at is null
        and other.published_at is not null and coalesce(other.closes_at, 'infinity') > ${now}) as "openJobs",
      jsonb_build_object(
        'work', jsonb_build_object('remotePreference', job.remote_preference, 'employmentType', job.employment_type,
          'hours', job.hours, 'openings', job.openings, 'jobFunctions', job.job_functions),
        'place', jsonb_build_object('city', job.city, 'region', job.region, 'postcode', job.postcode,
          'country', job.country),
        'salary', jsonb_build_object('min', job.salary_min, 'max', job.salary_max, 'currency', job.salary_currency,
          'period', job.salary_period),
        'references', jsonb_build_object('brandId', job.brand_id, 'internal', job.internal_reference,
          'requisition', job.requisition_id),
        'perks', job.perks,
        'visibility', jsonb_build_object('careersPage', job.on_careers_page, 'feeds', job.on_feeds)) as advert,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.id), '[]')
        from core.brand b) as brands,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', q.id, 'text', q.text,
          'guideOne', q.guide_one, 'guideThree', q.guide_three, 'guideFive', q.guide_five,
          'skills', (select coalesce(jsonb_agg(c.name order by served.position), '[]')
            from core.question_criterion served join core.criterion c on c.id = served.criterion_id
            where served.question_id = q.id),
          'maxWords', q.max_words, 'libraryId', q.library_id)) order by q.position), '[]')
        from core.question q where q.stage_id = (select s.id from core.stage s
          where s.job_id = job.id and s.kind = 'sift' order by s.position limit 1)) as questions,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name,
          'jobTitle', m.job_title, 'role', part.role)
          order by m.first_name collate "und-x-icu", m.last_name collate "und-x-icu", m.id), '[]')
        from core.member m left join core.job_member part on part.member_id = m.id and part.job_id = job.id
        where m.deactivated_at is null) as members
    from core.job join core.organisation on organisation.org_id = job.org_id
    where job.id = ${id}`.execute(db);
  return rows[0];
}

/** Of the first stage of written answers; undefined where the role has none. */
export async function findWrittenQuestionIdsOfDraft(
  db: Db<'staff'>,
  jobId: number,
): Promise<number[] | undefined> {
  const rows = await db
    .selectFrom('core.stage as stage')
    .leftJoin('core.question as question', 'question.stage_id', 'stage.id')
    .select('question.id')
    .where('stage.id', '=', (builder) =>
      builder
        .selectFrom('core.stage')
        .select('id')
        .where('job_id', '=', jobId)
        .where('kind', '=', 'sift')
        .orderBy('position')
        .limit(1),
    )
    .execute();
  return rows.length === 0 ? undefined : rows.flatMap(({ id }) => id ?? []);
}

export async function deleteDraftQuestionRows(db: Db<'staff'>, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('core.question').where('id', 'in', ids).execute();
}

export async function updateDraftQuestionRow(
  db: Db<'staff'>,
  id: number,
  question: JobDraftQuestion,
  position: number,
): Promise<void> {
  await db
    .updateTable('core.question')
    .set({ ...columnsOf(question), position })
    .where('id', '=', id)
    .execute();
}

/** Where the next question of a role stands. */
export async function findNextQuestionPosition(db: Db<'staff'>, jobId: number): Promise<number> {
  const { last } = await db
    .selectFrom('core.question')
    .select((builder) => builder.fn.max('position').as('last'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

export async function updateLibraryIdOfQuestionRow(
  db: Db<'staff'>,
  { jobId, itemKey }: { jobId: number; itemKey: string },
  libraryId: string,
): Promise<void> {
  await db
    .updateTable('core.question')
    .set({ library_id: libraryId })
    .where('job_id', '=', jobId)
    .where('key', '=', itemKey)
    .execute();
}

/** Puts questions into the stage of the written answers, one behind the other; gives back which id each has. */
export async function insertDraftQuestionRows(
  db: Db<'staff'>,
  jobId: number,
  { questions, position }: { questions: readonly JobDraftQuestion[]; position: number },
): Promise<{ id: number; skills: string[] }[]> {
  const rows = await db
    .insertInto('core.question')
    .values((builder) =>
      questions.map((question, index) => ({
        ...columnsOf(question),
        job_id: jobId,
        stage_id: builder
          .selectFrom('core.stage')
          .select('id')
          .where('job_id', '=', jobId)
          .where('kind', '=', 'sift')
          .orderBy('position')
          .limit(1)
          .$asScalar()
          .$notNull(),
        position: position + index,
      })),
    )
    .returning(['id', 'position'])
    .execute();
  return rows.map(({ id, position: at }) => ({
    id,
    skills: questions[at - position]?.skills ?? [],
  }));
}

function columnsOf(question: JobDraftQuestion) {
  const { text, guideOne, guideThree, guideFive, maxWords, libraryId } = question;
  return {
    text,
    guide_one: guideOne,
    guide_three: guideThree,
    guide_five: guideFive,
    max_words: maxWords,
    ...(libraryId !== undefined && { library_id: libraryId }),
  };
}
