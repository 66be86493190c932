import type { ReportFigureId } from '@evenhand/contract/figures/report-figure-definitions.ts';
import { findOrganisationOverallStatsEndpoint } from '@evenhand/contract/reporting/organisation-reports.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../../net/staff-page-paths.ts';
import { Button } from '../../../ui/button-and-icon-button.tsx';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { useEndpointQuery } from '../../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatCountWithThousands } from '../format-count-or-percent.ts';
import {
  type ReportPeriodAndFilterValues,
  toOrganisationReportQuery,
} from './report-period-and-filter-query-encoding.ts';
import { formatDaysWithOneDecimal } from './format-hours-or-days-as-days-with-one-decimal.ts';
import {
  OrganisationReportSection,
  LoadedReportContentOrFailure,
  ReportSectionLoadingSkeleton,
} from './report-section-with-loading-and-failure.tsx';
import {
  type ReportedJobColumn,
  type ReportedJobOrder,
  nextReportedJobTableOrder,
  type ReportedJob,
  sortReportedJobs,
} from './sort-reported-jobs-and-next-table-order.ts';
import { SortableColumnHeader } from './sortable-column-header.tsx';
import orgReportStyles from './org-report.module.css';
import styles from './jobs-open-during-period-report-section.module.css';

const ROWS_AT_FIRST = 6;

/** The roles that were open at some moment of the period. */
export function JobsOpenDuringPeriodReportSection({
  asked: query,
}: {
  asked: ReportPeriodAndFilterValues;
}) {
  const overall = useEndpointQuery(findOrganisationOverallStatsEndpoint, {
    query: toOrganisationReportQuery(query),
  });
  return (
    <OrganisationReportSection
      title="Jobs open during this period"
      says="Hires on roles that had closed before count in the key numbers alone."
      isRefreshing={overall.data !== undefined && overall.isFetching}
    >
      <LoadedReportContentOrFailure
        call={overall}
        what="the roles"
        skeleton={<ReportSectionLoadingSkeleton what="roles" height={240} />}
      >
        {(data) => (
          <JobTable jobs={data.jobs} isFiltered={query.teams.length + query.grades.length > 0} />
        )}
      </LoadedReportContentOrFailure>
    </OrganisationReportSection>
  );
}

const columns: readonly { by: ReportedJobColumn; title: string; of?: ReportFigureId }[] = [
  { by: 'title', title: 'Role' },
  { by: 'candidates', title: 'Candidates', of: 'jobCandidates' },
  { by: 'tth', title: 'Time to hire, days', of: 'jobTimeToHire' },
  { by: 'hired', title: 'Hired', of: 'jobHired' },
];

type TableProps = { jobs: readonly ReportedJob[]; isFiltered: boolean };

function JobTable({ jobs, isFiltered }: TableProps) {
  const [order, setOrder] = useState<ReportedJobOrder>({ by: 'candidates', descending: true });
  const [isExpanded, setExpanded] = useState(false);
  const isWhole = useIsPrinting() || isExpanded;
  if (jobs.length === 0)
    return (
      <p className={orgReportStyles['report-section-none']}>
        {isFiltered
          ? 'No role with these filters was open in this period. Clear the filters to see the others.'
          : 'No role was open in this period.'}
      </p>
    );
  const sorted = sortReportedJobs(jobs, order);

  return (
    <>
      <table className={styles['jobs-open']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortableColumnHeader
                key={column.by}
                {...column}
                order={order}
                onSort={() => setOrder(nextReportedJobTableOrder(order, column.by))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? sorted : sorted.slice(0, ROWS_AT_FIRST)).map((job) => (
            <tr key={job.id}>
              <th scope="row">
                <Link href={staffPagePaths.reports(job.id)}>{job.title}</Link>
              </th>
              <td data-label="Candidates">{formatCountWithThousands(job.candidates)}</td>
              <td data-label="Days to hire">{formatDaysWithOneDecimal(job.tth)}</td>
              <td data-label="Hired">{formatCountWithThousands(job.hired)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {jobs.length >= ROWS_AT_FIRST && (
        <Button
          look="link"
          className={orgReportStyles['report-expand']}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show all ${formatCountWithThousands(jobs.length)} roles`}
        </Button>
      )}
    </>
  );
}
