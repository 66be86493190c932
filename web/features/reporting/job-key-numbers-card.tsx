import type { HiringFunnelStepKey, JobReport } from '@evenhand/contract/reporting/job-reports.ts';
import { JobReportFigureDefinitionList } from './job-report-figure-definition-list.tsx';
import { formatPercentOf, formatCountWithThousands } from './format-count-or-percent.ts';
import roleReportStyles from './job-report-panel.module.css';
import styles from './job-key-numbers-card.module.css';

/** The role in four numbers, each with what it is a part of. */
export function JobKeyNumbersCard({ report }: { report: JobReport }) {
  const reached = (wanted: HiringFunnelStepKey) =>
    report.steps.find(({ step }) => step === wanted)?.runningTotal ?? 0;
  const [started, submitted, hired] = [reached('started'), reached('submit'), reached('hired')];
  const figures = [
    {
      name: 'Submitted',
      value: submitted,
      base: `of ${formatCountWithThousands(started)} who started`,
    },
    { name: 'Hired', value: hired, base: partOf(hired, submitted) },
    { name: 'Rejected', value: report.rejected, base: partOf(report.rejected, submitted) },
    { name: 'Withdrew', value: report.withdrawn, base: 'before or after submitting' },
  ];

  return (
    <section className={roleReportStyles['report-card']} aria-label="Key numbers">
      <dl className={styles['report-keys']}>
        {figures.map(({ name, value, base }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCountWithThousands(value)}</dd>
            <dd className={styles['report-base']}>{base}</dd>
          </div>
        ))}
      </dl>
      <JobReportFigureDefinitionList of={['submit', 'hired', 'rejected', 'withdrawn']} />
    </section>
  );
}

function partOf(part: number, whole: number): string {
  return whole === 0 ? 'of nobody who submitted' : `${formatPercentOf(part, whole)} of submitted`;
}
