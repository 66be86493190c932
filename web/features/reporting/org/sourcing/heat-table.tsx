import './heat.css';
import './heat-table.css';
import type { FigureId } from '@evenhand/contract/figures.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { usePrinting } from '../../../../ui/use-printing.ts';
import { DefinitionButton } from '../../definition-button.tsx';
import { plain } from '../../figures.ts';
import { HEAT_STEPS, WHITE_FROM } from './heat.ts';
import { type SourceOrder, sourceOrderAfter } from './sort-sources.ts';
import type { SourceCell, SourceColumn, SourceRow } from './source-table.ts';

/** What scrolls must be reached by keyboard too. */
const scroller = { role: 'region', tabIndex: 0 } as const;
const ROWS_AT_FIRST = 6;
/** More are as wide as their words, and go on out of sight. */
const COLUMNS_IN_SIGHT = 11;

type Props = {
  caption: string;
  columns: readonly SourceColumn[];
  rows: readonly SourceRow[];
  order: SourceOrder;
  onOrder: (order: SourceOrder) => void;
  isPerformance: boolean;
};

/** A row a source; the stronger the ground, the larger the number. */
export function HeatTable({ caption, columns, rows, order, onOrder, isPerformance }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  const isWhole = usePrinting() || isExpanded;
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_FIRST);
  const definitions = isPerformance ? performanceFigures : {};

  return (
    <>
      <div className="heat-scroll" aria-label={caption} {...scroller}>
        <table
          className={`heat-table${columns.length > COLUMNS_IN_SIGHT ? ' is-wide' : ''}${isPerformance ? '' : ' is-shares'}`}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <Head by="name" title="Source" {...{ order, onOrder }} />
              <Head
                by="candidates"
                title="Candidates"
                of="sourceCandidates"
                {...{ order, onOrder }}
              />
              {columns.map(({ key, title }) => (
                <Head
                  key={key}
                  by={key}
                  title={title}
                  of={definitions[key]}
                  {...{ order, onOrder }}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td data-label="Candidates">{plain(row.candidates)}</td>
                {row.message === null ? (
                  row.cells.map((cell, place) => (
                    <HeatCell
                      key={columns[place]?.key}
                      cell={cell}
                      column={columns[place]?.title}
                    />
                  ))
                ) : (
                  <td className="is-masked" colSpan={columns.length}>
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
          className="report-expand"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show all ${plain(rows.length)} sources`}
        </Button>
      )}
    </>
  );
}

const performanceFigures: Readonly<Record<string, FigureId>> = {
  review: 'sourceReview',
  interview: 'sourceInterview',
  filter: 'sourceHired',
  meanScore: 'sourceMeanScore',
};

type HeadProps = {
  by: string;
  title: string;
  of?: FigureId | undefined;
  order: SourceOrder;
  onOrder: (order: SourceOrder) => void;
};

function Head({ by, title, of, order, onOrder }: HeadProps) {
  const isChosen = order.by === by;
  // A button is not drawn again where a head is repeated on the next page.
  const isPrinting = usePrinting();
  const Arrow = order.descending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={isChosen ? (order.descending ? 'descending' : 'ascending') : 'none'}>
      <span>
        {isPrinting ? (
          title
        ) : (
          <button type="button" onClick={() => onOrder(sourceOrderAfter(order, by))}>
            {title}
            {isChosen && <Arrow size={14} aria-hidden="true" />}
          </button>
        )}
        {of && <DefinitionButton of={of} />}
      </span>
    </th>
  );
}

function HeatCell({ cell, column }: { cell: SourceCell; column: string | undefined }) {
  const { text, heat, isHidden } = cell;
  if (isHidden)
    return (
      <td className="is-masked" data-label={column}>
        {text === '–' ? <span className="sr-only">held back</span> : text}
      </td>
    );
  if (heat === null) return <td data-label={column}>{text}</td>;
  const isHigh = heat >= HEAT_STEPS * WHITE_FROM;
  return (
    <td className={`heat heat-${heat}${isHigh ? ' is-high' : ''}`} data-label={column}>
      {text}
    </td>
  );
}
