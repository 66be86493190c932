import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import type { Services } from '../../services-type.ts';
import { findPublicJobByHash } from '../apply/find-public-job-by-hash.ts';
import {
  personalApplicationPath,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import { buildCandidatePageJobHeader } from '../apply/public-job-page-and-applying.ts';
import { readPrivacyNotice } from '../privacy-notice/read-privacy-notice.ts';

type JobOfNotice = Awaited<ReturnType<typeof loadOwnApplication>>['job'];

/** How data is used, where somebody is asked for it: made of the settings of the moment. */
export async function respondWithPrivacyNoticePageOfJob({
  db,
  services,
  params,
}: PageContext<'public'>): Promise<PageResponse> {
  const found = await findPublicJobByHash(db, services, params['hash'] ?? '');
  const backTo = `/apply/${found.job.hash}`;
  return { show: await noticePage(found.db, found.job, { services, backTo }) };
}

export async function respondWithPrivacyNoticePageOfApplication(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  const { db, services, query } = context;
  const { job } = await loadOwnApplication(db);
  const base = personalApplicationPath(context);
  const backTo = query['from'] === 'start' ? `${base}/start` : `${base}/your-data`;
  return { show: await noticePage(db, job, { services, backTo }) };
}

async function noticePage(
  db: PageContext<'public'>['db'] | PageContext<'candidate'>['db'],
  job: JobOfNotice,
  { services, backTo }: { services: Services; backTo: string },
): Promise<AnyCandidatePageProps> {
  const { sections, statement } = await readPrivacyNotice(db, {
    config: services.config,
    country: job.advert.place.country,
  });
  return {
    page: 'privacy-notice',
    job: buildCandidatePageJobHeader(job),
    sections,
    statement,
    backTo,
  };
}
