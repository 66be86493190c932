import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { storeStageScoreOfApplication } from '../pipeline/recompute-scores-and-store-stage-score.ts';
import { findTestScoreBand } from './rules/find-test-score-band.ts';
import { scoreTestAnswers } from './rules/score-test-answers.ts';
import { latestEndTimeOfClosedTests } from './rules/test-end-time-and-seconds-left.ts';
import {
  addCountsToAnswerKeyCorrectionRow,
  findPendingAnswerKeyCorrections,
  markAnswerKeyCorrectionRowsFinished,
} from './sql/answer-key-corrections.ts';
import {
  type TestAttemptToScore,
  findTestAttemptsToScore,
  findTestAttemptsToRescore,
  findTestItemsWithAnswerKey,
  findOrganisationsWithTestsDue,
  submitEndedTestAttemptRows,
  lockScoringOfTests,
  upsertCandidateTestResultRows,
} from './sql/test-attempt-scoring-queries.ts';

/**
 * Hands in tests whose time is over with nobody there, scores what was handed in, and scores anew what an earlier key had scored.
 * Each turn is a transaction of its own: whoever is killed in between goes on where the last turn ended.
 */
export async function submitAndScoreDueTests(services: Services): Promise<void> {
  const now = services.now();
  const endedBefore = latestEndTimeOfClosedTests(now);
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithTestsDue(db, endedBefore),
  );
  for (const orgId of orgs) {
    const turn = <T>(work: (db: Db<'system'>) => Promise<T>) =>
      runTransactionByDoor(
        { services, door: 'system', actor: { orgId, actorId: null } },
        async (db) => {
          await lockScoringOfTests(db);
          return work(db);
        },
      );
    await turn((db) => submitEndedTestAttemptRows(db, endedBefore));
    while (await turn((db) => scoreSome(db, now)));
    while (await turn((db) => scoreSomeAnew(db, now)));
  }
}

/** @returns whether there may be more */
async function scoreSome(db: Db<'system'>, now: Date): Promise<boolean> {
  const attempts = await findTestAttemptsToScore(db);
  await scoreAttempts(db, attempts, now);
  return attempts.length > 0;
}

/** By the newest key of one test; @returns whether there may be more */
async function scoreSomeAnew(db: Db<'system'>, now: Date): Promise<boolean> {
  const pending = await findPendingAnswerKeyCorrections(db);
  const stageId = pending[0]?.stageId;
  const newest = pending.findLast((correction) => correction.stageId === stageId);
  if (newest === undefined) return false;
  const attempts = await findTestAttemptsToRescore(db, newest.stageId, newest.n);
  const moved = await scoreAttempts(db, attempts, now);
  await addCountsToAnswerKeyCorrectionRow(db, { ...newest, scored: attempts.length, moved });
  if (attempts.length === 0) await markAnswerKeyCorrectionRowsFinished(db, newest, now);
  return true;
}

/**
 * Stores what each test brought and where that puts whoever took it. Their applications are taken first and in their order, as
 * whoever marks or erases a person does.
 * @returns how many have another score than before
 */
async function scoreAttempts(
  db: Db<'system'>,
  attempts: readonly TestAttemptToScore[],
  now: Date,
): Promise<number> {
  let moved = 0;
  for (const [stageId, ofStage] of Map.groupBy(attempts, (attempt) => attempt.stageId)) {
    const { items, corrections } = await findTestItemsWithAnswerKey(db, stageId);
    const results = ofStage.map(({ applicationId, answers }) => {
      const { score, byItem } = scoreTestAnswers(items, answers);
      return { applicationId, stageId, score, byItem, band: findTestScoreBand(score), corrections };
    });
    for (const { applicationId, score, byItem } of results.toSorted(byApplication))
      await storeStageScoreOfApplication(db, {
        applicationId,
        stageId,
        mean: score,
        byItem,
        scored: 1,
        expected: 1,
      });
    moved += results.filter(({ score }, i) => score !== ofStage[i]?.score).length;
    await upsertCandidateTestResultRows(db, results, now);
  }
  return moved;
}

function byApplication(one: { applicationId: number }, other: { applicationId: number }): number {
  return one.applicationId - other.applicationId;
}
