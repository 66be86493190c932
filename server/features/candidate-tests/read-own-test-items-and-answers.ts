import type { CandidateTestAnswers } from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { findOwnTestAnswers } from './sql/own-test-attempts.ts';
import { findCandidateTestItems, type CandidateTestItem } from './sql/find-candidate-test-items.ts';

/** The questions of a test, and what the candidate has chosen of them so far. */
export async function readOwnTestItemsAndAnswers(
  db: Db<'candidate'>,
  stageId: number,
): Promise<{ items: CandidateTestItem[]; answers: CandidateTestAnswers }> {
  const items = await findCandidateTestItems(db, stageId);
  return { items, answers: (await findOwnTestAnswers(db, stageId)) ?? {} };
}
