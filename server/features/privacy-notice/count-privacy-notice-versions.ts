import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { countStoredPrivacyNotices } from './sql/privacy-notice-facts-and-read-records.ts';

/** How many wordings of the notice somebody has read. */
export async function countPrivacyNoticeVersions(db: Db<'staff'>): Promise<number> {
  return countStoredPrivacyNotices(db);
}
