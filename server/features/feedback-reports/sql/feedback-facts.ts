import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';
import type { FeedbackFacts, MarksOfJob } from '../rules/build-feedback-report.ts';
import type { MarkCount } from '../rules/mark-count.ts';

/** What the report of an application is made of; null of who is gone. */
export async function findFeedbackFacts(
  db: Db<'staff'> | Db<'system'>,
  applicationId: number,
): Promise<FeedbackFacts | null> {
  // Both doors may call it.
  const { rows } = await sql<{ facts: FeedbackFacts | null }>`
    select core.feedback_facts(${applicationId}) as facts`.execute(db as Db<'system'>);
  return rows[0]?.facts ?? null;
}

type MarkRow = {
  questionId: number | null;
  criterionId: number | null;
  hundredths: number | null;
  people: number | null;
};

export async function findMarksOfJob(
  db: Db<'staff'> | Db<'system'>,
  jobId: number,
): Promise<MarksOfJob> {
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
): ReadonlyMap<number, readonly MarkCount[]> {
  const marks = new Map<number, MarkCount[]>();
  for (const row of rows) {
    const id = idOf(row);
    if (id === null) continue;
    const ofIt = marks.get(id) ?? [];
    ofIt.push({ hundredths: row.hundredths ?? 0, people: row.people ?? 0 });
    marks.set(id, ofIt);
  }
  return marks;
}
