import type { ApplicationHistoryPageProps } from '@evenhand/contract/application-history/history-page-props.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import { buildCandidatePageJobHeader } from '../apply/public-job-page-and-applying.ts';
import { readPlanOfOwnApplication } from '../apply/read-plan-of-own-application.ts';
import { findHistoryOfOwnApplication } from './sql/history-of-own-application.ts';

/**
 * What was done with an application that was sent in, by days and parts.
 * @throws Refusal erased, link-expired
 */
export async function respondWithApplicationHistoryPage(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  const { db } = context;
  const own = await loadOwnApplication(db);
  if (own.submittedAt === null) return { goTo: personalApplicationPath(context) };
  const { plan, currentSha256 } = await readPlanOfOwnApplication(db);
  const page: ApplicationHistoryPageProps = {
    page: 'history',
    job: buildCandidatePageJobHeader(own.job),
    base: personalApplicationPath(context),
    steps: await findHistoryOfOwnApplication(db),
    plan,
    currentPlanSha256: currentSha256,
    contactEmail: own.contactEmail,
  };
  return { show: page };
}
