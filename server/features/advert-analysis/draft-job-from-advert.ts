import type { Db } from '../../access/enter-door.ts';
import { changeJob } from '../jobs/change-job.ts';
import { startDraftJob } from '../jobs/start-draft-job.ts';
import { enableOrganisationFeature } from '../organisation/organisation-features.ts';
import { stripMarkup } from './rules/strip-markup.ts';
import { titleFromAdvert } from './rules/title-from-advert.ts';

type AdvertToDraft = {
  advert: string;
  orgId: number;
  memberId: number;
  now: Date;
  requestId: string;
};

/** Keeps an advert that was checked before its author had an organisation: as a draft, with the checking switched on. */
export async function draftJobFromAdvert(
  db: Db<'staff'>,
  { advert, orgId, memberId, now, requestId }: AdvertToDraft,
): Promise<number> {
  await enableOrganisationFeature(db, { name: 'text-analysis', orgId, requestId });
  const { text: description } = stripMarkup(advert);
  const member = { actorId: memberId, role: 'ADMIN' } as const;
  const id = await startDraftJob(db, { title: titleFromAdvert(description), member, requestId });
  await changeJob(db, { id, version: 1, member, now, requestId, wanted: { description } });
  return id;
}
