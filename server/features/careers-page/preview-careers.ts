import type { PageContext, PageResponse } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { makeCachedResponse } from '../../http/send-cached.ts';
import { careersPage } from './careers-page.ts';
import { bareContent } from './rules/bare-content.ts';
import { colourSheet } from './colour-sheet.ts';
import { findEmployerToPreview, findListedJobs } from './sql/public.ts';

type Context = PageContext<'staff'>;

/** The careers page as it would be if it were published now. */
export async function previewCareers({ db, services, query }: Context): Promise<PageResponse> {
  const now = services.now();
  const { orgId, ...employer } = await findEmployerToPreview(db, now);
  const content = { ...bareContent, ...employer.published };
  const jobs = await findListedJobs(db, now);
  // Another version, another address: the frame is loaded again with each change.
  const colours = `/careers-page/preview/colours-${/^\d{1,9}$/.exec(query['version'] ?? '')?.[0] ?? 0}.css`;
  const careers = { orgId, employer: { ...employer, published: content }, content, jobs };
  return { show: careersPage(careers, { wanted: {}, number: 1 }, { colours }) };
}

export async function previewColours({ db, services, params }: Context): Promise<PageResponse> {
  if (!/^colours-\d{1,9}\.css$/.test(params['file'] ?? '')) throw new Refusal('not-found');
  const now = services.now();
  const { published } = await findEmployerToPreview(db, now);
  const body = colourSheet({ ...bareContent, ...published }.colours);
  return { cached: async () => makeCachedResponse(body, 'text/css; charset=utf-8', now) };
}
