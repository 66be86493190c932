import type { Kysely } from 'kysely';
import { hashToken } from '../../crypto/random-token-and-token-hash.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { advertDetailsToColumns } from '../../features/jobs/rules/advert-details-to-columns.ts';
import { DEMO_ANSWER_WORDS_MAX } from './content/demo-question-types-and-answer-words-max.ts';
import { demoAdvertDetailsOfJobTitle } from './content/advert-details.ts';
import type { DemoJob } from './content/jobs.ts';
import { dateFromToday, makeFixedDemoLinkToken } from './demo-dates-and-ids.ts';
import { continueIdSequenceOfTable, insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';
import type { DemoIdCounters } from './demo-id-counters.ts';
import { plantDemoCriteria, plantDemoSiftStages } from './plant-criteria-and-stages.ts';
import type { DemoMemberIdByEmail } from './plant-demo-members.ts';

/** A role that closes today is open until the day is all but over. */
const CLOSING_HOUR = 23 + 59 / 60;
/** Whoever starts the demo late in the day still has an evening with it. */
const LATE_HOUR = 20;

export type PlantedDemoJob = {
  id: number;
  role: DemoJob;
  siftStageId: number;
  questionIds: number[];
  reviewers: string[];
};

/** Roles with their plans, questions and teams. */
export async function plantDemoJobs(
  db: Kysely<unknown>,
  orgId: number,
  jobs: DemoJob[],
  {
    members,
    today,
    now,
    numbers,
  }: { members: DemoMemberIdByEmail; today: Date; now: Date; numbers: DemoIdCounters },
): Promise<PlantedDemoJob[]> {
  const planted = jobs.map((job) => ({
    id: numbers.next('job'),
    role: job,
    siftStageId: numbers.next('stage'),
    questionIds: job.questions.map(() => numbers.next('question')),
    reviewers: reviewersOf(job, [...members.keys()]),
  }));
  const at = (day: number | undefined, hour?: number) =>
    day === undefined ? null : dateFromToday(today, day, hour);
  const isLate = now >= dateFromToday(today, 0, LATE_HOUR);

  await insertDemoRows(
    db,
    'core.job',
    {
      org_id: 'bigint',
      id: 'bigint',
      hash: 'text',
      title: 'text',
      title_normalised: 'text',
      team: 'text',
      grade: 'text',
      location: 'text',
      description: 'text',
      owner_id: 'bigint',
      sample: 'boolean',
      created_at: 'timestamptz',
      published_at: 'timestamptz',
      closes_at: 'timestamptz',
      closing_notified: 'boolean',
      archived_at: 'timestamptz',
      status: 'text',
      open_until_filled: 'boolean',
      remote_preference: 'text',
      employment_type: 'text',
      hours: 'text',
      openings: 'smallint',
      job_functions: 'text[]',
      salary_min: 'numeric',
      salary_max: 'numeric',
      salary_currency: 'text',
      salary_period: 'text',
      city: 'text',
      region: 'text',
      postcode: 'text',
      country: 'text',
      perks: 'text[]',
    },
    planted.map(({ id, role: job }) => ({
      org_id: orgId,
      id,
      hash: makeFixedDemoLinkToken(job.title),
      title: job.title,
      title_normalised: normaliseForSearch(job.title),
      team: job.team,
      grade: job.grade,
      location: job.location,
      description: job.description,
      owner_id: members.get(job.owner),
      sample: job.sample ?? false,
      created_at: at(job.createdDay),
      published_at: at(job.publishedDay),
      closes_at: at(job.closesDay === 0 && isLate ? 1 : job.closesDay, CLOSING_HOUR),
      // Long ago: nobody is told of it now.
      closing_notified: job.closesDay !== undefined && job.closesDay < 0,
      archived_at: at(job.archivedDay),
      status: job.status ?? null,
      open_until_filled: job.publishedDay !== undefined && job.closesDay === undefined,
      ...advertDetailsToColumns(demoAdvertDetailsOfJobTitle(job.title)),
    })),
  );
  await plantDemoSiftStages(db, orgId, planted);
  await insertDemoRows(
    db,
    'core.question',
    {
      org_id: 'bigint',
      id: 'bigint',
      job_id: 'bigint',
      stage_id: 'bigint',
      position: 'smallint',
      text: 'text',
      guide_one: 'text',
      guide_three: 'text',
      guide_five: 'text',
      max_words: 'smallint',
    },
    planted.flatMap(({ id, role: job, siftStageId, questionIds }) =>
      job.questions.map(({ text, guide }, index) => ({
        org_id: orgId,
        id: questionIds[index],
        job_id: id,
        stage_id: siftStageId,
        position: index + 1,
        text,
        guide_one: guide.one,
        guide_three: guide.three,
        guide_five: guide.five,
        max_words: job.answerWordsMax ?? DEMO_ANSWER_WORDS_MAX,
      })),
    ),
  );
  await plantDemoCriteria(db, orgId, planted, numbers);
  await insertDemoRows(
    db,
    'core.job_member',
    { org_id: 'bigint', job_id: 'bigint', member_id: 'bigint', role: 'text' },
    planted.flatMap(({ id, role: job, reviewers }) => [
      { org_id: orgId, job_id: id, member_id: members.get(job.owner), role: 'admin' },
      ...reviewers
        .filter((email) => email !== job.owner)
        .map((email) => ({
          org_id: orgId,
          job_id: id,
          member_id: members.get(email),
          role: 'reviewer',
        })),
    ]),
  );
  await insertDemoRows(
    db,
    'auth.token',
    { token_hash: 'bytea', kind: 'text', org_id: 'bigint', reference: 'bigint' },
    planted.map(({ id, role: job }) => ({
      token_hash: `\\x${hashToken(makeFixedDemoLinkToken(job.title)).toString('hex')}`,
      kind: 'job',
      org_id: orgId,
      reference: id,
    })),
  );
  await continueIdSequenceOfTable(db, 'core.job');
  await continueIdSequenceOfTable(db, 'core.question');
  return planted;
}

/** Whoever reads the answers of a role; the demo's reviewer first, an admin only for the sample. */
function reviewersOf(job: DemoJob, emails: string[]): string[] {
  if (job.questions.length === 0) return [];
  const pool = emails.filter(
    (email) =>
      email !== 'member@demo.test' && email !== 'leila@demo.test' && !email.startsWith('admin@'),
  );
  if (job.sample) return ['admin@demo.test', 'hana@demo.test', 'callum@demo.test'];
  if (job.progress === 'reviewing')
    return pool.filter((email) => email !== 'hiring@demo.test').slice(0, 6);
  return pool.length > 1 ? pool : [job.owner, ...pool];
}
