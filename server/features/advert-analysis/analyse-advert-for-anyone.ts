import { createHmac } from 'node:crypto';
import type {
  AdvertAnalysis,
  analyseAdvertWithoutAccountEndpoint,
} from '@evenhand/contract/advert-analysis.ts';
import { deriveKey } from '../../crypto/derive-key.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointPrepareStepBeforeTransaction } from '../../http/add-endpoint-route.ts';
import {
  makeHourlyCountKey,
  secondsLeftInHour,
} from '../../time/make-hourly-count-key-and-seconds-left.ts';
import { networkOfNormalisedIpAddress } from '../sign-in/rules/normalised-and-coarse-ip-networks.ts';
import { analyseAdvertInThread } from './analyse-advert-in-thread.ts';
import { noTopicsCoveredByJobFields } from './rules/missing-topics-and-structure-problems.ts';
import { countAdvertAnalysisAttempt } from './sql/advert-analysis-job-facts-scores-and-attempts.ts';

/** From one network in an hour: an office that polishes its adverts, not a machine. */
const READINGS_AN_HOUR = 60;

/**
 * Counts a stranger’s question, and has the advert read. Nothing of it is kept.
 * @throws Refusal too-many, busy, not-read-in-time
 */
export const analyseAdvertForAnyone: EndpointPrepareStepBeforeTransaction<
  typeof analyseAdvertWithoutAccountEndpoint,
  AdvertAnalysis
> = async ({ db, body, services, request }) => {
  const now = services.now();
  const network = createHmac('sha256', deriveKey('throttle', services.config))
    .update(networkOfNormalisedIpAddress(request.ip))
    .digest('base64url');
  if (
    (await countAdvertAnalysisAttempt(db, makeHourlyCountKey('advert', network, now))) >
    READINGS_AN_HOUR
  )
    throw new Refusal('too-many', { retryAfterSeconds: secondsLeftInHour(now) });
  const question = { text: body.text, facts: noTopicsCoveredByJobFields, ignored: [] };
  return () => analyseAdvertInThread(services, question);
};
