import { starRatingValues } from '../../ui/star-rating-field.tsx';
import type { AssignedReviewAnswer } from './review-assignment-with-scores.ts';
import styles from './star-distribution-table.module.css';

/** How often each number of stars was given: flat bars on one scale, with their numbers. */
export function StarDistributionTable({ answers }: { answers: AssignedReviewAnswer[] }) {
  const counts = starRatingValues.map(
    (value) => answers.filter(({ stars }) => stars === value).length,
  );
  const most = Math.max(1, ...counts);
  return (
    <table className={styles['distribution']}>
      <caption className="sr-only">How often you gave each number of stars</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Stars</th>
          <th scope="col">Answers</th>
        </tr>
      </thead>
      <tbody>
        {starRatingValues.toReversed().map((value) => {
          const count = counts[value - 1] ?? 0;
          return (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>
                {count > 0 && (
                  <span
                    className={styles['distribution-bar']}
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                )}
                <span>{count}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
