import { listTeamsAndGradesForJobFiltersEndpoint } from '@evenhand/contract/jobs.ts';
import * as contract from '@evenhand/contract/reporting/organisation-reports.ts';
import { findExperienceFeedbackEndpoint } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { may } from '../../access/may.ts';
import {
  RESPOND_WITH_PREPARE_STEP_RESULT,
  type RoutedApp,
  addEndpointRoute,
} from '../../http/add-endpoint-route.ts';
import { readTeamAndGradeFilterOptions } from '../jobs/read-team-and-grade-filter-options.ts';
import { findDemographicCategories } from '../disclosure/find-demographic-categories.ts';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { checkMayReadGlobalReports, mayReadGlobalReports } from './may-read-global-reports.ts';
import {
  parseReportPeriod,
  type OrganisationReportRequest,
  type ChosenOrganisationReportFilterValues,
  makeOrganisationReportHandler,
} from './organisation-report-handler-scope-and-period.ts';
import { readRecentOrPeriodFeedback } from './read-recent-or-period-feedback.ts';
import {
  parseDemographicCategory,
  downloadCategoryDropOffCsv,
  downloadHiringStepDropOffCsv,
} from './download-hiring-step-drop-off-csv.ts';
import { readAdverseImpact } from './read-adverse-impact.ts';
import { readHiringStepDropOff } from './read-hiring-step-drop-off-and-step-titles.ts';
import {
  readOrganisationHiredStats,
  readOrganisationOverallStats,
  readOrganisationRejectedStats,
} from './read-overall-hired-and-rejected-stats.ts';
import { readCandidateSources } from './read-candidate-sources.ts';
import { hasOwnReviewsToDo } from './sql/organisation-report-rights-and-scope-queries.ts';

const overall = makeOrganisationReportHandler(noExtraOptions, readOrganisationOverallStats);
const hired = makeOrganisationReportHandler(noExtraOptions, readOrganisationHiredStats);
const rejected = makeOrganisationReportHandler(noExtraOptions, readOrganisationRejectedStats);
const referrers = makeOrganisationReportHandler(sourcesFor, readCandidateSources);
const dropOff = makeOrganisationReportHandler(quickApplyChoice, readHiringStepDropOff);
const dropOffFile = makeOrganisationReportHandler(noExtraOptions, downloadHiringStepDropOffCsv);
const categoryFile = makeOrganisationReportHandler(category, downloadCategoryDropOffCsv);

/** A screen asks for about ten at a time. Whoever comes on top of four screens is told at once to come again. */
const AT_ONCE = 40;
/** Beside a report its reader asks for a few other things at most. Where more is asked for, others wait, and reports take turns. */
const OTHERS_BESIDE_A_REPORT = 4;
/** Of two, a long one does not keep all others waiting. */
const AT_ONCE_BESIDE_OTHERS = 2;

/** Reports over all roles of an organisation: the errand reads them. */
export function addOrganisationReportRoutes(server: RoutedApp): void {
  const turn = createConcurrencyLimiter({
    atOnce: AT_ONCE,
    waitingMax: 0,
    atOnceNow: (reports) =>
      server.calls.inHand - reports > OTHERS_BESIDE_A_REPORT ? AT_ONCE_BESIDE_OTHERS : AT_ONCE,
  });
  addEndpointRoute(
    server,
    contract.findOrganisationOverallStatsEndpoint,
    may.seeReports,
    turn,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, overall);
  addEndpointRoute(
    server,
    contract.findOrganisationHiredStatsEndpoint,
    may.seeReports,
    turn,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, hired);
  addEndpointRoute(
    server,
    contract.findOrganisationRejectedStatsEndpoint,
    may.seeReports,
    turn,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, rejected);
  addEndpointRoute(
    server,
    contract.findReferrerBreakdownEndpoint,
    may.seeReports,
    turn,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, referrers);
  addEndpointRoute(
    server,
    contract.findHiringStepDropOffEndpoint,
    may.seeReports,
    turn,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, dropOff);
  addEndpointRoute(
    server,
    contract.downloadHiringStepDropOffEndpoint,
    may.takeReports,
    turn,
  )(auditFigureDownload, dropOffFile);
  addEndpointRoute(
    server,
    contract.downloadDemographicCategoryDropOffEndpoint,
    may.takeReports,
    turn,
  )(auditFigureDownload, categoryFile);

  addEndpointRoute(
    server,
    findExperienceFeedbackEndpoint,
    may.anyMember,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, readRecentOrPeriodFeedback);

  addEndpointRoute(
    server,
    listTeamsAndGradesForJobFiltersEndpoint,
    may.anyMember,
  )(async ({ visit, db, visitor, query }) => {
    // With dates it is the report over all roles that asks, which counts them for every member.
    const isOfReport = Object.keys(query).length > 0 && (await mayReadGlobalReports(db, visitor));
    const of = isOfReport ? 'figures' : visit;
    return readTeamAndGradeFilterOptions(db, { of, period: await parseReportPeriod(db, query) });
  });

  addEndpointRoute(
    server,
    contract.findAdverseImpactEndpoint,
    may.seeReports,
  )(async ({ db, visitor }) => {
    await checkMayReadGlobalReports(db, visitor);
    const found = await readAdverseImpact(db);
    const told = found.years.flatMap(({ rows, leftOut }) => [...rows, ...leftOut]);
    return { ...found, categories: await findDemographicCategories(db, told) };
  });
}

/** Who takes figures out of the server is in the audit trail. */
async function auditFigureDownload<File extends { name: string }>(
  { visit: { db, requestId } }: { visit: VisitorRequestContext },
  file: File,
): Promise<File> {
  await writeAuditEntry(db, {
    kind: 'figures-exported',
    actorKind: 'member',
    requestId,
    details: { file: file.name },
  });
  return file;
}

async function noExtraOptions() {
  return undefined;
}

async function quickApplyChoice({
  query,
}: OrganisationReportRequest<
  ChosenOrganisationReportFilterValues & { excludeQuickApply: 'true' | 'false' }
>) {
  return { excludeQuick: query.excludeQuickApply === 'true' };
}

async function category({
  params,
  visitor,
}: OrganisationReportRequest<ChosenOrganisationReportFilterValues, { category: string }>) {
  return { category: parseDemographicCategory(params.category), member: visitor };
}

/** Where candidates came from can hint at who they are: not for whoever still reviews, and not for support. */
async function sourcesFor({
  db,
  visitor,
}: OrganisationReportRequest<ChosenOrganisationReportFilterValues>) {
  const forSupport = visitor.impersonationId === null ? null : ('support' as const);
  const hidden = (await hasOwnReviewsToDo(db)) ? ('own-reviews-open' as const) : forSupport;
  return { member: visitor, hidden };
}
