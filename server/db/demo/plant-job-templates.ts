import { CopyableJobContent } from '@evenhand/contract/job-templates.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { DEMO_ANSWER_WORDS_MAX } from './content/demo-question.ts';
import type { DemoJob } from './content/jobs.ts';
import { daysFromToday } from './demo-dates-and-ids.ts';
import { continueIdSequence, insertDemoRows } from './insert-rows.ts';
import type { IdCounters } from './id-counters.ts';
import type { MemberIdByEmail } from './plant-members.ts';

const KEPT_AFTER_DAYS = 30;

/** Roles that the employer keeps to begin others with. */
const kept = ['Customer Care Adviser', 'Energy Advice Officer'];

export async function plantJobTemplates(
  db: Kysely<unknown>,
  orgId: number,
  jobs: DemoJob[],
  { members, today, numbers }: { members: MemberIdByEmail; today: Date; numbers: IdCounters },
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
        created_at: daysFromToday(today, job.createdDay + KEPT_AFTER_DAYS),
        created_by: members.get(job.owner),
      })),
  );
  await continueIdSequence(db, 'core.job_template');
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
