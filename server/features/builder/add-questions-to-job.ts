import { ANSWER_WORDS_LIMIT_DEFAULT } from '@evenhand/contract/builder.ts';
import type { LibraryQuestionId } from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { appendQuestions } from './append-questions.ts';
import { findQuestions } from '../question-library/find-questions.ts';
import type { Reader } from '../question-library/open-library.ts';
import { type BareQuestion, libraryKey } from '../question-library/rules/bare-question.ts';

type Adding = {
  jobId: number;
  questionIds: readonly LibraryQuestionId[];
  member: Reader;
  now: Date;
  requestId: string;
};

/**
 * Copies questions into the draft of a role: what becomes of the one does not touch the other.
 * @throws Refusal not-found, not-allowed, already-published, job-archived, questions-full, bad-input for questions of a
 * conversation
 */
export async function addQuestionsToJob(
  db: Db<'staff'>,
  { jobId, questionIds, ...adding }: Adding,
) {
  const questions = await findQuestions(db, [...new Set(questionIds)]);
  if (questions.some(({ type }) => type !== 'sift')) {
    const message =
      'Candidates answer in writing here. Interview questions are asked in a conversation, so leave them out.';
    throw new Refusal('bad-input', { message, fields: { questionIds: message } });
  }
  return appendQuestions(db, { ...adding, id: jobId, questions: questions.map(copyOf) });
}

function copyOf({ id, text, guideOne, guideThree, guideFive, skills }: BareQuestion) {
  const said = { text, guideOne, guideThree, guideFive, skills };
  return { ...said, maxWords: ANSWER_WORDS_LIMIT_DEFAULT, libraryId: libraryKey(id) };
}
