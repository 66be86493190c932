import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  findReviewSurvey,
  ExperienceSurveyAnswer,
} from '@evenhand/contract/feedback/experience-surveys.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../access/enter-door.ts';
import type { ReviewerVisitor } from '../../access/authenticate-reviewer.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findReviewerSurveyAnswer,
  hasFinishedReviews,
  saveReviewerSurveyAnswer,
} from './sql/survey-answers.ts';
import { surveyPseudonym } from '../apply/survey-pseudonym.ts';

type Query = { reviewer: ReviewerVisitor; config: Pick<Config, 'SECRET_KEY'>; now: Date };

export async function readReviewSurvey(
  db: Db<'reviewer'>,
  { reviewer, config, now }: Query,
): Promise<ResponseOf<typeof findReviewSurvey>> {
  const given = await findReviewerSurveyAnswer(
    db,
    surveyPseudonym('post-review', reviewer.actorId, config),
    now,
  );
  if (given === undefined) return { isAsked: await hasFinishedReviews(db), given: null };
  const { isOfToday, ...answer } = given;
  return { isAsked: isOfToday, given: isOfToday ? answer : null };
}

/** @throws Refusal conflict before all is scored, and after the day of the first answer */
export async function saveReviewSurveyAnswer(
  db: Db<'reviewer'>,
  { reviewer, config, now, answer }: Query & { answer: ExperienceSurveyAnswer },
): Promise<{ saved: true }> {
  const slip = surveyPseudonym('post-review', reviewer.actorId, config);
  if (!(await saveReviewerSurveyAnswer(db, { slip, answer, now })))
    throw new Refusal('conflict', { message: 'This is answered already, or not asked yet.' });
  return { saved: true };
}
