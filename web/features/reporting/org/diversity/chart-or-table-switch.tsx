import styles from './diversity-panel.module.css';

const views = { chart: 'Chart', table: 'Table' } as const;
export type ChartOrTableViewName = keyof typeof views;

type Props = { view: ChartOrTableViewName; onChoose: (view: ChartOrTableViewName) => void };

/** The same numbers, seen in one way or the other. */
export function ChartOrTableSwitch({ view, onChoose }: Props) {
  return (
    <div className={styles['view-choice']} role="group" aria-label="Show as">
      {(['chart', 'table'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
        >
          {views[each]}
        </button>
      ))}
    </div>
  );
}
