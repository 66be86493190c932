import type { Answer } from '@evenhand/contract/endpoint.ts';
import type * as contract from '@evenhand/contract/review.ts';
import type { Db } from '../../doors/enter.ts';
import { Refusal } from '../../refusal.ts';
import { readingMinutes } from './rules/reading-time.ts';
import { findBlindAnswers, findBlindQuestions, findDetails } from './sql/scoring.ts';

/** @throws Refusal not-found while there is nothing to review */
export async function readTokenDetails(
  db: Db<'reviewer'>,
): Promise<Answer<typeof contract.findTokenDetails>> {
  const found = await findDetails(db);
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
      estMinutes: readingMinutes({ words, answers: total }),
      dueAt: dueOn,
      reviewer: { firstName },
      finished,
    },
    firstTimeReviewer: firstTime,
  };
}

export async function readReviews(
  db: Db<'reviewer'>,
): Promise<Answer<typeof contract.findReviews>> {
  const questions = await findBlindQuestions(db);
  const answers = Map.groupBy(await findBlindAnswers(db), ({ questionId }) => questionId);
  return {
    questions: questions.map(({ id, text, guideOne, guideThree, guideFive, skills, maxWords }) => ({
      id,
      text,
      guide: { one: guideOne, three: guideThree, five: guideFive },
      skills,
      maxWords,
      Answers: (answers.get(id) ?? []).map((answer) => ({
        id: answer.id,
        text: answer.text,
        Reviews: [{ score: answer.stars }],
      })),
    })),
  };
}
