import type { TestAnswers } from '@evenhand/contract/candidate-tests/taking-a-test.ts';
import type { Db } from '../../access/enter-door.ts';
import { findOwnTestAnswers } from './sql/own-test-attempts.ts';
import { findTestItems, type TestItem } from './sql/test-items.ts';

/** The questions of a test, and what the candidate has chosen of them so far. */
export async function readOwnTest(
  db: Db<'candidate'>,
  stageId: number,
): Promise<{ items: TestItem[]; answers: TestAnswers }> {
  const items = await findTestItems(db, stageId);
  return { items, answers: (await findOwnTestAnswers(db, stageId)) ?? {} };
}
