import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  deleteUnservedCriterionRows,
  insertMissingCriterionRowsOfJob,
  replaceCriterionRowsOfQuestions,
} from './sql/write-criterion-and-stage-rows-of-job.ts';

export type QuestionWithCriteria = { id: number; skills: readonly string[] };

/**
 * Lets questions of a job serve the criteria of these names. One that the job has is found in any case of its letters, another
 * is added behind the others. Whoever calls has changed the job in the same transaction, so that nobody else does meanwhile.
 */
export async function setCriteriaOfQuestions(
  db: Db<'staff'>,
  jobId: number,
  questions: readonly QuestionWithCriteria[],
): Promise<void> {
  if (questions.length === 0) return;
  await insertMissingCriterionRowsOfJob(
    db,
    jobId,
    questions.flatMap(({ skills }) => skills),
  );
  await replaceCriterionRowsOfQuestions(db, jobId, questions);
}

/** The same for all questions of a job: a criterion that none of them serves is gone. */
export async function setCriteriaOfAllQuestions(
  db: Db<'staff'>,
  jobId: number,
  questions: readonly QuestionWithCriteria[],
): Promise<void> {
  await setCriteriaOfQuestions(db, jobId, questions);
  await deleteUnservedCriterionRows(db, jobId);
}
