import type { AssignedReviewQuestion } from './review-assignment-with-scores.ts';
import styles from './review-guide-card.module.css';

/** What one, three and five stars mean, best first. */
export function ReviewGuideCard({ guide }: Pick<AssignedReviewQuestion, 'guide'>) {
  const steps = [
    [5, guide.five],
    [3, guide.three],
    [1, guide.one],
  ] as const;
  return (
    <dl className={styles['guide']}>
      {steps.map(([stars, words]) => (
        <div key={stars}>
          <dt>
            <kbd aria-label={stars === 1 ? '1 star' : `${stars} stars`}>{stars}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
