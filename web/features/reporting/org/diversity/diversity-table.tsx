import { type PublishedCount } from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import { TOO_FEW_CANDIDATES_MESSAGE } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import type { ReactNode } from 'react';
import { formatCountWithThousands } from '../../format-count-or-percent.ts';
import type { DiversityChartStepData } from './diversity-chart-step-shares-options-and-grades.ts';
import styles from './diversity-table.module.css';
import {
  HELD_BACK_FIGURE_WORDS,
  type DemographicOption,
  type DemographicShare,
  type DemographicSharesOfGroup,
} from '../demographic-shares-of-group.ts';
import { formatPercent } from '../../../../parts/words/format-percent.ts';

type Props = {
  caption: string;
  steps: readonly DiversityChartStepData[];
  /** Without whoever did not say. */
  options: readonly DemographicOption[];
  /** Or only read out, beside the chart. */
  isSeen: boolean;
};

/** Every number of the chart, and those it has no room for. */
export function DiversityTable({ caption, steps, options, isSeen }: Props) {
  const rows = options.length + 2;
  const isOfEverybody = steps.some(({ everybody }) => everybody !== null);
  return (
    <div
      className={isSeen ? styles['diversity-scroll'] : 'sr-only'}
      {...(isSeen && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <table className={styles['diversity-table']}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Group</th>
            {steps.map(({ step, name }) => (
              <th key={step} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map(({ code, label }, place) => (
            <tr key={code}>
              <th scope="row">{label}</th>
              {steps.map((step) => (
                <StepCell key={step.step} step={step} rows={rows} isFirst={place === 0}>
                  {(shares) => <ShareText share={shares.options[place]} />}
                </StepCell>
              ))}
            </tr>
          ))}
          <tr className={styles['is-sum']}>
            <th scope="row">Told us</th>
            {steps.map((step) => (
              <StepCell key={step.step} step={step} rows={rows}>
                {({ told }) => <CellText cell={told} />}
              </StepCell>
            ))}
          </tr>
          <tr>
            <th scope="row">Not known</th>
            {steps.map((step) => (
              <StepCell key={step.step} step={step} rows={rows}>
                {({ unknown }) => <CellText cell={unknown} />}
              </StepCell>
            ))}
          </tr>
        </tbody>
        {isOfEverybody && (
          <tfoot>
            <tr className={styles['is-sum']}>
              <th scope="row">All candidates, exact, on your dates</th>
              {steps.map(({ step, everybody }) => (
                <td key={step}>{everybody === null ? '–' : formatCountWithThousands(everybody)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type StepCellProps = {
  step: DiversityChartStepData;
  rows: number;
  isFirst?: boolean;
  children: (shares: DemographicSharesOfGroup) => ReactNode;
};

/** Of a group that is too small one cell says so for all of its options. */
function StepCell({ step, rows, isFirst, children }: StepCellProps) {
  const { shares } = step;
  if (shares) return <td>{children(shares)}</td>;
  if (!isFirst) return null;
  return (
    <td className={styles['is-masked']} rowSpan={rows}>
      {whyMasked(step)}
    </td>
  );
}

function whyMasked(step: DiversityChartStepData): string {
  if (step.shares === undefined) return 'Not published for these dates';
  if (step.without === 'held-back') return HELD_BACK_FIGURE_WORDS;
  return step.without === 'unpublished' ? 'Too few to publish' : TOO_FEW_CANDIDATES_MESSAGE;
}

function ShareText({ share }: { share: DemographicShare | undefined }) {
  if (!share || share.share === null) return <CellText cell={share?.count ?? null} />;
  return (
    <>
      {formatPercent(share.share)}
      <small>
        <CellText cell={share.count} />
      </small>
    </>
  );
}

function CellText({ cell }: { cell: PublishedCount }) {
  if (cell === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">held back</span>
      </>
    );
  return typeof cell === 'number' ? (
    formatCountWithThousands(cell)
  ) : (
    <span className={styles['is-few']}>&lt; 5</span>
  );
}
