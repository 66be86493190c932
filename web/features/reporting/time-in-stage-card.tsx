import type { UndecidedApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobReport } from '@evenhand/contract/reporting/job-reports.ts';
import { FigureDefinitionButton } from './figure-definition-buttons-and-text.tsx';
import { formatCountWithThousands } from './format-count-or-percent.ts';
import { ReportTableBarCell } from './report-table-bar-cell.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import reportTableStyles from './report-table.module.css';
import roleReportStyles from './job-report-panel.module.css';

const LEAST = 5;
const titles: Record<UndecidedApplicationState, string> = {
  submitted: 'Submitted',
  in_review: 'In review',
  interviews_tasks: 'Interviews & tasks',
};

/** How long candidates waited in each stage until the team moved them on. */
export function TimeInStageCard({ stages }: Pick<JobReport, 'stages'>) {
  return (
    <section className={roleReportStyles['report-card']} aria-labelledby="stages-title">
      <h2 id="stages-title">
        Time in each stage <FigureDefinitionButton of="timeInStage" />
      </h2>
      {stages.every(({ candidates }) => candidates === 0) ? (
        <p className={roleReportStyles['report-none']}>
          Times appear once {LEAST} candidates have been moved on from a stage.
        </p>
      ) : (
        <StageTable stages={stages} />
      )}
    </section>
  );
}

function StageTable({ stages }: Pick<JobReport, 'stages'>) {
  const longest = Math.max(...stages.map(({ days }) => days ?? 0));
  return (
    <>
      <table className={reportTableStyles['report-table']}>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <td aria-hidden="true" />
            <th scope="col" className={reportTableStyles['is-number']}>
              Moved on
            </th>
            <th scope="col" className={reportTableStyles['is-number']}>
              Median
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ stage, candidates, days }) => (
            <tr key={stage}>
              <th scope="row">{titles[stage]}</th>
              <ReportTableBarCell n={days ?? 0} of={longest} />
              <td className={reportTableStyles['is-number']}>
                {candidates === 0 ? '–' : formatCountWithThousands(candidates)}
              </td>
              <td
                className={joinClassNames(
                  reportTableStyles['is-number'],
                  reportTableStyles['is-strong'],
                )}
              >
                {days === null ? <TooFew isNobody={candidates === 0} /> : dayWords(days)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={roleReportStyles['report-none']}>
        In whole days, from {LEAST} candidates on, so that nobody’s time can be told.
      </p>
    </>
  );
}

function TooFew({ isNobody }: { isNobody: boolean }) {
  if (isNobody) return '–';
  return (
    <span
      className={reportTableStyles['report-hatch']}
      role="img"
      aria-label={`fewer than ${LEAST}`}
    />
  );
}

function dayWords(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en-GB')} days`;
}
