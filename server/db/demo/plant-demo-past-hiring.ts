import { type Kysely, sql } from 'kysely';
import { pastDemoJobTitlesWithRegisterInterest, pastDemoJobs } from './content/past-jobs.ts';
import { type DemoRandomNumbers, demoRandomNumbersFromSeed } from './demo-random-numbers.ts';
import { inventDemoApplications } from './invent-demo-applications.ts';
import type { DemoIdCounters } from './demo-id-counters.ts';
import { plantDemoApplications } from './plant-demo-applications.ts';
import { plantDemoJobCounters } from './plant-job-counters-and-experience-survey-answers.ts';
import { plantDemoEqualOpportunitiesAnswers } from './plant-demo-equal-opportunities-answers-and-notice.ts';
import type { DemoMemberIdByEmail } from './plant-demo-members.ts';
import { plantDemoPastExperienceSurveyAnswers } from './plant-demo-past-experience-survey-answers.ts';
import { plantDemoReviews } from './plant-demo-reviews.ts';
import { plantDemoJobs } from './plant-demo-jobs.ts';

const SEED = 20_261_120;
/** One in so many of a role with quick apply had shown interest first. */
const QUICK_EACH = 2;

/** What an organisation has filled and put away: planted last, and by dice of its own, so that the rest of the demo stays as it is. */
export async function plantDemoPastHiring(
  db: Kysely<unknown>,
  orgId: number,
  tools: {
    members: DemoMemberIdByEmail;
    firstNames: Map<string, string>;
    people: Set<string>;
    now: Date;
    today: Date;
    numbers: DemoIdCounters;
    secretKey: string;
  },
): Promise<void> {
  const own: typeof tools & { dice: DemoRandomNumbers } = {
    ...tools,
    dice: demoRandomNumbersFromSeed(SEED),
  };
  const jobs = await plantDemoJobs(db, orgId, pastDemoJobs, own);
  const invented = inventDemoApplications(pastDemoJobs, { ...own, aDay: 0 });
  const rounds = await plantDemoApplications(db, orgId, jobs, invented, own);
  await plantDemoReviews(db, orgId, rounds, own);
  await plantDemoEqualOpportunitiesAnswers(db, orgId, rounds, own);
  await plantDemoJobCounters(db, orgId, rounds);
  await plantDemoPastExperienceSurveyAnswers(db, orgId, rounds, own);
  await sql`
    update core.application set interest_at = started_at - interval '2 days', invited_at = started_at - interval '1 day'
    where org_id = ${orgId} and id % ${QUICK_EACH} = 0
      and job_id = any (select id from core.job
        where org_id = ${orgId} and title = any (${pastDemoJobTitlesWithRegisterInterest}))`.execute(
    db,
  );
}
