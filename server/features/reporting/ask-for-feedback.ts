import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type {
  ExperienceFeedbackType,
  findExperienceFeedback,
} from '@evenhand/contract/feedback/recent-feedback.ts';
import { readExperience } from '../figures/read-experience.ts';
import { dayBounds } from '../../time/day-bounds.ts';
import { reportRequestOf, type ReportRequest, type ReportFilters } from './prepare-report.ts';
import { whileConnected } from './while-connected.ts';
import { readFeedbackOf, readRecentFeedback } from '../feedback/read-recent-feedback.ts';
import { findJobsNotReviewed } from './sql/organisation-report.ts';

/**
 * What was said in the last 90 days; or, where a period or a filter was chosen, in the period of a report, for whoever may
 * ask for one. Of roles that the member still reviews nothing is counted.
 */
export async function askForFeedback({
  db,
  visitor,
  query: { type, size, from, until, teams, grades },
  services,
  request,
}: ReportRequest<ReportFilters & { type: ExperienceFeedbackType; size: number }>): Promise<
  () => Promise<EndpointResponse<typeof findExperienceFeedback>>
> {
  const wanted = { member: visitor, type, size, now: services.now(), config: services.config };
  const chosen = { from, until, teams, grades };
  if (Object.values(chosen).every((value) => value === undefined)) {
    const recent = await readRecentFeedback(db, wanted);
    return async () => recent;
  }
  const { range, ...query } = await reportRequestOf({ db, visitor, services }, chosen);
  const jobIds = await findJobsNotReviewed(db, query.jobIds);
  const period = {
    from: dayBounds(query.from, range.zone).from,
    until: dayBounds(query.until, range.zone).until,
    jobIds,
  };
  const tell = await readFeedbackOf(db, { ...wanted, period });
  return () =>
    whileConnected(request, async (signal) =>
      tell(await readExperience(services, { ...query, jobIds, kind: type, signal })),
    );
}
