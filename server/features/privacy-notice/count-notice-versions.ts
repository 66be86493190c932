import type { Db } from '../../access/enter-door.ts';
import { countNotices } from './sql/privacy-notices.ts';

/** How many wordings of the notice somebody has read. */
export async function countNoticeVersions(db: Db<'staff'>): Promise<number> {
  return countNotices(db);
}
