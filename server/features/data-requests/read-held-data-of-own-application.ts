import type { HeldDataStore } from '@evenhand/contract/data-requests/your-data-page-props.ts';
import type { Visit } from '../../access/visit.ts';
import { surveyAnswerPseudonym } from '../apply/survey-answer-pseudonym.ts';
import { equalOpportunitiesPseudonym } from '../equal-opportunities/equal-opportunities-pseudonym.ts';
import { describeHeldData } from './rules/describe-held-data.ts';
import type { AllDataOfApplication } from './rules/all-data-of-application.ts';
import { findAllDataOfOwnApplication } from './sql/own-export.ts';

/** All that is held of one application: what its file holds, and what its page says of it. */
export async function readAllDataOfOwnApplication(
  { db, now, config }: Pick<Visit<'candidate'>, 'db' | 'now' | 'config'>,
  applicationId: number,
): Promise<AllDataOfApplication | undefined> {
  return findAllDataOfOwnApplication(db, {
    eoLink: equalOpportunitiesPseudonym(applicationId, config),
    slips: [
      surveyAnswerPseudonym('post-apply', applicationId, config),
      surveyAnswerPseudonym('post-feedback', applicationId, config),
    ],
    now,
  });
}

export async function readHeldDataOfOwnApplication(
  visit: Visit<'candidate'>,
  applicationId: number,
): Promise<HeldDataStore[]> {
  const data = await readAllDataOfOwnApplication(visit, applicationId);
  return data === undefined ? [] : describeHeldData(data);
}
