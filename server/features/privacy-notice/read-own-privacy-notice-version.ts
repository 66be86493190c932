import type { Db } from '../../access/run-transaction-by-door.ts';
import { findOwnPrivacyNoticeRead } from './sql/privacy-notices.ts';

/** Which version of the notice the acting candidate has read, and when; null for whoever began before it was kept. */
export async function readOwnPrivacyNoticeVersion(
  db: Db<'candidate'>,
): Promise<{ n: number; readAt: Date } | null> {
  return (await findOwnPrivacyNoticeRead(db)) ?? null;
}
