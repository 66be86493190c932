import type { JobReport } from '@evenhand/contract/reporting/job-reports.ts';
import { FigureDefinitionButton } from './figure-definition-buttons-and-text.tsx';
import { formatPercentOf, formatCountWithThousands } from './format-count-or-percent.ts';
import { ReportTableBarCell } from './report-table-bar-cell.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import roleFiguresStyles from './job-figures.module.css';
import reportTableStyles from './report-table.module.css';
import roleReportStyles from './job-report-panel.module.css';

type Page = JobReport['pages'][number];

/** At which page of the form people stopped: bars of how many came to each, on one scale. */
export function ApplicationFormDropOffCard({ pages }: Pick<JobReport, 'pages'>) {
  const begun = pages[0]?.reached ?? 0;
  return (
    <section className={roleReportStyles['report-card']} aria-labelledby="pages-title">
      <h2 id="pages-title">
        Where people stop in the form <FigureDefinitionButton of="formPages" />
      </h2>
      <table
        className={joinClassNames(
          reportTableStyles['report-table'],
          roleFiguresStyles['report-table'],
          roleFiguresStyles['pages'],
        )}
      >
        <thead>
          <tr>
            <th scope="col">Page</th>
            <td aria-hidden="true" />
            <th scope="col" className={reportTableStyles['is-number']}>
              Came to it
            </th>
            <th scope="col" className={reportTableStyles['is-number']}>
              Stopped there
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={`${page.page} ${page.number}`}>
              <th scope="row">
                {titleOf(page)}
                {page.text !== null && (
                  <span className={roleFiguresStyles['report-question']} dir="auto">
                    {page.text || 'Without words yet'}
                  </span>
                )}
              </th>
              <ReportTableBarCell n={page.reached} of={begun} />
              <td
                className={joinClassNames(
                  reportTableStyles['is-number'],
                  reportTableStyles['is-strong'],
                )}
              >
                {formatCountWithThousands(page.reached)}
              </td>
              <td className={reportTableStyles['is-number']}>
                {page.stopped === 0
                  ? '–'
                  : `${formatCountWithThousands(page.stopped)} (${formatPercentOf(page.stopped, page.reached)})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={roleReportStyles['report-none']}>
        Counted is everybody who has begun. While the role is open, some may still go on.
      </p>
    </section>
  );
}

function titleOf({ page, number }: Page): string {
  if (page === 'question') return `Question ${number}`;
  return page === 'check' ? 'Check and send' : 'About you';
}
