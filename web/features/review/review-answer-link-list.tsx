import { Link } from 'wouter';
import { reviewAppPaths } from './review-app-paths.ts';
import type { ReviewAssignment } from './review-assignment-with-scores.ts';
import { formatStarCount } from './review-score-words.ts';
import styles from './review-answer-link-list.module.css';

type Props = { round: ReviewAssignment; number: number; wanted: (stars: number | null) => boolean };

/** The wanted answers of a question, to go back to. */
export function ReviewAnswerLinkList({ round, number, wanted }: Props) {
  const answers = round.questions[number - 1]?.answers ?? [];
  return (
    <ul className={styles['answer-links']}>
      {answers.map(({ place, stars }) =>
        wanted(stars) ? (
          <li key={place}>
            <Link href={reviewAppPaths.answer(round.token, number, place)}>
              Answer {place}
              {stars !== null && `, ${formatStarCount(stars)}`}
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  );
}
