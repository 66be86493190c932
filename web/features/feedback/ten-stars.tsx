import { RATING_MAX } from '@evenhand/contract/recent-feedback.ts';
import { IconStar } from '@tabler/icons-react';

/** A rating as ten stars, read out as a number. */
export function TenStars({ rating }: { rating: number }) {
  return (
    <div className="ten-stars" role="img" aria-label={`${rating} of ${RATING_MAX} stars`}>
      {Array.from({ length: RATING_MAX }, (_, n) => (
        <IconStar
          // Ten places that never move.
          key={n}
          size={18}
          stroke={1.4}
          aria-hidden="true"
          className={n < rating ? 'is-full' : undefined}
        />
      ))}
    </div>
  );
}
