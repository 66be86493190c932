import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  findReviewSurvey,
  ExperienceSurveyAnswer,
} from '@evenhand/contract/feedback/candidate-and-reviewer-experience-surveys.ts';
import type { Visit } from '../../access/visit.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findReviewerSurveyAnswer,
  hasFinishedReviews,
  saveReviewerSurveyAnswer,
} from './sql/survey-answers.ts';
import { surveyPseudonym } from '../apply/survey-pseudonym.ts';

export async function readReviewSurvey({
  db,
  visitor,
  config,
  now,
}: Visit<'reviewer'>): Promise<ResponseOf<typeof findReviewSurvey>> {
  const given = await findReviewerSurveyAnswer(
    db,
    surveyPseudonym('post-review', visitor.actorId, config),
    now,
  );
  if (given === undefined) return { isAsked: await hasFinishedReviews(db), given: null };
  const { isOfToday, ...answer } = given;
  return { isAsked: isOfToday, given: isOfToday ? answer : null };
}

/** @throws Refusal conflict before all is scored, and after the day of the first answer */
export async function saveReviewSurveyAnswer(
  { db, visitor, config, now }: Visit<'reviewer'>,
  answer: ExperienceSurveyAnswer,
): Promise<{ saved: true }> {
  const slip = surveyPseudonym('post-review', visitor.actorId, config);
  if (!(await saveReviewerSurveyAnswer(db, { slip, answer, now })))
    throw new Refusal('conflict', { message: 'This is answered already, or not asked yet.' });
  return { saved: true };
}
