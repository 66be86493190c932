import { CopyableJobContent } from '@evenhand/contract/job-templates.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { DEMO_ANSWER_WORDS_MAX } from './content/demo-question-types-and-answer-words-max.ts';
import type { DemoJob } from './content/jobs.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import { continueIdSequenceOfTable, insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';
import type { DemoIdCounters } from './demo-id-counters.ts';
import type { DemoMemberIdByEmail } from './plant-demo-members.ts';

const KEPT_AFTER_DAYS = 30;

/** Roles that the employer keeps to begin others with. */
const kept = ['Customer Care Adviser', 'Energy Advice Officer'];

export async function plantDemoJobTemplates(
  db: Kysely<unknown>,
  orgId: number,
  jobs: DemoJob[],
  {
    members,
    today,
    numbers,
  }: { members: DemoMemberIdByEmail; today: Date; numbers: DemoIdCounters },
): Promise<void> {
  await insertDemoRows(
    db,
    'core.job_template',
    {
      org_id: 'bigint',
      id: 'bigint',
      title: 'text',
      content: 'jsonb',
      created_at: 'timestamptz',
      created_by: 'bigint',
    },
    jobs
      .filter(({ title }) => kept.includes(title))
      .map((job) => ({
        org_id: orgId,
        id: numbers.next('template'),
        title: job.title,
        content: contentOf(job),
        created_at: dateFromToday(today, job.createdDay + KEPT_AFTER_DAYS),
        created_by: members.get(job.owner),
      })),
  );
  await continueIdSequenceOfTable(db, 'core.job_template');
}

function contentOf(job: DemoJob): CopyableJobContent {
  return z.parse(CopyableJobContent, {
    team: job.team,
    grade: job.grade,
    location: job.location,
    description: job.description,
    openUntilFilled: false,
    reviewsPerAnswer: 3,
    preset: 'high-volume',
    sealed: true,
    questions: job.questions.map(({ text, guide, skills }) => ({
      text,
      guideOne: guide.one,
      guideThree: guide.three,
      guideFive: guide.five,
      skills,
      maxWords: DEMO_ANSWER_WORDS_MAX,
    })),
    rounds: [{ name: 'First interview', minutes: 45 }],
  });
}
