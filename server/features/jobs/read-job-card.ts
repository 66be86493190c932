import type { JobSummary } from '@evenhand/contract/jobs.ts';
import type { Db } from '../../access/enter-door.ts';
import type { Member } from '../../access/authenticate-member.ts';
import { Refusal } from '../../http/refusal.ts';
import { makeJobCard } from './job-card.ts';
import { findJobCardRow } from './sql.ts';

/**
 * The card of one role, as the dashboard shows it.
 * @throws Refusal not-found
 */
export async function readJobCard(
  db: Db<'staff'>,
  { id, member, now }: { id: number; member: Member; now: Date },
): Promise<JobSummary> {
  const row = await findJobCardRow(db, { member, now }, id);
  if (row === undefined) throw new Refusal('not-found');
  return makeJobCard(row, member, now);
}
