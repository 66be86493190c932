import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import { deriveKey } from '../../crypto/derive-key.ts';

/**
 * What is kept of words that people write about themselves: that there were some. The same words of two people leave two
 * marks, and without the secret key nobody can try words out.
 */
export function hashFreeTextOfEqualOpportunitiesAnswer(
  { link, name, words }: { link: Buffer; name: string; words: string },
  config: Pick<Config, 'SECRET_KEY'>,
): string {
  return createHmac('sha256', deriveKey('equal-opportunities words', config))
    .update(link)
    .update(JSON.stringify([name, words]))
    .digest('base64url');
}
