import { type Kysely, sql } from 'kysely';
import { pastQuickApplyTitles, pastJobs } from './content/past-jobs.ts';
import { type Dice, diceFrom } from './dice.ts';
import { inventApplications } from './invent-applications.ts';
import type { Numbers } from './numbers.ts';
import { plantApplications } from './plant-applications.ts';
import { plantCounters } from './plant-around.ts';
import { plantEqualOpportunities } from './plant-equal-opportunities.ts';
import type { Members } from './plant-people.ts';
import { plantPastExperience } from './plant-past-experience.ts';
import { plantReviews } from './plant-reviews.ts';
import { plantJobs } from './plant-jobs.ts';

const SEED = 20_261_120;
/** One in so many of a role with quick apply had shown interest first. */
const QUICK_EACH = 2;

/** What an organisation has filled and put away: planted last, and by dice of its own, so that the rest of the demo stays as it is. */
export async function plantPast(
  db: Kysely<unknown>,
  orgId: number,
  tools: {
    members: Members;
    firstNames: Map<string, string>;
    people: Set<string>;
    now: Date;
    today: Date;
    numbers: Numbers;
    secretKey: string;
  },
): Promise<void> {
  const own: typeof tools & { dice: Dice } = { ...tools, dice: diceFrom(SEED) };
  const jobs = await plantJobs(db, orgId, pastJobs, own);
  const invented = inventApplications(pastJobs, { ...own, aDay: 0 });
  const rounds = await plantApplications(db, orgId, jobs, invented, own);
  await plantReviews(db, orgId, rounds, own);
  await plantEqualOpportunities(db, orgId, rounds, own);
  await plantCounters(db, orgId, rounds);
  await plantPastExperience(db, orgId, rounds, own);
  await sql`
    update core.application set interest_at = started_at - interval '2 days', invited_at = started_at - interval '1 day'
    where org_id = ${orgId} and id % ${QUICK_EACH} = 0
      and job_id = any (select id from core.job where org_id = ${orgId} and title = any (${pastQuickApplyTitles}))`.execute(
    db,
  );
}
