import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { changeJobDetails } from '../jobs/change-job-details.ts';
import { startJobWithTitle } from '../builder/start-job-with-title.ts';
import { enableSelfServeFeatureForNewOrganisation } from '../organisation/list-toggle-and-request-organisation-features.ts';
import { stripMarkup } from './rules/strip-markup-and-map-offsets-back.ts';
import { jobTitleFromAdvert } from './rules/job-title-from-advert.ts';

/** Keeps an advert that was checked before its author had an organisation: as a draft, with the checking switched on. */
export async function draftJobFromAdvert(
  visit: VisitorRequestContext,
  { advert }: { advert: string },
): Promise<number> {
  await enableSelfServeFeatureForNewOrganisation(visit, { name: 'text-analysis' });
  const { text: description } = stripMarkup(advert);
  const id = await startJobWithTitle(visit, { title: jobTitleFromAdvert(description) });
  await changeJobDetails(visit, { id, version: 1, wanted: { description } });
  return id;
}
