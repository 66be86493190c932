import type { CandidateTestAnswers } from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { parseTestChoice } from './rules/parse-test-choice.ts';
import { latestEndTimeOfClosedTests } from './rules/test-end-time-and-seconds-left.ts';
import {
  mergeAnswersIntoOwnTestAttemptRow,
  type ApplicationIdAndTestStageId,
} from './sql/own-test-attempts.ts';
import { findCandidateTestItems } from './sql/find-candidate-test-items.ts';

type Saved = {
  endsAt: Date | null;
  /** All that is stored by now. */
  answers: CandidateTestAnswers;
  /** What was not stored, by the key of its question: a sentence that says what to do. */
  problems: Record<string, string>;
};

/**
 * Stores what is chosen of the questions that are named; others stay as they are, whoever chose them in which tab.
 * @throws Refusal test-over where its time is over by the server's clock, or it was handed in; not-found for a question of another test
 */
export async function saveCandidateTestAnswers(
  { db, now }: Pick<VisitorRequestContext<'candidate'>, 'db' | 'now'>,
  { answers, ...test }: ApplicationIdAndTestStageId & { answers: CandidateTestAnswers },
): Promise<Saved> {
  const items = new Map(
    (await findCandidateTestItems(db, test.stageId)).map((item) => [item.key, item]),
  );
  const kept = new Map<string, string[]>();
  const problems = new Map<string, string>();
  for (const [key, chosen] of Object.entries(answers)) {
    const item = items.get(key);
    if (item === undefined) throw new Refusal('not-found');
    const { value, problem } = parseTestChoice(item, chosen);
    if (problem === undefined) kept.set(key, value);
    else problems.set(key, problem);
  }
  const stored = await mergeAnswersIntoOwnTestAttemptRow(db, {
    ...test,
    answers: Object.fromEntries(kept),
    now,
    endsAfter: latestEndTimeOfClosedTests(now),
  });
  if (stored === undefined) throw new Refusal('test-over');
  return { ...stored, problems: Object.fromEntries(problems) };
}
