import { areEnoughReviewsScoredToShow } from '../../pipeline/rules/are-enough-reviews-scored-to-show.ts';

type Standing = {
  isSubmitted: boolean;
  /** The member still reviews on the role. */
  ownReviewsOpen: boolean;
  /** Of the whole role; `isRead`: people score something in it. */
  reviews: { scored: number; total: number; isRead: boolean };
};

/**
 * Why a test's result is not shown to a member of the hiring team; null where it is. A number that is known early anchors whoever
 * still scores, so it waits as the scores of answers do.
 */
export function findWhyTestResultIsHidden({
  isSubmitted,
  ownReviewsOpen,
  reviews,
}: Standing): 'not-submitted' | 'reviews-open' | 'own-reviews-open' | null {
  if (ownReviewsOpen) return 'own-reviews-open';
  if (!isSubmitted) return 'not-submitted';
  return reviews.isRead && !areEnoughReviewsScoredToShow(reviews) ? 'reviews-open' : null;
}
