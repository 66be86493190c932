import type { AssignedReviewAnswer } from './review-assignment-with-scores.ts';
import styles from './review.module.css';

type Props = { answers: AssignedReviewAnswer[]; current: number };

/** One flat bar an answer: scored, here, still to come. */
export function AnswerProgressBar({ answers, current }: Props) {
  return (
    <div
      className={styles['segments']}
      role="progressbar"
      aria-label="Answers scored"
      aria-valuemin={0}
      aria-valuemax={answers.length}
      aria-valuenow={answers.filter(({ stars }) => stars !== null).length}
    >
      {answers.map(({ place, stars }) => (
        <span
          key={place}
          className={
            place === current
              ? styles['segment-here']
              : stars === null
                ? undefined
                : styles['segment-scored']
          }
        />
      ))}
    </div>
  );
}
