import type { PersonalDataStoreSummary } from '@evenhand/contract/data-requests/own-data-page-props-types.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { surveyAnswerPseudonym } from '../apply/survey-answer-pseudonym.ts';
import { equalOpportunitiesPseudonym } from '../equal-opportunities/equal-opportunities-pseudonym.ts';
import { describeHeldData } from './rules/describe-held-data.ts';
import type { AllDataOfApplication } from './rules/all-data-of-application-type.ts';
import { findAllDataOfOwnApplication } from './sql/own-data-export-and-all-own-data.ts';

/** All that is held of one application: what its file holds, and what its page says of it. */
export async function readAllDataOfOwnApplication(
  { db, now, config }: Pick<VisitorRequestContext<'candidate'>, 'db' | 'now' | 'config'>,
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
  visit: VisitorRequestContext<'candidate'>,
  applicationId: number,
): Promise<PersonalDataStoreSummary[]> {
  const data = await readAllDataOfOwnApplication(visit, applicationId);
  return data === undefined ? [] : describeHeldData(data);
}
