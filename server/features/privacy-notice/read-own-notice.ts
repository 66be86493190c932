import type { Db } from '../../access/enter-door.ts';
import { findOwnNoticeRead } from './sql/privacy-notices.ts';

/** Which version of the notice the acting candidate has read, and when; null for whoever began before it was kept. */
export async function readOwnNotice(
  db: Db<'candidate'>,
): Promise<{ n: number; readAt: Date } | null> {
  return (await findOwnNoticeRead(db)) ?? null;
}
