import styles from './stacked-bar.module.css';

export type StackedBarSegment = {
  id: string;
  count: number;
  mark: 'd0' | 'd1' | 'd2' | 'd3' | 'd4';
};

type Props = { levels: readonly StackedBarSegment[] };

/** Parts of a whole as one flat bar. The numbers stand beside it: the bar itself is not read out. */
export function StackedBar({ levels }: Props) {
  return (
    <div className={styles['level-strip']} aria-hidden="true">
      {levels
        .filter(({ count }) => count > 0)
        .map(({ id, count, mark }) => (
          <span key={id} className={styles[`mark-${mark}`]} style={{ flexGrow: count }} />
        ))}
    </div>
  );
}
