import type { FeedbackReportPageProps } from '@evenhand/contract/feedback-reports/feedback-page-props.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { findDueCandidateSurvey } from '../apply/find-due-candidate-survey.ts';
import { hasOwnFeedback } from '../apply/has-own-feedback.ts';
import { applicationPath, loadOwnApplication } from '../apply/load-own-application.ts';
import { buildCandidatePageJobHeader } from '../apply/public-job-page-and-applying.ts';
import { applicationStatusForCandidate } from '../apply/rules/application-status-for-candidate.ts';
import { isOpenedByPerson } from './rules/is-opened-by-person.ts';
import { parseFrozenReport } from './rules/parse-frozen-report.ts';
import {
  findOwnComment,
  findOwnRelease,
  findOwnReport,
  noteReportOpened,
} from './sql/own-feedback.ts';

/**
 * The report of whoever knows that they were not chosen, as it was frozen; or from which day on it will be there.
 * @throws Refusal erased, link-expired
 */
export async function showFeedbackReport(context: PageContext<'candidate'>): Promise<PageResponse> {
  const { db, visit, services, request } = context;
  const own = await loadOwnApplication(db);
  const { now } = visit;
  if (applicationStatusForCandidate(own, now) !== 'not-chosen')
    return { goTo: applicationPath(context) };
  const release = await findOwnRelease(db);
  const frozen = release?.isReleased ? await findOwnReport(db) : undefined;
  const day = dayInZone(own.job.zone, now);
  if (frozen !== undefined && isOpenedByPerson(request.headers)) await noteReportOpened(db, day);
  const survey = await findDueCandidateSurvey(db, own, { config: services.config, now });
  const page: FeedbackReportPageProps = {
    page: 'feedback',
    job: buildCandidatePageJobHeader(own.job),
    base: applicationPath(context),
    availableOn: laterDay(release?.heldUntil, day),
    isNever: frozen === undefined && !(await hasOwnFeedback(db, own, now)),
    report: frozen === undefined ? null : parseFrozenReport(frozen),
    comment: frozen === undefined ? null : await findOwnComment(db),
    asksSurvey: survey === 'decision',
    contactEmail: own.contactEmail,
  };
  return { show: page };
}

function laterDay(held: string | null | undefined, day: string): string | null {
  return held && held > day ? held : null;
}
