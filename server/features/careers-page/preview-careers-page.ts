import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { makeCacheableServerResponse } from '../../http/make-and-send-cacheable-server-response.ts';
import { buildCareersPageProps } from './build-careers-page-props.ts';
import { emptyCareersPageContent } from './rules/empty-careers-page-content.ts';
import { employerStyleSheet } from './employer-style-sheet.ts';
import {
  findCareersEmployerToPreview,
  findPubliclyListedJobs,
} from './sql/public-careers-pages.ts';

type Context = PageContext<'staff'>;

/** The careers page as it would be if it were published now. */
export async function previewCareersPage({ visit, db, query }: Context): Promise<PageResponse> {
  const { now } = visit;
  const { orgId, ...employer } = await findCareersEmployerToPreview(db, now);
  const content = { ...emptyCareersPageContent, ...employer.published };
  const jobs = await findPubliclyListedJobs(db, now);
  // Another version, another address: the frame is loaded again with each change.
  const colours = `/careers-page/preview/colours-${/^\d{1,9}$/.exec(query['version'] ?? '')?.[0] ?? 0}.css`;
  const careers = { orgId, employer: { ...employer, published: content }, content, jobs };
  return { show: buildCareersPageProps(careers, { wanted: {}, number: 1 }, { colours }) };
}

export async function respondWithCareersPreviewStyleSheet({
  visit,
  db,
  params,
}: Context): Promise<PageResponse> {
  if (!/^colours-\d{1,9}\.css$/.test(params['file'] ?? '')) throw new Refusal('not-found');
  const { now } = visit;
  const { published } = await findCareersEmployerToPreview(db, now);
  const body = employerStyleSheet({ ...emptyCareersPageContent, ...published }.colours);
  return { cached: async () => makeCacheableServerResponse(body, 'text/css; charset=utf-8', now) };
}
