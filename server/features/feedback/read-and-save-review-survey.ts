import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  findReviewerSurveyEndpoint,
  ExperienceSurveyAnswer,
} from '@evenhand/contract/feedback/candidate-and-reviewer-experience-surveys.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findReviewerSurveyAnswer,
  hasOwnReviewsFinished,
  saveReviewerSurveyAnswerInDatabase,
} from './sql/candidate-and-reviewer-survey-answer-queries.ts';
import { surveyAnswerPseudonym } from '../apply/survey-answer-pseudonym.ts';

export async function readReviewerSurvey({
  db,
  visitor,
  config,
  now,
}: VisitorRequestContext<'reviewer'>): Promise<ResponseOf<typeof findReviewerSurveyEndpoint>> {
  const given = await findReviewerSurveyAnswer(
    db,
    surveyAnswerPseudonym('post-review', visitor.actorId, config),
    now,
  );
  if (given === undefined) return { isAsked: await hasOwnReviewsFinished(db), given: null };
  const { isOfToday, ...answer } = given;
  return { isAsked: isOfToday, given: isOfToday ? answer : null };
}

/** @throws Refusal conflict before all is scored, and after the day of the first answer */
export async function saveReviewerSurvey(
  { db, visitor, config, now }: VisitorRequestContext<'reviewer'>,
  answer: ExperienceSurveyAnswer,
): Promise<{ saved: true }> {
  const slip = surveyAnswerPseudonym('post-review', visitor.actorId, config);
  if (!(await saveReviewerSurveyAnswerInDatabase(db, { slip, answer, now })))
    throw new Refusal('conflict', { message: 'This is answered already, or not asked yet.' });
  return { saved: true };
}
