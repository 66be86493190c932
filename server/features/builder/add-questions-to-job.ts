import type { JobDraftQuestion } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { setCriteriaOfQuestions } from '../job-plan/set-criteria-of-questions.ts';
import { insertDraftQuestionRows } from './sql/job-drafts-and-questions.ts';

/** Gives a job questions in their order, with the criteria that they serve; the first stands at `position`. */
export async function addQuestionsToJob(
  db: Db<'staff'>,
  jobId: number,
  { questions, position = 0 }: { questions: readonly JobDraftQuestion[]; position?: number },
): Promise<void> {
  if (questions.length === 0) return;
  const added = await insertDraftQuestionRows(db, jobId, { questions, position });
  await setCriteriaOfQuestions(db, jobId, added);
}
