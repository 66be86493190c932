import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import { keyFor } from '../../doors/session.ts';

/** The only way from an application to its equal-opportunities answers; it needs a key that the database does not have. */
export function equalOpportunitiesLink(
  applicationId: number,
  config: Pick<Config, 'SECRET_KEY'>,
): Buffer {
  return createHmac('sha256', keyFor('equal-opportunities link', config))
    .update(String(applicationId))
    .digest();
}
