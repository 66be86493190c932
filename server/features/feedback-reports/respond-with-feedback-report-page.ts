import type { FeedbackReportPageProps } from '@evenhand/contract/feedback-reports/feedback-page-props.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { findDueCandidateSurvey } from '../apply/find-due-candidate-survey.ts';
import { hasOrGetsOwnFeedbackReport } from '../apply/has-or-gets-own-feedback-report.ts';
import {
  personalApplicationPath,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import { buildCandidatePageJobHeader } from '../apply/public-job-page-and-applying.ts';
import { applicationStatusForCandidate } from '../apply/rules/application-status-for-candidate-and-may-withdraw.ts';
import { isPageOpenedByPerson } from './rules/is-page-opened-by-person.ts';
import { parseFrozenFeedbackReport } from './rules/parse-frozen-feedback-report.ts';
import {
  findOwnFeedbackComment,
  findOwnFeedbackRelease,
  findOwnFeedbackReport,
  insertFeedbackReportOpeningRow,
} from './sql/own-feedback-release-report-comment-and-opening.ts';

/**
 * The report of whoever knows that they were not chosen, as it was frozen; or from which day on it will be there.
 * @throws Refusal erased, link-expired
 */
export async function respondWithFeedbackReportPage(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  const { db, visit, services, request } = context;
  const own = await loadOwnApplication(db);
  const { now } = visit;
  if (applicationStatusForCandidate(own, now) !== 'not-chosen')
    return { goTo: personalApplicationPath(context) };
  const release = await findOwnFeedbackRelease(db);
  const frozen = release?.isReleased ? await findOwnFeedbackReport(db) : undefined;
  const day = todayInZone(own.job.zone, now);
  if (frozen !== undefined && isPageOpenedByPerson(request.headers))
    await insertFeedbackReportOpeningRow(db, day);
  const survey = await findDueCandidateSurvey(db, own, { config: services.config, now });
  const page: FeedbackReportPageProps = {
    page: 'feedback',
    job: buildCandidatePageJobHeader(own.job),
    base: personalApplicationPath(context),
    availableOn: laterDay(release?.heldUntil, day),
    isNever: frozen === undefined && !(await hasOrGetsOwnFeedbackReport(db, own, now)),
    report: frozen === undefined ? null : parseFrozenFeedbackReport(frozen),
    comment: frozen === undefined ? null : await findOwnFeedbackComment(db),
    asksSurvey: survey === 'decision',
    contactEmail: own.contactEmail,
  };
  return { show: page };
}

function laterDay(held: string | null | undefined, day: string): string | null {
  return held && held > day ? held : null;
}
