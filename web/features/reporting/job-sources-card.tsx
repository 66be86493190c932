import type { JobReport } from '@evenhand/contract/reporting/job-reports.ts';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { JobReportFigureDefinitionList } from './job-report-figure-definition-list.tsx';
import { formatCountWithThousands } from './format-count-or-percent.ts';
import { ReportTableBarCell } from './report-table-bar-cell.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import reportTableStyles from './report-table.module.css';
import roleReportStyles from './job-report-panel.module.css';

const ROWS_AT_FIRST = 6;

type Props = Pick<JobReport, 'sources'>;

/** Where candidates came from, as far as the names behind them allow. */
export function JobSourcesCard({ sources }: Props) {
  return (
    <section className={roleReportStyles['report-card']} aria-labelledby="sources-title">
      <h2 id="sources-title">Where candidates came from</h2>
      {sources.hidden !== null ? (
        <p className={roleReportStyles['report-masked']}>{hiddenWords[sources.hidden]}</p>
      ) : (
        <SourceTable sources={sources} />
      )}
      <JobReportFigureDefinitionList of={['source', 'submit', 'hired']} />
    </section>
  );
}

const hiddenWords = {
  'own-reviews-open':
    'Hidden while you have reviews to do on this role: where somebody comes from can hint at who they are.',
  support: 'Hidden from support: where somebody comes from can hint at who they are.',
} as const;

function SourceTable({ sources: { rows, sealed } }: Props) {
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(...rows.map(({ submitted }) => submitted), sealed);
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_FIRST);
  if (rows.length === 0 && sealed === 0)
    return <p className={roleReportStyles['report-none']}>Nobody has submitted yet.</p>;

  return (
    <>
      <table className={reportTableStyles['report-table']}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <td aria-hidden="true" />
            <th scope="col" className={reportTableStyles['is-number']}>
              Submitted
            </th>
            <th scope="col" className={reportTableStyles['is-number']}>
              Hired
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, submitted, hired }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <ReportTableBarCell n={submitted} of={most} />
              <td
                className={joinClassNames(
                  reportTableStyles['is-number'],
                  reportTableStyles['is-strong'],
                )}
              >
                {formatCountWithThousands(submitted)}
              </td>
              <td className={reportTableStyles['is-number']}>
                {hired === 0 ? '–' : formatCountWithThousands(hired)}
              </td>
            </tr>
          ))}
          {sealed > 0 && (
            <tr className={reportTableStyles['is-sealed']}>
              <th scope="row">Sealed</th>
              <ReportTableBarCell n={sealed} of={most} />
              <td
                className={joinClassNames(
                  reportTableStyles['is-number'],
                  reportTableStyles['is-strong'],
                )}
              >
                {formatCountWithThousands(sealed)}
              </td>
              <td className={reportTableStyles['is-number']}>
                <span
                  className={reportTableStyles['report-hatch']}
                  role="img"
                  aria-label="hidden"
                />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {rows.length > ROWS_AT_FIRST && (
        <Button look="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${rows.length} sources`}
        </Button>
      )}
      {sealed > 0 && (
        <p className={roleReportStyles['report-sealed']}>
          Where somebody comes from can hint at who they are. Sealed candidates show under their
          source once their names are open. Admins of the organisation also see sources that five or
          more share.
        </p>
      )}
    </>
  );
}
