import type { Db } from '../../access/enter.ts';
import { changeJob } from '../jobs/change-job.ts';
import { startJob } from '../jobs/start-job.ts';
import { enableFeature } from '../organisation/features.ts';
import { plainTextOf } from './rules/plain-text.ts';
import { titleOf } from './rules/title-of.ts';

type Kept = { advert: string; orgId: number; memberId: number; now: Date; requestId: string };

/** Keeps an advert that was checked before its author had an organisation: as a draft, with the checking switched on. */
export async function keepAdvert(
  db: Db<'staff'>,
  { advert, orgId, memberId, now, requestId }: Kept,
): Promise<number> {
  await enableFeature(db, { name: 'text-analysis', orgId, requestId });
  const { text: description } = plainTextOf(advert);
  const member = { actorId: memberId, role: 'ADMIN' } as const;
  const id = await startJob(db, { title: titleOf(description), member, requestId });
  await changeJob(db, { id, version: 1, member, now, requestId, wanted: { description } });
  return id;
}
