import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  ExperienceFeedbackType,
  findExperienceFeedbackEndpoint,
} from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { readExperienceRatings } from '../figures/read-experience-ratings.ts';
import { startAndEndOfDayInZone } from '../../time/start-and-end-of-day-in-zone.ts';
import {
  resolveOrganisationReportScope,
  type OrganisationReportRequest,
  type ChosenOrganisationReportFilterValues,
} from './organisation-report-handler-scope-and-period.ts';
import { runUntilClientDisconnects } from './run-until-or-signal-when-client-leaves.ts';
import {
  readCommentsAndPrepareSurveyFeedback,
  readRecentSurveyFeedback,
} from '../feedback/read-survey-feedback.ts';
import { findJobsNotUnderOwnReview } from './sql/organisation-report-rights-and-scope-queries.ts';

/**
 * What was said in the last 90 days; or, where a period or a filter was chosen, in the period of a report, for whoever may
 * ask for one. Of roles that the member still reviews nothing is counted.
 */
export async function readRecentOrPeriodFeedback({
  visit,
  db,
  visitor,
  query: { type, size, from, until, teams, grades },
  services,
  request,
}: OrganisationReportRequest<
  ChosenOrganisationReportFilterValues & { type: ExperienceFeedbackType; size: number }
>): Promise<() => Promise<ResponseOf<typeof findExperienceFeedbackEndpoint>>> {
  const wanted = { type, size };
  const chosen = { from, until, teams, grades };
  if (Object.values(chosen).every((value) => value === undefined)) {
    const recent = await readRecentSurveyFeedback(visit, wanted);
    return async () => recent;
  }
  const { range, ...query } = await resolveOrganisationReportScope({ visit, db, visitor }, chosen);
  const jobIds = await findJobsNotUnderOwnReview(db, query.jobIds);
  const period = {
    from: startAndEndOfDayInZone(query.from, range.zone).from,
    until: startAndEndOfDayInZone(query.until, range.zone).until,
    jobIds,
  };
  const tell = await readCommentsAndPrepareSurveyFeedback(visit, { ...wanted, period });
  return () =>
    runUntilClientDisconnects(request, async (signal) =>
      tell(await readExperienceRatings(services, { ...query, jobIds, kind: type, signal })),
    );
}
