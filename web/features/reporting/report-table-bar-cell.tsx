import reportTableStyles from './report-table.module.css';

/** One flat bar; its number stands in a cell of its own. */
export function ReportTableBarCell({ n, of }: { n: number; of: number }) {
  return (
    <td aria-hidden="true" className={reportTableStyles['report-bar']}>
      <span style={{ width: of > 0 ? `${(n / of) * 100}%` : 0 }} />
    </td>
  );
}
