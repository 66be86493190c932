import { type Kysely, sql } from 'kysely';
import { pastDemoJobTitlesWithRegisterInterest, pastDemoJobs } from './content/past-jobs.ts';
import { type DemoRandom, demoRandomFromSeed } from './demo-random.ts';
import { inventApplications } from './invent-applications.ts';
import type { IdCounters } from './id-counters.ts';
import { plantApplications } from './plant-applications.ts';
import { plantJobCounters } from './plant-job-counters-and-experience-answers.ts';
import { plantEqualOpportunitiesAnswers } from './plant-equal-opportunities.ts';
import type { MemberIdByEmail } from './plant-members.ts';
import { plantPastExperienceAnswers } from './plant-past-experience-answers.ts';
import { plantReviews } from './plant-reviews.ts';
import { plantJobs } from './plant-jobs.ts';

const SEED = 20_261_120;
/** One in so many of a role with quick apply had shown interest first. */
const QUICK_EACH = 2;

/** What an organisation has filled and put away: planted last, and by dice of its own, so that the rest of the demo stays as it is. */
export async function plantPastHiring(
  db: Kysely<unknown>,
  orgId: number,
  tools: {
    members: MemberIdByEmail;
    firstNames: Map<string, string>;
    people: Set<string>;
    now: Date;
    today: Date;
    numbers: IdCounters;
    secretKey: string;
  },
): Promise<void> {
  const own: typeof tools & { dice: DemoRandom } = { ...tools, dice: demoRandomFromSeed(SEED) };
  const jobs = await plantJobs(db, orgId, pastDemoJobs, own);
  const invented = inventApplications(pastDemoJobs, { ...own, aDay: 0 });
  const rounds = await plantApplications(db, orgId, jobs, invented, own);
  await plantReviews(db, orgId, rounds, own);
  await plantEqualOpportunitiesAnswers(db, orgId, rounds, own);
  await plantJobCounters(db, orgId, rounds);
  await plantPastExperienceAnswers(db, orgId, rounds, own);
  await sql`
    update core.application set interest_at = started_at - interval '2 days', invited_at = started_at - interval '1 day'
    where org_id = ${orgId} and id % ${QUICK_EACH} = 0
      and job_id = any (select id from core.job
        where org_id = ${orgId} and title = any (${pastDemoJobTitlesWithRegisterInterest}))`.execute(
    db,
  );
}
