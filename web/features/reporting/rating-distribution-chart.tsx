import styles from './rating-distribution-chart.module.css';

/** How often each rating from 1 to 10 was given: bars over the numbers they stand for. */
export function RatingDistributionChart({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts, 1);
  return (
    <table className={styles['ratings']}>
      <caption className="sr-only">How often each rating was given</caption>
      <thead>
        <tr>
          <th scope="row">Rating</th>
          {counts.map((_, place) => (
            // Ten ratings that never move.
            <th key={place} scope="col">
              {place + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Times given</th>
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
