import type { CandidateSurveyMoment } from '@evenhand/contract/feedback/candidate-and-reviewer-experience-surveys.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  surveyKindByCandidateMoment,
  listReachedCandidateSurveyMoments,
} from './rules/reached-candidate-survey-moments.ts';
import type { OwnApplication } from './sql/own-application.ts';
import { isCandidateSurveyAnswered } from './sql/is-candidate-survey-answered.ts';
import { surveyAnswerPseudonym } from './survey-answer-pseudonym.ts';

/** What a candidate may be asked now and has not answered, the later moment first. */
export async function findDueCandidateSurvey(
  db: Db<'candidate'>,
  own: OwnApplication,
  { config, now }: { config: Pick<Config, 'SECRET_KEY'>; now: Date },
): Promise<CandidateSurveyMoment | null> {
  const moment = listReachedCandidateSurveyMoments(own, now).at(-1);
  if (moment === undefined) return null;
  const slip = surveyAnswerPseudonym(surveyKindByCandidateMoment[moment], own.id, config);
  return (await isCandidateSurveyAnswered(db, slip, now)) ? null : moment;
}
