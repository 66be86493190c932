import { type Kysely, sql } from 'kysely';
import { continueIdSequence } from './insert-rows.ts';
import type { IdCounters } from './id-counters.ts';
import { demoInterviewNotes, demoInterviewQuestions } from './content/interview-questions.ts';

const ROUND = 'First interview';
/** Of one interview the first card is missing: its panel waits, and nobody reads another's. */
const WAITING = 1;
/** Of another the panel has talked, and agreed upon a mark. */
const AGREED = { interview: 2, question: 1, stars: 4 };
const DAY_HOURS = 24;

/** The questions of a round that goes on, and the cards of those of its interviews that are over. */
export async function plantScorecards(
  db: Kysely<unknown>,
  orgId: number,
  { jobId, today, numbers }: { jobId: number; today: Date; numbers: IdCounters },
): Promise<void> {
  const { rows: stages } = await sql<{ id: number }>`
    select id from core.stage where org_id = ${orgId} and job_id = ${jobId} and name = ${ROUND}`.execute(
    db,
  );
  const stage = stages[0];
  if (stage === undefined) return;
  const questions: number[] = [];
  for (const [
    place,
    { text, guideOne, guideThree, guideFive },
  ] of demoInterviewQuestions.entries()) {
    const id = numbers.next('question');
    await sql`
      insert into core.question (org_id, id, job_id, stage_id, position, kind, key, text, guide_one, guide_three,
        guide_five) overriding system value
      values (${orgId}, ${id}, ${jobId}, ${stage.id}, ${place}, 'interview', ${`spoken-${place + 1}`}, ${text},
        ${guideOne}, ${guideThree}, ${guideFive})`.execute(db);
    questions.push(id);
    // One criterion of the role each, in their order.
    await sql`
      insert into core.question_criterion (org_id, job_id, question_id, criterion_id, position)
      select org_id, job_id, ${id}, id, 1 from core.criterion
      where org_id = ${orgId} and job_id = ${jobId} order by position offset ${place} limit 1`.execute(
      db,
    );
  }
  await continueIdSequence(db, 'core.question');
  const { rows: over } = await sql<{ id: number; endedAt: Date; panel: number[] }>`
    select i.id, i.starts_at + make_interval(mins => coalesce(i.minutes, r.minutes)) as "endedAt",
      array(select p.member_id from core.interview_panel_member p
        where p.org_id = i.org_id and p.interview_id = i.id order by p.member_id) as panel
    from core.interview i join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
    where i.org_id = ${orgId} and r.stage_id = ${stage.id} and i.starts_at < ${today}
    order by i.starts_at, i.id`.execute(db);
  for (const [place, interview] of over.entries())
    await plantCards(db, { orgId, place, questions, ...interview });
}

type Over = {
  orgId: number;
  place: number;
  questions: readonly number[];
  id: number;
  endedAt: Date;
  panel: readonly number[];
};

async function plantCards(
  db: Kysely<unknown>,
  { orgId, place, questions, id, endedAt, panel }: Over,
): Promise<void> {
  for (const [seat, memberId] of panel.entries()) {
    if (place === WAITING && seat === 0) {
      // They were told already: nothing is sent as the demo starts.
      await sql`
        insert into core.scorecard (org_id, interview_id, member_id, reminded_at)
        values (${orgId}, ${id}, ${memberId}, ${endedAt}::timestamptz + make_interval(hours => ${DAY_HOURS}))`.execute(
        db,
      );
      continue;
    }
    for (const [at, question] of questions.entries()) {
      const stars = demoInterviewQuestions[at]?.marks[place]?.[seat] ?? 3;
      const note = at === 0 ? (demoInterviewNotes[`${place}-${seat}`] ?? '') : '';
      await sql`
        insert into core.scorecard_mark (org_id, interview_id, member_id, question_id, stars, note, saved_at)
        values (${orgId}, ${id}, ${memberId}, ${question}, ${stars}, ${note}, ${endedAt})`.execute(
        db,
      );
    }
    await sql`
      insert into core.scorecard (org_id, interview_id, member_id, submitted_at)
      values (${orgId}, ${id}, ${memberId}, ${endedAt})`.execute(db);
  }
  if (place === WAITING) return;
  await sql`
    insert into core.scorecards_opened (org_id, interview_id, opened_at) values (${orgId}, ${id}, ${endedAt})`.execute(
    db,
  );
  if (place !== AGREED.interview) return;
  await sql`
    insert into core.agreed_mark (org_id, interview_id, question_id, n, stars, reason, signed_by, signed_at)
    values (${orgId}, ${id}, ${questions[AGREED.question]}, 1, ${AGREED.stars},
      'One of us had missed the second example; we went through it together.', ${panel[0]}, ${endedAt})`.execute(
    db,
  );
}
