import type { JobDraftQuestion } from '@evenhand/contract/builder/job-builder.ts';
import type { Db } from '../../access/enter-door.ts';
import { insertDraftQuestions } from './sql/job-drafts-and-questions.ts';

/** Gives a job that has no questions yet its questions, in their order. */
export async function insertQuestionsOfNewJob(
  db: Db<'staff'>,
  jobId: number,
  questions: readonly JobDraftQuestion[],
): Promise<void> {
  if (questions.length > 0) await insertDraftQuestions(db, jobId, questions);
}
