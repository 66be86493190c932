import { type Kysely, sql } from 'kysely';
import { dateFromToday } from './demo-dates-and-ids.ts';

/** How the score of an advert went over three evenings of writing. */
const edits = [
  { day: -4, score: 55, words: 61 },
  { day: -3, score: 67, words: 84 },
  { day: -2, score: 76, words: 97 },
];

/** The drafts have been checked while they were written. */
export async function plantDemoAdvertScores(
  db: Kysely<unknown>,
  orgId: number,
  today: Date,
): Promise<void> {
  const history = edits.map(({ day, ...edit }) => ({ at: dateFromToday(today, day), ...edit }));
  await sql`
    insert into core.advert_analysis (org_id, job_id, history)
    select org_id, id, ${JSON.stringify(history)}::jsonb from core.job
    where org_id = ${orgId} and published_at is null and archived_at is null and length(description) > 100`.execute(
    db,
  );
}
