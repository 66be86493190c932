import {
  SCORED_ANSWERS_TO_SHOW_QUESTION_MEAN_MIN,
  type LibraryQuestionId,
  type LibraryQuestionUsageFacts,
} from '@evenhand/contract/question-library.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import {
  loadLibraryAnswerKeys,
  loadLibraryQuestion,
} from './load-library-and-built-in-questions-and-answer-keys.ts';
import { libraryQuestionIdToText } from './rules/library-question-id-to-and-from-text.ts';
import { findLibraryQuestionVersions } from './sql/own-library-questions.ts';
import {
  findJobsAskingQuestion,
  findLibraryQuestionScores,
  type LibraryQuestionScoreMeanAndSpread,
} from './sql/library-question-uses-jobs-and-scores.ts';
import { attachFoldersAndUseToQuestion } from './attach-folders-and-use-to-questions.ts';

const SHOWN_AT_MOST = 10;

/**
 * What its options are worth is for whoever may change the library alone.
 * @throws Refusal not-found
 */
export async function readLibraryQuestion(
  visit: VisitorRequestContext,
  { id, showsKey }: { id: LibraryQuestionId; showsKey: boolean },
) {
  const { db, now } = visit;
  const question = await loadLibraryQuestion(db, id);
  const points = showsKey ? (await loadLibraryAnswerKeys(db, [id])).get(id) : undefined;
  return {
    ...(await attachFoldersAndUseToQuestion(db, question, now)),
    ...(points && { points }),
    usage: await usageOf(visit, id),
    versions:
      typeof id === 'number' ? await findLibraryQuestionVersions(db, id, SHOWN_AT_MOST) : [],
  };
}

async function usageOf(
  { db, member, now }: VisitorRequestContext,
  id: LibraryQuestionId,
): Promise<LibraryQuestionUsageFacts> {
  const key = libraryQuestionIdToText(id);
  const jobs = await findJobsAskingQuestion(db, { key, reader: member, now, limit: SHOWN_AT_MOST });
  const scored = await findLibraryQuestionScores(db, key);
  return {
    jobs: jobs.map((job) => ({
      id: job.id,
      title: job.title,
      phase: jobPhaseOf(job, now),
      askedAt: job.askedAt,
    })),
    answers: scored.answers,
    scores: scoresOf(scored),
  };
}

function scoresOf({
  answers,
  mean,
  spread,
}: LibraryQuestionScoreMeanAndSpread): LibraryQuestionUsageFacts['scores'] {
  if (answers < SCORED_ANSWERS_TO_SHOW_QUESTION_MEAN_MIN || mean === null || spread === null)
    return null;
  return { mean: oneDecimal(mean), spread: oneDecimal(spread) };
}

function oneDecimal(n: number): number {
  return Math.round(n * 10) / 10;
}
