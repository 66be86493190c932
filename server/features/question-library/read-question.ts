import {
  QUESTION_SCORES_ANSWERS_LEAST,
  type LibraryQuestionId,
  type LibraryQuestionUsageFacts,
} from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/enter.ts';
import { phaseOf } from '../jobs/rules/job-phase.ts';
import { findQuestion } from './find-questions.ts';
import type { Reader } from './open-library.ts';
import { libraryKey } from './rules/bare-question.ts';
import { findQuestionVersions } from './sql/questions.ts';
import { findAskingJobs, findQuestionScores, type Scored } from './sql/usage.ts';
import { describeQuestion } from './describe-questions.ts';

const SHOWN_AT_MOST = 10;

type Reading = { id: LibraryQuestionId; reader: Reader; now: Date };

/** @throws Refusal not-found */
export async function readQuestion(db: Db<'staff'>, { id, reader, now }: Reading) {
  const question = await findQuestion(db, id);
  return {
    ...(await describeQuestion(db, question, now)),
    usage: await usageOf(db, { id, reader, now }),
    versions: typeof id === 'number' ? await findQuestionVersions(db, id, SHOWN_AT_MOST) : [],
  };
}

async function usageOf(
  db: Db<'staff'>,
  { id, reader, now }: Reading,
): Promise<LibraryQuestionUsageFacts> {
  const key = libraryKey(id);
  const jobs = await findAskingJobs(db, { key, reader, now, limit: SHOWN_AT_MOST });
  const scored = await findQuestionScores(db, key);
  return {
    jobs: jobs.map((job) => ({
      id: job.id,
      title: job.title,
      phase: phaseOf(job, now),
      askedAt: job.askedAt,
    })),
    answers: scored.answers,
    scores: scoresOf(scored),
  };
}

function scoresOf({ answers, mean, spread }: Scored): LibraryQuestionUsageFacts['scores'] {
  if (answers < QUESTION_SCORES_ANSWERS_LEAST || mean === null || spread === null) return null;
  return { mean: oneDecimal(mean), spread: oneDecimal(spread) };
}

function oneDecimal(n: number): number {
  return Math.round(n * 10) / 10;
}
