import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { findOwnPrivacyNoticeRead } from './sql/privacy-notice-facts-and-read-records.ts';

/** Which version of the notice the acting candidate has read, and when; null for whoever began before it was kept. */
export async function readOwnPrivacyNoticeVersion(
  db: Db<'candidate'>,
): Promise<{ n: number; readAt: Date } | null> {
  return (await findOwnPrivacyNoticeRead(db)) ?? null;
}
