import type { Kysely } from 'kysely';
import { demoExperienceSurveyAnswersOnFilledJobs } from './content/hiring-experience-survey-answers-on-filled-jobs.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import type { DemoRandomNumbers } from './demo-random-numbers.ts';
import { continueIdSequenceOfTable, insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';
import type { DemoIdCounters } from './demo-id-counters.ts';
import { demoExperienceSurveyAnswerColumnTypes } from './plant-job-counters-and-experience-survey-answers.ts';
import type { PlantedJobWithApplications } from './plant-demo-applications.ts';

type Kind = keyof typeof demoExperienceSurveyAnswersOnFilledJobs;

/** How many rated each role, and in which days counted from its closing; null: from its opening to its closing. */
const surveys = {
  'post-apply': { answers: 16, days: null },
  'post-feedback': { answers: 9, days: [9, 16] },
  'post-review': { answers: 6, days: [3, 8] },
} as const satisfies Record<Kind, { answers: number; days: readonly [number, number] | null }>;

/** Somebody who is content, but for small things. */
const MEAN_RATING = 7.4;
/** Between roles, and between the people who applied to one. */
const MOOD_OF_JOB = 0.5;
const MOOD_OF_ONE = 1.5;

/** What candidates and reviewers said of roles that are filled by now. */
export async function plantDemoPastExperienceSurveyAnswers(
  db: Kysely<unknown>,
  orgId: number,
  rounds: PlantedJobWithApplications[],
  { today, dice, numbers }: { today: Date; dice: DemoRandomNumbers; numbers: DemoIdCounters },
): Promise<void> {
  const kinds = Object.keys(surveys) as Kind[]; // Its very keys.
  const rating = (mood: number) =>
    Math.min(10, Math.max(1, Math.round(mood + dice.normal() * MOOD_OF_ONE)));
  await insertDemoRows(
    db,
    'core.experience_answer',
    demoExperienceSurveyAnswerColumnTypes,
    rounds.flatMap(({ planted: { id, role: job } }, place) => {
      const { publishedDay = 0, closesDay = 0 } = job;
      const mood = MEAN_RATING + dice.normal() * MOOD_OF_JOB;
      return kinds.flatMap((kind) => {
        const { answers, days } = surveys[kind];
        const [first, last] = days ?? [publishedDay - closesDay, 0];
        return Array.from({ length: answers }, (_, n) => {
          const comment = demoExperienceSurveyAnswersOnFilledJobs[kind][place + n * rounds.length];
          const near = () => rating(comment?.rating ?? mood);
          return {
            org_id: orgId,
            id: numbers.next('experience'),
            job_id: id,
            kind,
            rating: comment?.rating ?? rating(mood),
            fairness: near(),
            satisfaction: near(),
            text: comment?.text ?? '',
            created_at: dateFromToday(
              today,
              closesDay + first + Math.floor(dice.next() * (last - first)),
              8 + dice.next() * 10,
            ),
          };
        });
      });
    }),
  );
  await continueIdSequenceOfTable(db, 'core.experience_answer');
}
