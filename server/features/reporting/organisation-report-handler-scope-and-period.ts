import type { FastifyRequest } from 'fastify';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { AuthenticatedMember } from '../../access/authenticate-member.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { isStorableInDatabase } from '../../http/is-storable-in-database.ts';
import { splitQueryValues } from './rules/split-query-values.ts';
import {
  parseReportRangeWithoutLimits,
  type OrganisationReportRange,
  parseReportRange,
} from './rules/parse-organisation-report-range.ts';
import {
  findJobIdsByTeamAndGrade,
  findReportFeatureAndZone,
  findJobsMemberReviewsBlind,
} from './sql/organisation-report-rights-and-scope-queries.ts';
import { runUntilClientDisconnects } from './run-until-or-signal-when-client-leaves.ts';
import { checkMayReadGlobalReports } from './may-read-global-reports.ts';

export type ChosenOrganisationReportFilterValues = {
  from?: string | undefined;
  until?: string | undefined;
  teams?: string | undefined;
  grades?: string | undefined;
};

/** What a report of the organisation is about. */
export type OrganisationReportScope = {
  orgId: number;
  range: OrganisationReportRange;
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

export type OrganisationReportRequest<Q, P = unknown> = {
  visit: VisitorRequestContext;
  db: Db<'staff'>;
  visitor: AuthenticatedMember;
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
export function makeOrganisationReportHandler<
  Seen,
  Found,
  Q extends ChosenOrganisationReportFilterValues = ChosenOrganisationReportFilterValues,
  P = unknown,
>(
  look: (context: OrganisationReportRequest<Q, P>) => Promise<Seen>,
  read: (services: Services, query: OrganisationReportScope, seen: Seen) => Promise<Found>,
) {
  return async (context: OrganisationReportRequest<Q, P>): Promise<() => Promise<Found>> => {
    const { services, request } = context;
    const query = await resolveOrganisationReportScope(context, context.query);
    const seen = await look(context);
    return () =>
      runUntilClientDisconnects(request, (signal) => read(services, { ...query, signal }, seen));
  };
}

/**
 * @param names what `from` and `until` are called where they were asked for by other names
 * @throws Refusal no-global-reporting, range-too-large, bad-input
 */
export async function resolveOrganisationReportScope(
  { visit, db, visitor }: Pick<OrganisationReportRequest<unknown>, 'visit' | 'db' | 'visitor'>,
  query: ChosenOrganisationReportFilterValues,
  names: Readonly<Record<string, string>> = {},
): Promise<Omit<OrganisationReportScope, 'signal'>> {
  const { zone } = await checkMayReadGlobalReports(db, visitor);
  const range = parseReportRange(query, { zone, now: visit.now });
  if ('problem' in range) {
    if (range.problem === 'too-large') throw new Refusal('range-too-large');
    const fields = Object.entries(range.fields).map(([field, says]): [string, string] => [
      names[field] ?? field,
      says,
    ]);
    throw new Refusal('bad-input', { fields: Object.fromEntries(fields) });
  }
  const teams = splitQueryValues(query.teams, ',');
  const grades = splitQueryValues(query.grades, '||');
  // Encoded once more than the rest of an address, they have not been looked at yet.
  if (!isStorableInDatabase([teams, grades])) throw new Refusal('bad-text');
  const isFiltered = teams.length > 0 || grades.length > 0;
  const blind = await findJobsMemberReviewsBlind(db);
  const allJobIds =
    blind.length === 0
      ? null
      : (await findJobIdsByTeamAndGrade(db, { teams: [], grades: [] })).filter(
          (id) => !blind.includes(id),
        );
  const chosen = isFiltered ? await findJobIdsByTeamAndGrade(db, { teams, grades }) : null;
  const jobIds = chosen?.filter((id) => !blind.includes(id)) ?? allJobIds;
  const { from, until } = range;
  const told = blind.length === 0 ? range : { ...range, rolesLeftOut: blind.length };
  return { orgId: visitor.orgId, range: told, from, until, teams, grades, jobIds, allJobIds };
}

/**
 * The days of a period on the organisation's calendar, both included, as reports read them.
 * @throws Refusal bad-input
 */
export async function parseReportPeriod(
  db: Db<'staff'>,
  query: Pick<ChosenOrganisationReportFilterValues, 'from' | 'until'>,
): Promise<Pick<ChosenOrganisationReportFilterValues, 'from' | 'until'>> {
  const { zone } = await findReportFeatureAndZone(db);
  const days = parseReportRangeWithoutLimits(query, zone);
  if ('fields' in days) throw new Refusal('bad-input', { fields: days.fields });
  return days;
}
