import type { DiversityFiguresCoverage } from '@evenhand/contract/reporting/demographics.ts';
import { Link, useLocation } from 'wouter';
import type { ReportQueryState } from './report-query-state.ts';
import styles from './diversity/diversity-panel.module.css';
import { coverageWords, rangeWords, type Unit } from './coverage-words.ts';
import { quarterBefore } from './report-range.ts';
import { writeReportUrl } from './report-url.ts';

type Props = {
  coverage: DiversityFiguresCoverage;
  asked: ReportQueryState;
  unit: Unit;
  more?: readonly string[];
};

/** Which days and groups diversity figures are about, and why not others; without any, a link to days that may have some. */
export function CoverageNote({ coverage, asked: query, unit, more = [] }: Props) {
  const [pathname] = useLocation();
  const sentences = [...coverageWords(coverage, query, unit), ...more];
  const quarter = quarterBefore(query.until);
  return (
    <p className={styles['coverage-note']}>
      {sentences.join(' ')}
      {coverage.from === null && coverage.disclosure === 'protected' && (
        <>
          {' '}
          <Link href={`${pathname}?${writeReportUrl({ ...query, ...quarter })}`}>
            Show {rangeWords(quarter)}
          </Link>
        </>
      )}
    </p>
  );
}
