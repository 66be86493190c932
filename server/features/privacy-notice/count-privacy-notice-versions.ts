import type { Db } from '../../access/run-transaction-by-door.ts';
import { countStoredPrivacyNotices } from './sql/privacy-notices.ts';

/** How many wordings of the notice somebody has read. */
export async function countPrivacyNoticeVersions(db: Db<'staff'>): Promise<number> {
  return countStoredPrivacyNotices(db);
}
