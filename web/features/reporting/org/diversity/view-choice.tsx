import styles from './diversity-panel.module.css';

const views = { chart: 'Chart', table: 'Table' } as const;
export type View = keyof typeof views;

type Props = { view: View; onChoose: (view: View) => void };

/** The same numbers, seen in one way or the other. */
export function ViewChoice({ view, onChoose }: Props) {
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
