import styles from './interviewed-candidates-comparison-table.module.css';

type Props = { mean: number; lowest: number; highest: number };

const percent = (stars: number) => ((stars - 1) / 4) * 100;

/** A dot for the mean, a bar from the lowest to the highest single mark, between one star and five. */
export function ScorecardMarkRangeBar({ mean, lowest, highest }: Props) {
  const range = lowest === highest ? `each mark ${lowest}` : `marks from ${lowest} to ${highest}`;
  return (
    <div className={styles['mark']}>
      <strong aria-hidden="true">{mean.toFixed(2)}</strong>
      <svg width="100%" height="14" role="img" aria-label={`${mean.toFixed(2)} stars, ${range}`}>
        <svg x="6" width="calc(100% - 12px)" overflow="visible">
          <line x1="0%" x2="100%" y1="7" y2="7" />
          <rect
            x={`${percent(lowest)}%`}
            width={`${percent(highest) - percent(lowest)}%`}
            y="4"
            height="6"
            rx="3"
          />
          <circle cx={`${percent(mean)}%`} cy="7" r="5" />
        </svg>
      </svg>
    </div>
  );
}
