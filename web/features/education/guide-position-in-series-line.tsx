import styles from './education-guide-list-page.module.css';

/** The even line: one bar for each guide, with the present one marked. The words beside it say the same. */
export function GuidePositionInSeriesLine({ current, count }: { current: number; count: number }) {
  const places = Array.from({ length: count }, (_, i) => i + 1);
  return (
    <span className={styles['level-line']} aria-hidden="true">
      {places.map((place) => (
        <span key={place} className={place === current ? styles['is-current'] : undefined} />
      ))}
    </span>
  );
}
