import type {
  AdverseImpactReport,
  AdverseImpactOfOption,
  AdverseImpactVerdict,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button-and-icon-button.tsx';
import { StatusTag, type StatusTagColour } from '../../../../ui/status-tag.tsx';
import { useIsPrinting } from '../../../../ui/use-is-printing.ts';
import { FigureDefinitionButton } from '../../figure-definition-buttons-and-text.tsx';
import { adverseImpactRatioAxisPosition } from './adverse-impact-ratio-axis-position.ts';
import {
  adverseImpactSentence,
  findDemographicCategoryTitle,
} from './adverse-impact-sentences-and-category-labels.ts';
import orgReportStyles from '../org-report.module.css';
import styles from './adverse-impact.module.css';

const ROWS_AT_FIRST = 6;
const WIDTH = 240;
const EDGE = 20;
const ROW = 28;
/** Has a line on the axis and no room for words. */
const FOUR_FIFTHS = 0.8;
const ticks = [0.25, 0.5, FOUR_FIFTHS, 1, 2];

const colours: Readonly<Record<AdverseImpactVerdict, StatusTagColour>> = {
  act: 'red',
  'worth a look': 'yellow',
  'consistent with chance': 'grey',
};

type Props = {
  rows: readonly AdverseImpactOfOption[];
  categories: AdverseImpactReport['categories'];
};

/** A comparison a row: in a sentence, on an axis they share, and in numbers. */
export function AdverseImpactTable({ rows, categories }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  const isWhole = useIsPrinting() || isExpanded;
  return (
    <>
      <table className={styles['impact-table']}>
        <thead>
          <tr>
            <th scope="col">Comparison</th>
            <td aria-hidden="true">
              <Axis />
            </td>
            <th scope="col" className={styles['is-number']}>
              <span>
                Ratio <FigureDefinitionButton of="impactRatio" />
              </span>
            </th>
            <th scope="col" className={styles['is-number']}>
              <span>
                95 % interval <FigureDefinitionButton of="impactInterval" />
              </span>
            </th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, ROWS_AT_FIRST)).map((row) => (
            <tr key={`${row.category} ${row.option} ${row.step}`}>
              <th scope="row">
                <small>{findDemographicCategoryTitle(categories, row.category)}</small>
                {adverseImpactSentence(row, categories)}
              </th>
              <td aria-hidden="true">
                <DotAndBar row={row} />
              </td>
              <td className={styles['is-number']} data-label="Ratio">
                {row.ratio.toFixed(1)}
              </td>
              <td className={styles['is-number']} data-label="95 % interval">
                {row.low.toFixed(1)} to {row.high.toFixed(1)}
              </td>
              <td>
                <StatusTag colour={colours[row.verdict]}>{row.verdict}</StatusTag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length >= ROWS_AT_FIRST && (
        <Button
          look="link"
          className={orgReportStyles['report-expand']}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show all ${rows.length} comparisons`}
        </Button>
      )}
    </>
  );
}

const at = (ratio: number) => EDGE + adverseImpactRatioAxisPosition(ratio) * (WIDTH - 2 * EDGE);

function Axis() {
  return (
    <svg className={styles['impact-axis']} viewBox={`0 0 ${WIDTH} 16`} width={WIDTH} height={16}>
      {ticks
        .filter((tick) => tick !== FOUR_FIFTHS)
        .map((tick) => (
          <text key={tick} x={at(tick)} y={12}>
            {tick === 1 ? 'equal' : `${tick}×`}
          </text>
        ))}
    </svg>
  );
}

function DotAndBar({ row: { ratio, low, high } }: { row: AdverseImpactOfOption }) {
  return (
    <svg
      className={styles['impact-figure']}
      viewBox={`0 0 ${WIDTH} ${ROW}`}
      width={WIDTH}
      height={ROW}
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 1 ? styles['impact-equal'] : styles['impact-tick']}
          x1={at(tick)}
          x2={at(tick)}
          y1={0}
          y2={ROW}
        />
      ))}
      <rect
        className={styles['impact-bar']}
        x={at(low)}
        y={ROW / 2 - 2.5}
        width={Math.max(1, at(high) - at(low))}
        height={5}
        rx={2.5}
      />
      <circle className={styles['impact-dot']} cx={at(ratio)} cy={ROW / 2} r={5.5} />
    </svg>
  );
}
