import { createHmac } from 'node:crypto';
import type { ExperienceFeedbackType } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import type { Config } from '../../config.ts';
import { deriveKey } from '../../crypto/derive-key.ts';

/**
 * Finds a person's own answer again, and keeps it the only one: one for each application and moment, or reviewer link. There
 * is no way from an answer back to the person, and none from the person without the key, which the database does not have.
 */
export function surveyAnswerPseudonym(
  kind: ExperienceFeedbackType,
  id: number,
  config: Pick<Config, 'SECRET_KEY'>,
): Buffer {
  return createHmac('sha256', deriveKey('survey slip', config)).update(`${kind} ${id}`).digest();
}
