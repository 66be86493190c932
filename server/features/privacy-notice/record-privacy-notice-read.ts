import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { Config } from '../../config.ts';
import { privacyNoticeInstallationFacts } from './rules/privacy-notice-facts.ts';
import { recordPrivacyNoticeReadExpression } from './sql/privacy-notice-facts-and-read-records.ts';

/** That the acting candidate has read the notice of this moment, as part of the statement by which they begin. */
export function recordPrivacyNoticeRead(
  db: Db<'candidate'>,
  { config, now }: { config: Pick<Config, 'SMTP_URL'>; now: Date },
): ReturnType<typeof recordPrivacyNoticeReadExpression> {
  return recordPrivacyNoticeReadExpression(db, {
    installation: privacyNoticeInstallationFacts(config.SMTP_URL),
    now,
  });
}
