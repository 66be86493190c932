import { findJobFilters } from '@evenhand/contract/jobs.ts';
import * as contract from '@evenhand/contract/reporting/organisation-reports.ts';
import { findExperienceFeedback } from '@evenhand/contract/feedback/recent-feedback.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../access/enter.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { may } from '../../access/may.ts';
import { RETURN_PREPARED_RESPONSE, type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { readJobFilters } from '../jobs/read-job-filters.ts';
import { findCategories } from '../disclosure/find-categories.ts';
import { createConcurrencyLimiter } from '../../http/limiter.ts';
import {
  checkReporting,
  hasReporting,
  periodOf,
  type ReportRequest,
  type ReportFilters,
  prepareReport,
} from './prepare-report.ts';
import { askForFeedback } from './ask-for-feedback.ts';
import { parseCategory, downloadCategoryDropOff, downloadDropOff } from './download-drop-off.ts';
import { readAdverseImpact } from './read-adverse-impact.ts';
import { readDropOff } from './read-drop-off.ts';
import { readHired, readOverall, readRejected } from './read-key-figures.ts';
import { readReferrers } from './read-referrers.ts';
import { hasOwnReviews } from './sql/organisation-report.ts';

const overall = prepareReport(nothing, readOverall);
const hired = prepareReport(nothing, readHired);
const rejected = prepareReport(nothing, readRejected);
const referrers = prepareReport(sourcesFor, readReferrers);
const dropOff = prepareReport(variant, readDropOff);
const dropOffFile = prepareReport(nothing, downloadDropOff);
const categoryFile = prepareReport(category, downloadCategoryDropOff);

/** A screen asks for about ten at a time. Whoever comes on top of four screens is told at once to come again. */
const AT_ONCE = 40;

/** Reports over all roles of an organisation: the errand reads them. */
export function addOrganisationReportRoutes(server: RoutedApp): void {
  const turn = createConcurrencyLimiter({ atOnce: AT_ONCE, waitingMax: 0 });
  addEndpointRoute(
    server,
    contract.findOverallStats,
    may.anyMember,
    turn,
  )(RETURN_PREPARED_RESPONSE, overall);
  addEndpointRoute(
    server,
    contract.findHiredStats,
    may.anyMember,
    turn,
  )(RETURN_PREPARED_RESPONSE, hired);
  addEndpointRoute(
    server,
    contract.findRejectedStats,
    may.anyMember,
    turn,
  )(RETURN_PREPARED_RESPONSE, rejected);
  addEndpointRoute(
    server,
    contract.findReferrerBreakdown,
    may.anyMember,
    turn,
  )(RETURN_PREPARED_RESPONSE, referrers);
  addEndpointRoute(
    server,
    contract.findDropOff,
    may.anyMember,
    turn,
  )(RETURN_PREPARED_RESPONSE, dropOff);
  addEndpointRoute(server, contract.downloadDropOff, may.admin, turn)(noted, dropOffFile);
  addEndpointRoute(server, contract.downloadCategoryDropOff, may.admin, turn)(noted, categoryFile);

  addEndpointRoute(
    server,
    findExperienceFeedback,
    may.anyMember,
  )(RETURN_PREPARED_RESPONSE, askForFeedback);

  addEndpointRoute(
    server,
    findJobFilters,
    may.anyMember,
  )(async ({ db, visitor, query, services }) => {
    // With dates it is the report over all roles that asks, which counts them for every member.
    const isOfReport = Object.keys(query).length > 0 && (await hasReporting(db, visitor));
    const of = isOfReport ? 'figures' : { member: visitor, now: services.now() };
    return readJobFilters(db, { of, period: await periodOf(db, query) });
  });

  addEndpointRoute(
    server,
    contract.findAdverseImpact,
    may.anyMember,
  )(async ({ db, visitor }) => {
    await checkReporting(db, visitor);
    const found = await readAdverseImpact(db);
    const told = found.years.flatMap(({ rows, leftOut }) => [...rows, ...leftOut]);
    return { ...found, categories: await findCategories(db, told) };
  });
}

/** Who takes figures out of the server is in the audit trail. */
async function noted<File extends { name: string }>(
  { db, request }: { db: Db<'staff'>; request: FastifyRequest },
  file: File,
): Promise<File> {
  await writeAuditEntry(db, {
    kind: 'figures-exported',
    actorKind: 'member',
    requestId: request.id,
    details: { file: file.name },
  });
  return file;
}

async function nothing() {
  return undefined;
}

async function variant({
  query,
}: ReportRequest<ReportFilters & { excludeQuickApply: 'true' | 'false' }>) {
  return { excludeQuick: query.excludeQuickApply === 'true' };
}

async function category({ params, visitor }: ReportRequest<ReportFilters, { category: string }>) {
  return { category: parseCategory(params.category), member: visitor };
}

/** Where candidates came from can hint at who they are: not for whoever still reviews, and not for support. */
async function sourcesFor({ db, visitor }: ReportRequest<ReportFilters>) {
  const forSupport = visitor.impersonationId === null ? null : ('support' as const);
  const hidden = (await hasOwnReviews(db)) ? ('own-reviews-open' as const) : forSupport;
  return { member: visitor, hidden };
}
