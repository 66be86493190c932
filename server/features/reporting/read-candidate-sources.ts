import type { ActingMember } from '../../access/visitor-request-context.ts';
import { CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import type { ReferrerBreakdown } from '@evenhand/contract/reporting/organisation-reports.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { readDemographicsReport } from '../disclosure/read-demographics-report.ts';
import { readReachedHiringStepsBySource } from '../figures/read-steps-by-source.ts';
import { findSourceTitles } from '../job-boards/find-source-titles.ts';
import type { OrganisationReportScope } from './organisation-report-handler-scope-and-period.ts';
import {
  meanStarsOfCandidateSource,
  type CandidateSourceCounts,
  combineReportedSources,
} from './rules/combine-candidate-source-counts-and-mean-stars.ts';
import { countCandidatesWithKnownNameBySource } from './sql/organisation-report-rights-and-scope-queries.ts';

type Seen = { member: ActingMember; hidden: ReferrerBreakdown['hidden'] };

/** Where candidates came from, how far they got, and who they are. */
export async function readCandidateSources(
  services: Services,
  query: OrganisationReportScope,
  { member, hidden }: Seen,
): Promise<ReferrerBreakdown> {
  const { cells, coverage } = await readDemographicsReport(services, {
    ...query,
    by: 'source',
    excludeQuick: false,
  });
  if (hidden !== null) return { referrers: [], hidden, coverage };
  const rows = await readReachedHiringStepsBySource(services, query);
  const referrers = combineReportedSources(
    rows,
    await findNameableSources(services, query, { member, rows }),
  );
  const titles = await runTransactionByDoor({ services, door: 'staff', actor: member }, (db) =>
    findSourceTitles(
      db,
      referrers.map(({ name }) => name),
    ),
  );
  const published = new Map(cells.map(({ group, steps }) => [group, steps.submit]));
  return {
    referrers: referrers.map((row) => ({
      name: titles.get(row.name) ?? row.name,
      count: row.submit,
      review: row.review,
      interview: row.interview,
      filter: row.hired,
      meanScore: meanStarsOfCandidateSource(row),
      breakdown:
        row.submit < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN ? null : (published.get(row.name) ?? null),
    })),
    hidden,
    coverage,
  };
}

/**
 * Which sources are told by their name. From five candidates on it is a place that people come from; the source of fewer,
 * such as a colleague who told one friend, can be as good as a name: an admin is told it where it was more at some time, or
 * where the names of all who came by it are open.
 */
async function findNameableSources(
  services: Services,
  query: OrganisationReportScope,
  { member, rows }: { member: ActingMember; rows: readonly CandidateSourceCounts[] },
): Promise<(row: CandidateSourceCounts) => boolean> {
  const inPeriod = bySource(rows);
  const few = [...inPeriod]
    .filter(([, n]) => n < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN)
    .map(([source]) => source);
  if (member.role !== 'ADMIN') return ({ source }) => !few.includes(source);
  if (few.length === 0) return () => true;
  const ever = bySource(
    await readReachedHiringStepsBySource(services, {
      ...query,
      ...ALWAYS,
      jobIds: query.allJobIds,
    }),
  );
  const open = await runTransactionByDoor({ services, door: 'staff', actor: member }, (db) =>
    countCandidatesWithKnownNameBySource(db, few),
  );
  return ({ source }) => {
    const all = ever.get(source) ?? 0;
    return (
      !few.includes(source) ||
      all >= CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN ||
      (open.get(source) ?? 0) >= all
    );
  };
}

const ALWAYS = { from: '2000-01-01', until: '2100-12-31' };

/** How many began, by source. */
function bySource(rows: readonly CandidateSourceCounts[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { source, started } of rows) counts.set(source, (counts.get(source) ?? 0) + started);
  return counts;
}
