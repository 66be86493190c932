import { EXPERIENCE_RATING_MAX } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { IconStar } from '@tabler/icons-react';
import styles from './rating-out-of-ten-stars.module.css';

type Props = { rating: number; size?: number };

/** A rating as ten stars, read out as a number; what is between two whole ones fills the nearer. */
export function RatingOutOfTenStars({ rating, size = 18 }: Props) {
  return (
    <div
      className={styles['ten-stars']}
      role="img"
      aria-label={`${rating} of ${EXPERIENCE_RATING_MAX} stars`}
    >
      {Array.from({ length: EXPERIENCE_RATING_MAX }, (_, n) => (
        <IconStar
          // Ten places that never move.
          key={n}
          size={size}
          stroke={1.4}
          aria-hidden="true"
          className={n < Math.round(rating) ? styles['is-full'] : undefined}
        />
      ))}
    </div>
  );
}
