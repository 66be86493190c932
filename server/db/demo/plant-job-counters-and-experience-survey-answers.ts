import type { Kysely } from 'kysely';
import { jobCounterOfApplication } from '../../features/pipeline/rules/job-counters.ts';
import { type JobCounterName, jobCounterNames } from '../../events/job-counter-names.ts';
import { demoExperienceSurveyAnswersOnCurrentJobs } from './content/hiring-experience-survey-answers-on-current-jobs.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import type { DemoRandomNumbers } from './demo-random-numbers.ts';
import { continueIdSequenceOfTable, insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';
import type { DemoIdCounters } from './demo-id-counters.ts';
import type { PlantedJobWithApplications } from './plant-demo-applications.ts';

/** The counters of each role, counted from what was planted. */
export async function plantDemoJobCounters(
  db: Kysely<unknown>,
  orgId: number,
  rounds: PlantedJobWithApplications[],
): Promise<void> {
  await insertDemoRows(
    db,
    'core.job_stats',
    {
      org_id: 'bigint',
      job_id: 'bigint',
      last_batch_at: 'timestamptz',
      ...Object.fromEntries(jobCounterNames.map((counter) => [counter, 'integer'])),
    },
    rounds.map(({ planted, applications, batch }) => {
      const counters = new Map<JobCounterName, number>(
        jobCounterNames.map((counter) => [counter, 0]),
      );
      const add = (counter: JobCounterName | null, n = 1) =>
        counter && counters.set(counter, (counters.get(counter) ?? 0) + n);
      for (const { submittedAt, outcome } of applications) {
        if (submittedAt !== null) add(outcome.state === 'withdrawn' ? 'withdrawn' : 'submitted');
        add(jobCounterOfApplication({ ...outcome, submittedAt }));
        add('reviews_total', outcome.reviewsExpected);
        add('reviews_scored', outcome.reviewsScored);
      }
      return {
        org_id: orgId,
        job_id: planted.id,
        last_batch_at: batch?.sentAt ?? null,
        ...Object.fromEntries(counters),
      };
    }),
  );
}

const RATED_JOBS = 5;

export const demoExperienceSurveyAnswerColumnTypes = {
  org_id: 'bigint',
  id: 'bigint',
  job_id: 'bigint',
  kind: 'text',
  rating: 'smallint',
  fairness: 'smallint',
  satisfaction: 'smallint',
  text: 'text',
  created_at: 'timestamptz',
} as const;

/** What candidates and reviewers said of it, most of it in the last ninety days. */
export async function plantDemoExperienceSurveyAnswers(
  db: Kysely<unknown>,
  orgId: number,
  rounds: PlantedJobWithApplications[],
  { today, dice, numbers }: { today: Date; dice: DemoRandomNumbers; numbers: DemoIdCounters },
): Promise<void> {
  const kinds = {
    'post-apply': demoExperienceSurveyAnswersOnCurrentJobs.postApply,
    'post-feedback': demoExperienceSurveyAnswersOnCurrentJobs.postFeedback,
    'post-review': demoExperienceSurveyAnswersOnCurrentJobs.postReview,
  };
  const near = (rating: number) => Math.min(10, Math.max(1, rating + Math.round(dice.normal())));
  // Few roles: the name of one stands only beside what at least five said of it.
  const jobs = rounds
    .filter(({ planted }) => !planted.role.sample)
    .toSorted((one, other) => other.applications.length - one.applications.length)
    .slice(0, RATED_JOBS);
  await insertDemoRows(
    db,
    'core.experience_answer',
    demoExperienceSurveyAnswerColumnTypes,
    Object.entries(kinds).flatMap(([kind, texts]) =>
      texts.flatMap(({ rating, text }, index) =>
        // Beside each comment somebody who only rated.
        [text, ''].map((words) => ({
          org_id: orgId,
          id: numbers.next('experience'),
          job_id: dice.pick(jobs).planted.id,
          kind,
          rating: words === '' ? near(rating) : rating,
          fairness: near(rating),
          satisfaction: near(rating),
          text: words,
          created_at: dateFromToday(
            today,
            -1 - Math.floor(index < 20 ? dice.next() * 88 : 90 + dice.next() * 600),
            8 + dice.next() * 10,
          ),
        })),
      ),
    ),
  );
  await continueIdSequenceOfTable(db, 'core.experience_answer');
}
