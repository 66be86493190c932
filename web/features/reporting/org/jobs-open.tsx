import type { FigureId } from '@evenhand/contract/figures.ts';
import { findOverallStats } from '@evenhand/contract/reporting/organisation-reports.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../net/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import { useCall } from '../../../net/use-call.ts';
import { plain } from '../figures.ts';
import { type ReportQueryState, queryOf } from './report-query-state.ts';
import { inDays } from './days-of.ts';
import { ReportSection, SectionLoaded, SectionLoading } from './report-section.tsx';
import {
  type JobColumn,
  type JobOrder,
  orderAfter,
  type ReportedJob,
  sortJobs,
} from './sort-jobs.ts';
import { SortableHead } from './sortable-head.tsx';
import orgReportStyles from './org-report.module.css';
import styles from './jobs-open.module.css';

const ROWS_AT_FIRST = 6;

/** The roles that were open at some moment of the period. */
export function JobsOpen({ asked: query }: { asked: ReportQueryState }) {
  const overall = useCall(findOverallStats, { query: queryOf(query) });
  return (
    <ReportSection
      title="Jobs open during this period"
      says="Hires on roles that had closed before count in the key numbers alone."
      isRefreshing={overall.data !== undefined && overall.isFetching}
    >
      <SectionLoaded
        call={overall}
        what="the roles"
        skeleton={<SectionLoading what="roles" height={240} />}
      >
        {(data) => (
          <JobTable jobs={data.jobs} isFiltered={query.teams.length + query.grades.length > 0} />
        )}
      </SectionLoaded>
    </ReportSection>
  );
}

const columns: readonly { by: JobColumn; title: string; of?: FigureId }[] = [
  { by: 'title', title: 'Role' },
  { by: 'candidates', title: 'Candidates', of: 'jobCandidates' },
  { by: 'tth', title: 'Time to hire, days', of: 'jobTimeToHire' },
  { by: 'hired', title: 'Hired', of: 'jobHired' },
];

type TableProps = { jobs: readonly ReportedJob[]; isFiltered: boolean };

function JobTable({ jobs, isFiltered }: TableProps) {
  const [order, setOrder] = useState<JobOrder>({ by: 'candidates', descending: true });
  const [isExpanded, setExpanded] = useState(false);
  const isWhole = usePrinting() || isExpanded;
  if (jobs.length === 0)
    return (
      <p className={orgReportStyles['report-section-none']}>
        {isFiltered
          ? 'No role with these filters was open in this period. Clear the filters to see the others.'
          : 'No role was open in this period.'}
      </p>
    );
  const sorted = sortJobs(jobs, order);

  return (
    <>
      <table className={styles['jobs-open']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortableHead
                key={column.by}
                {...column}
                order={order}
                onSort={() => setOrder(orderAfter(order, column.by))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? sorted : sorted.slice(0, ROWS_AT_FIRST)).map((job) => (
            <tr key={job.id}>
              <th scope="row">
                <Link href={paths.reports(job.id)}>{job.title}</Link>
              </th>
              <td data-label="Candidates">{plain(job.candidates)}</td>
              <td data-label="Days to hire">{inDays(job.tth)}</td>
              <td data-label="Hired">{plain(job.hired)}</td>
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
          {isExpanded ? 'Show fewer' : `Show all ${plain(jobs.length)} roles`}
        </Button>
      )}
    </>
  );
}
