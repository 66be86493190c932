import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type * as contract from '@evenhand/contract/review/blind-review.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { estimateReviewingMinutes } from './rules/estimate-reviewing-minutes.ts';
import {
  type BlindQuestion,
  findBlindAnswers,
  findBlindQuestions,
  findOwnReviewWorkOverview,
} from './sql/find-blind-answers-and-save-own-scores.ts';

/** @throws Refusal not-found while there is nothing to review */
export async function readOwnReviewWorkOverview(
  db: Db<'reviewer'>,
): Promise<ResponseOf<typeof contract.findReviewLinkDetailsEndpoint>> {
  const found = await findOwnReviewWorkOverview(db);
  if (found === undefined) throw new Refusal('not-found');
  const {
    title,
    description,
    skills,
    firstName,
    firstTime,
    dueOn,
    finished,
    questions,
    total,
    scored,
    words,
  } = found;
  return {
    tokenDetails: {
      job: { title, description, skills },
      kinds: ['sift'],
      counts: { questions, total, scored },
      estMinutes: estimateReviewingMinutes({ words, answers: total }),
      dueAt: dueOn,
      reviewer: { firstName },
      finished,
    },
    questions: (await findBlindQuestions(db)).map(({ stars, ...question }) => ({
      ...questionWithGuide(question),
      stars,
    })),
    firstTimeReviewer: firstTime,
  };
}

/** One page of the answers to score, with their questions; a question that was asked for also when it has none there. */
export async function readAnswersToReview(
  db: Db<'reviewer'>,
  { question, page }: { question?: number | undefined; page: number },
): Promise<ResponseOf<typeof contract.findAnswersToReviewEndpoint>> {
  const all = await findBlindQuestions(db);
  const query = question === undefined ? all : all.slice(question - 1, question);
  const questionId = question === undefined ? undefined : query[0]?.id;
  if (question !== undefined && questionId === undefined) return { questions: [] };
  const answers = Map.groupBy(
    await findBlindAnswers(db, { questionId, page }),
    (answer) => answer.questionId,
  );
  return {
    questions: query
      .filter(({ id }) => id === questionId || page === 1 || answers.has(id))
      .map((found) => ({
        ...questionWithGuide(found),
        Answers: (answers.get(found.id) ?? []).map(({ id, text, stars }) => ({
          id,
          text,
          Reviews: [{ score: stars }],
        })),
      })),
  };
}

function questionWithGuide({
  id,
  text,
  guideOne,
  guideThree,
  guideFive,
  skills,
  maxWords,
}: Omit<BlindQuestion, 'stars'>) {
  return {
    id,
    text,
    guide: { one: guideOne, three: guideThree, five: guideFive },
    skills,
    maxWords,
  };
}
