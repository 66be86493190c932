import styles from './job-figures.module.css';

/** Candidates by their mean score: bars over the half stars they stand for. */
export function MeanScoreDistributionChart({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts, 1);
  return (
    <table className={styles['score-bars']}>
      <caption className="sr-only">How many candidates got which mean score</caption>
      <thead>
        <tr>
          <th scope="row" className="sr-only">
            Mean stars
          </th>
          {counts.map((_, place) => (
            // Half stars that never move.
            <th key={place} scope="col">
              {rangeWords(place)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className="sr-only">
            Candidates
          </th>
          {counts.map((count, place) => (
            <td key={place} className={count === 0 ? styles['is-none'] : undefined}>
              <span aria-hidden="true" style={{ height: `${(count / most) * 100}%` }} />
              {count}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** '1.5–2'. */
function rangeWords(place: number): string {
  const from = 1 + place / 2;
  return `${from}–${from + 0.5}`;
}
