import type { ReportFigureId } from '@evenhand/contract/figures/report-figure-definitions.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button-and-icon-button.tsx';
import { useIsPrinting } from '../../../../ui/use-is-printing.ts';
import { formatCountWithThousands } from '../../format-count-or-percent.ts';
import { SortableColumnHeader } from '../sortable-column-header.tsx';
import {
  HEAT_MAP_COLOUR_STEPS,
  HEAT_MAP_SHARE_FOR_WHITE_TEXT_MIN,
} from './heat-map-colour-step.ts';
import {
  type SourceTableOrder,
  nextSourceTableOrder,
} from './sort-source-rows-and-toggle-order.ts';
import type {
  SourceCellValue,
  SourceColumnKeyAndTitle,
  SourceRowValues,
} from './build-source-table.ts';
import { joinClassNames } from '../../../../ui/join-class-names.ts';
import orgReportStyles from '../org-report.module.css';
import heatStyles from './heat-map-colour-step.module.css';
import styles from './source-heat-table.module.css';

/** What scrolls must be reached by keyboard too. */
const scroller = { role: 'region', tabIndex: 0 } as const;
const ROWS_AT_FIRST = 6;
/** More are as wide as their words, and go on out of sight. */
const COLUMNS_IN_SIGHT = 11;

type Props = {
  caption: string;
  columns: readonly SourceColumnKeyAndTitle[];
  rows: readonly SourceRowValues[];
  order: SourceTableOrder;
  onOrder: (order: SourceTableOrder) => void;
  isPerformance: boolean;
};

/** A row a source; the stronger the ground, the larger the number. */
export function SourceHeatTable({ caption, columns, rows, order, onOrder, isPerformance }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  const isWhole = useIsPrinting() || isExpanded;
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_FIRST);
  const definitions = isPerformance ? performanceFigures : {};
  const sorting = (by: string) => ({
    by,
    order,
    onSort: () => onOrder(nextSourceTableOrder(order, by)),
  });

  return (
    <>
      <div className={styles['heat-scroll']} aria-label={caption} {...scroller}>
        <table
          className={joinClassNames(
            styles['heat-table'],
            columns.length > COLUMNS_IN_SIGHT && styles['is-wide'],
            !isPerformance && styles['is-shares'],
          )}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <SortableColumnHeader title="Source" {...sorting('name')} />
              <SortableColumnHeader
                title="Candidates"
                of="sourceCandidates"
                {...sorting('candidates')}
              />
              {columns.map(({ key, title }) => (
                <SortableColumnHeader
                  key={key}
                  title={title}
                  of={definitions[key]}
                  {...sorting(key)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td data-label="Candidates">{formatCountWithThousands(row.candidates)}</td>
                {row.message === null ? (
                  row.cells.map((cell, place) => (
                    <HeatCell
                      key={columns[place]?.key}
                      cell={cell}
                      column={columns[place]?.title}
                    />
                  ))
                ) : (
                  <td className={styles['is-masked']} colSpan={columns.length}>
                    {row.message}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length >= ROWS_AT_FIRST && (
        <Button
          look="link"
          className={orgReportStyles['report-expand']}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show all ${formatCountWithThousands(rows.length)} sources`}
        </Button>
      )}
    </>
  );
}

const performanceFigures: Readonly<Record<string, ReportFigureId>> = {
  review: 'sourceReview',
  interview: 'sourceInterview',
  filter: 'sourceHired',
  meanScore: 'sourceMeanScore',
};

function HeatCell({ cell, column }: { cell: SourceCellValue; column: string | undefined }) {
  const { text, heat, isHidden } = cell;
  if (isHidden)
    return (
      <td className={styles['is-masked']} data-label={column}>
        {text === '–' ? <span className="sr-only">held back</span> : text}
      </td>
    );
  if (heat === null) return <td data-label={column}>{text}</td>;
  const isHigh = heat >= HEAT_MAP_COLOUR_STEPS * HEAT_MAP_SHARE_FOR_WHITE_TEXT_MIN;
  return (
    <td
      className={joinClassNames(
        heatStyles['heat'],
        heatStyles[`heat-${heat}`],
        isHigh && heatStyles['is-high'],
      )}
      data-label={column}
    >
      {text}
    </td>
  );
}
