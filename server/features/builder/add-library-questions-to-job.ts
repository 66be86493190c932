import { questionTypeFacts } from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import { ANSWER_WORDS_LIMIT_DEFAULT } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { LibraryQuestionId } from '@evenhand/contract/question-library.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { appendQuestionsToDraft } from './append-questions-to-draft.ts';
import { loadLibraryQuestions } from '../question-library/load-library-and-built-in-questions-and-answer-keys.ts';
import type { LibraryQuestionContent } from '../question-library/rules/library-question-content-and-search-text.ts';
import { libraryQuestionIdToText } from '../question-library/rules/library-question-id-to-and-from-text.ts';

type Adding = {
  jobId: number;
  questionIds: readonly LibraryQuestionId[];
};

/**
 * Copies questions into the draft of a role: what becomes of the one does not touch the other.
 * @throws Refusal not-found, not-allowed, already-published, job-archived, questions-full, bad-input for questions of a
 * conversation
 */
export async function addLibraryQuestionsToJob(
  visit: VisitorRequestContext,
  { jobId, questionIds, ...adding }: Adding,
) {
  const { db } = visit;
  const questions = await loadLibraryQuestions(db, [...new Set(questionIds)]);
  if (questions.some(({ type }) => !questionTypeFacts[type].isWritten)) {
    const message =
      'Candidates answer in writing here. Interview questions are asked in a conversation, so leave them out.';
    throw new Refusal('bad-input', { message, fields: { questionIds: message } });
  }
  return appendQuestionsToDraft(visit, { ...adding, id: jobId, questions: questions.map(copyOf) });
}

function copyOf({ id, text, guideOne, guideThree, guideFive, skills }: LibraryQuestionContent) {
  const said = { text, guideOne, guideThree, guideFive, skills };
  return { ...said, maxWords: ANSWER_WORDS_LIMIT_DEFAULT, libraryId: libraryQuestionIdToText(id) };
}
