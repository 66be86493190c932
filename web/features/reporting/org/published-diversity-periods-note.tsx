import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { Link, useLocation } from 'wouter';
import type { ReportPeriodAndFilterValues } from './report-period-and-filter-query-encoding.ts';
import {
  publishedDiversityPeriodsSentences,
  formatDayRange,
  type PublishedPeriodUnit,
} from './published-diversity-periods-and-day-range-words.ts';
import { findLastQuarterBefore } from './report-day-range-and-presets.ts';
import { formatReportPageUrlQuery } from './report-page-url-query.ts';
import styles from './diversity/diversity-panel.module.css';

type Props = {
  coverage: DiversityFiguresPeriodsAndGroups;
  asked: ReportPeriodAndFilterValues;
  unit: PublishedPeriodUnit;
  more?: readonly string[];
};

/** Which days and groups diversity figures are about, and why not others; without any, a link to days that may have some. */
export function PublishedDiversityPeriodsNote({ coverage, asked: query, unit, more = [] }: Props) {
  const [pathname] = useLocation();
  const sentences = [...publishedDiversityPeriodsSentences(coverage, query, unit), ...more];
  const quarter = findLastQuarterBefore(query.until);
  return (
    <p className={styles['coverage-note']}>
      {sentences.join(' ')}
      {coverage.from === null && coverage.disclosure === 'protected' && (
        <>
          {' '}
          <Link href={`${pathname}?${formatReportPageUrlQuery({ ...query, ...quarter })}`}>
            Show {formatDayRange(quarter)}
          </Link>
        </>
      )}
    </p>
  );
}
