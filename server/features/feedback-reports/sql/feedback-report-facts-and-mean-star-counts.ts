import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { FeedbackReportFacts, MeanStarCountsOfJob } from '../rules/build-feedback-report.ts';
import type { PeopleCountByMeanStars } from '../rules/sum-and-average-people-by-mean-stars.ts';

/** What the report of an application is made of; null of who is gone. */
export async function findFeedbackReportFacts(
  db: Db<'staff'> | Db<'system'>,
  applicationId: number,
): Promise<FeedbackReportFacts | null> {
  // Both doors may call it.
  const { rows } = await sql<{ facts: FeedbackReportFacts | null }>`
    select core.feedback_facts(${applicationId}) as facts`.execute(db as Db<'system'>);
  return rows[0]?.facts ?? null;
}

type MarkRow = {
  questionId: number | null;
  criterionId: number | null;
  hundredths: number | null;
  people: number | null;
};

export async function findMeanStarCountsOfJob(
  db: Db<'staff'> | Db<'system'>,
  jobId: number,
): Promise<MeanStarCountsOfJob> {
  // Both doors may call it.
  const { rows } = await sql<MarkRow>`
    select question_id as "questionId", criterion_id as "criterionId", hundredths, people
    from core.feedback_marks_of_job(${jobId})`.execute(db as Db<'system'>);
  return {
    byQuestion: marksBy(rows, ({ questionId }) => questionId),
    byCriterion: marksBy(rows, ({ criterionId }) => criterionId),
  };
}

function marksBy(
  rows: readonly MarkRow[],
  idOf: (row: MarkRow) => number | null,
): ReadonlyMap<number, readonly PeopleCountByMeanStars[]> {
  const marks = new Map<number, PeopleCountByMeanStars[]>();
  for (const row of rows) {
    const id = idOf(row);
    if (id === null) continue;
    const ofIt = marks.get(id) ?? [];
    ofIt.push({ hundredths: row.hundredths ?? 0, people: row.people ?? 0 });
    marks.set(id, ofIt);
  }
  return marks;
}
