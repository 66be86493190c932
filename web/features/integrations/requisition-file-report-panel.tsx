import type { RequisitionFileResult } from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import styles from './job-import-sources.module.css';

/** What was read of a file, and why the rest was not. */
export function RequisitionFileReportPanel({ report }: { report: RequisitionFileResult }) {
  const { requisitions, refused, rows } = report;
  return (
    <div className={styles['import-report']} role="status">
      <p className={refused > 0 ? styles['import-half'] : styles['import-works']}>
        {refused > 0 ? (
          <IconAlertTriangle size={18} aria-hidden="true" />
        ) : (
          <IconCircleCheck size={18} aria-hidden="true" />
        )}
        {pluraliseCount(requisitions, 'requisition')} read
        {refused > 0 && `, ${pluraliseCount(refused, 'row')} left out`}.
        {requisitions === 0 && ' Nothing was changed.'}
      </p>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ row, why }) => (
            <li key={row}>
              <span>Row {row}</span> {why}
            </li>
          ))}
        </ul>
      )}
      {refused > rows.length && <p>And {pluraliseCount(refused - rows.length, 'more row')}.</p>}
    </div>
  );
}
