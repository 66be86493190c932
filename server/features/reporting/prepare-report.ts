import type { FastifyRequest } from 'fastify';
import type { Db } from '../../access/enter.ts';
import type { Member } from '../../access/staff.ts';
import type { Services } from '../../services.ts';
import { Refusal } from '../../http/refusal.ts';
import { isStorableInDatabase } from '../../http/parse-request.ts';
import { splitValues } from './rules/split-values.ts';
import { requestedDays, type ReportRange, reportRange } from './rules/report-range.ts';
import { findJobsOf, findReportingTerms, findJobsReadBlind } from './sql/organisation-report.ts';
import { whileConnected } from './while-connected.ts';

export type ReportFilters = {
  from?: string | undefined;
  until?: string | undefined;
  teams?: string | undefined;
  grades?: string | undefined;
};

/** What a report of the organisation is about. */
export type ReportScope = {
  orgId: number;
  range: ReportRange;
  /** Days in the organisation's zone, both included. */
  from: string;
  until: string;
  teams: string[];
  grades: string[];
  /** The roles that the filters leave, or null without any. Those that the member reads blind are left out. */
  jobIds: number[] | null;
  /** The same without any filter. */
  allJobIds: number[] | null;
  signal: AbortSignal;
};

export type ReportRequest<Q, P = unknown> = {
  db: Db<'staff'>;
  visitor: Member;
  params: P;
  query: Q;
  services: Services;
  request: FastifyRequest;
};

/**
 * Who asks and for what is looked up in a transaction of its own; the report is read in none of the visitor's, so that a
 * long one holds up nobody else.
 * @param look what else of the visitor is to be known for it
 */
export function prepareReport<Seen, Found, Q extends ReportFilters = ReportFilters, P = unknown>(
  look: (context: ReportRequest<Q, P>) => Promise<Seen>,
  read: (services: Services, query: ReportScope, seen: Seen) => Promise<Found>,
) {
  return async (context: ReportRequest<Q, P>): Promise<() => Promise<Found>> => {
    const { services, request } = context;
    const query = await reportRequestOf(context, context.query);
    const seen = await look(context);
    return () => whileConnected(request, (signal) => read(services, { ...query, signal }, seen));
  };
}

/**
 * @param names what `from` and `until` are called where they were asked for by other names
 * @throws Refusal no-global-reporting, range-too-large, bad-input
 */
export async function reportRequestOf(
  { db, visitor, services }: Pick<ReportRequest<unknown>, 'db' | 'visitor' | 'services'>,
  query: ReportFilters,
  names: Readonly<Record<string, string>> = {},
): Promise<Omit<ReportScope, 'signal'>> {
  const { zone } = await checkReporting(db, visitor);
  const range = reportRange(query, { zone, now: services.now() });
  if ('problem' in range) {
    if (range.problem === 'too-large') throw new Refusal('range-too-large');
    const fields = Object.entries(range.fields).map(([field, says]): [string, string] => [
      names[field] ?? field,
      says,
    ]);
    throw new Refusal('bad-input', { fields: Object.fromEntries(fields) });
  }
  const teams = splitValues(query.teams, ',');
  const grades = splitValues(query.grades, '||');
  // Encoded once more than the rest of an address, they have not been looked at yet.
  if (!isStorableInDatabase([teams, grades])) throw new Refusal('bad-text');
  const isFiltered = teams.length > 0 || grades.length > 0;
  const blind = await findJobsReadBlind(db);
  const allJobIds =
    blind.length === 0
      ? null
      : (await findJobsOf(db, { teams: [], grades: [] })).filter((id) => !blind.includes(id));
  const chosen = isFiltered ? await findJobsOf(db, { teams, grades }) : null;
  const jobIds = chosen?.filter((id) => !blind.includes(id)) ?? allJobIds;
  const { from, until } = range;
  const told = blind.length === 0 ? range : { ...range, rolesLeftOut: blind.length };
  return { orgId: visitor.orgId, range: told, from, until, teams, grades, jobIds, allJobIds };
}

/**
 * The days of a period on the organisation's calendar, both included, as reports read them.
 * @throws Refusal bad-input
 */
export async function periodOf(
  db: Db<'staff'>,
  query: Pick<ReportFilters, 'from' | 'until'>,
): Promise<Pick<ReportFilters, 'from' | 'until'>> {
  const { zone } = await findReportingTerms(db);
  const days = requestedDays(query, zone);
  if ('fields' in days) throw new Refusal('bad-input', { fields: days.fields });
  return days;
}

/** Figures over all roles are for members of organisations that have them, and for support. */
export async function checkReporting(
  db: Db<'staff'>,
  { impersonationId }: Member,
): Promise<{ zone: string }> {
  const { hasFeature, zone } = await findReportingTerms(db);
  if (!hasFeature && impersonationId === null) throw new Refusal('no-global-reporting');
  return { zone };
}

export async function hasReporting(db: Db<'staff'>, { impersonationId }: Member): Promise<boolean> {
  return impersonationId !== null || (await findReportingTerms(db)).hasFeature;
}
