import type { Visit } from '../../access/visit.ts';
import { changeJob } from '../jobs/change-job.ts';
import { startJobWithTitle } from '../builder/start-job-with-title.ts';
import { enableSelfServeFeatureForNewOrganisation } from '../organisation/organisation-features.ts';
import { stripMarkup } from './rules/strip-markup.ts';
import { titleFromAdvert } from './rules/title-from-advert.ts';

/** Keeps an advert that was checked before its author had an organisation: as a draft, with the checking switched on. */
export async function draftJobFromAdvert(
  visit: Visit,
  { advert }: { advert: string },
): Promise<number> {
  await enableSelfServeFeatureForNewOrganisation(visit, { name: 'text-analysis' });
  const { text: description } = stripMarkup(advert);
  const id = await startJobWithTitle(visit, { title: titleFromAdvert(description) });
  await changeJob(visit, { id, version: 1, wanted: { description } });
  return id;
}
