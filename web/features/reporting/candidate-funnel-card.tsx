import type { HiringFunnelStepKey, JobReport } from '@evenhand/contract/reporting/job-reports.ts';
import { JobReportFigureDefinitionList } from './job-report-figure-definition-list.tsx';
import { formatCountWithThousands } from './format-count-or-percent.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { formatPercent } from '../../parts/words/format-percent.ts';
import { ReportTableBarCell } from './report-table-bar-cell.tsx';
import reportTableStyles from './report-table.module.css';
import roleReportStyles from './job-report-panel.module.css';

const titles: Readonly<Record<HiringFunnelStepKey, string>> = {
  started: 'Started',
  submit: 'Submitted',
  review: 'In review',
  interview: 'Interviews & tasks',
  hired: 'Hired',
};

/** How many reached each step: bars on one scale, and the numbers they stand for beside them. */
export function CandidateFunnelCard({
  steps,
  quickApply,
}: Pick<JobReport, 'steps'> & { quickApply: number }) {
  const most = steps[0]?.runningTotal ?? 0;
  return (
    <section className={roleReportStyles['report-card']} aria-labelledby="funnel-title">
      <h2 id="funnel-title">How far candidates got</h2>
      <table className={reportTableStyles['report-table']}>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <td aria-hidden="true" />
            <th scope="col" className={reportTableStyles['is-number']}>
              Candidates
            </th>
            <th scope="col" className={reportTableStyles['is-number']}>
              Have not gone on
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, runningTotal, dropOff }) => (
            <tr key={step}>
              <th scope="row">{titles[step]}</th>
              <ReportTableBarCell n={runningTotal} of={most} />
              <td
                className={joinClassNames(
                  reportTableStyles['is-number'],
                  reportTableStyles['is-strong'],
                )}
              >
                {formatCountWithThousands(runningTotal)}
              </td>
              <td className={reportTableStyles['is-number']}>
                {dropOff === null ? '–' : formatPercent(dropOff)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {quickApply > 0 && (
        <p>
          {quickApply === 1 ? '1 person' : `${formatCountWithThousands(quickApply)} people`} showed
          interest before applying. They count as started only once they begin.
        </p>
      )}
      <JobReportFigureDefinitionList
        of={['started', 'submit', 'review', 'interview', 'hired', 'dropOff']}
      />
    </section>
  );
}
