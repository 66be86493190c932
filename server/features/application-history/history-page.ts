import type { ApplicationHistoryPageProps } from '@evenhand/contract/application-history/history-page-props.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { applicationPath, loadOwnApplication } from '../apply/load-own-application.ts';
import { buildCandidatePageJobHeader } from '../apply/public-job-page-and-applying.ts';
import { readOwnPlan } from '../apply/read-own-plan.ts';
import { findOwnHistory } from './sql/own-history.ts';

/**
 * What was done with an application that was sent in, by days and parts.
 * @throws Refusal erased, link-expired
 */
export async function showApplicationHistory(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  const { db } = context;
  const own = await loadOwnApplication(db);
  if (own.submittedAt === null) return { goTo: applicationPath(context) };
  const { plan, currentSha256 } = await readOwnPlan(db);
  const page: ApplicationHistoryPageProps = {
    page: 'history',
    job: buildCandidatePageJobHeader(own.job),
    base: applicationPath(context),
    steps: await findOwnHistory(db),
    plan,
    currentPlanSha256: currentSha256,
    contactEmail: own.contactEmail,
  };
  return { show: page };
}
