import { IconX } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Button } from '../../../ui/button-and-icon-button.tsx';
import type { ReportPeriodAndFilterValues } from './report-period-and-filter-query-encoding.ts';
import {
  findSeparatorBeforeListItem,
  reportFilterSummaryParts,
} from './report-filter-summary-words.ts';
import styles from './report-period-and-filter-bar.module.css';

type Props = { chosen: Pick<ReportPeriodAndFilterValues, 'teams' | 'grades'>; onClear: () => void };

/** Which roles the report is narrowed to, in words. */
export function ReportFilterSummary({ chosen, onClear }: Props) {
  const parts = reportFilterSummaryParts(chosen);
  return (
    <div className={styles['period-summary']}>
      <p role="status">
        {parts.map(({ words, names }) => (
          <Fragment key={words}>
            {words}
            {names.map((name, place) => (
              <Fragment key={name}>
                {findSeparatorBeforeListItem(place, names.length)}
                <strong>{name}</strong>
              </Fragment>
            ))}{' '}
          </Fragment>
        ))}
      </p>
      {parts.length > 0 && (
        <Button look="link" icon={<IconX aria-hidden="true" />} onClick={onClear}>
          Clear<span className="sr-only"> filters</span>
        </Button>
      )}
    </div>
  );
}
