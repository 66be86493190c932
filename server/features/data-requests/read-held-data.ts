import type { HeldData } from '@evenhand/contract/data-requests/your-data-page-props.ts';
import type { Visit } from '../../access/visit.ts';
import { surveyPseudonym } from '../apply/survey-pseudonym.ts';
import { equalOpportunitiesPseudonym } from '../equal-opportunities/equal-opportunities-pseudonym.ts';
import { describeHeldData } from './rules/describe-held-data.ts';
import type { OwnData } from './rules/own-data.ts';
import { findOwnData } from './sql/own-export.ts';

/** All that is held of one application: what its file holds, and what its page says of it. */
export async function readOwnData(
  { db, now, config }: Pick<Visit<'candidate'>, 'db' | 'now' | 'config'>,
  applicationId: number,
): Promise<OwnData | undefined> {
  return findOwnData(db, {
    eoLink: equalOpportunitiesPseudonym(applicationId, config),
    slips: [
      surveyPseudonym('post-apply', applicationId, config),
      surveyPseudonym('post-feedback', applicationId, config),
    ],
    now,
  });
}

export async function readHeldData(
  visit: Visit<'candidate'>,
  applicationId: number,
): Promise<HeldData[]> {
  const data = await readOwnData(visit, applicationId);
  return data === undefined ? [] : describeHeldData(data);
}
