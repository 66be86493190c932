import { IconLock } from '@tabler/icons-react';
import { ProductLogoMark } from '../../ui/product-logo-mark.tsx';
import { ReviewPageHeading } from './review-page-heading.tsx';
import { ReviewerSurveyForm } from './reviewer-survey-form.tsx';
import type { ReviewTokenDetails } from './review-assignment-with-scores.ts';
import styles from './review-message-page.module.css';

type Props = { token: string; details: ReviewTokenDetails };

export function ReviewDonePage({ token, details }: Props) {
  const { job, counts, reviewer } = details.tokenDetails;
  return (
    <main className={styles['message-page']}>
      <ProductLogoMark />
      <ReviewPageHeading>Thank you, {reviewer.firstName}</ReviewPageHeading>
      <p>
        Your {counts.scored > 1 ? `${counts.scored} scores` : 'scores'} for {job.title} are in. They
        count as much as everybody else’s.
      </p>
      <p className={styles['done-locked']}>
        <IconLock size={16} aria-hidden="true" /> Your scores are locked. You can close this page.
      </p>
      <ReviewerSurveyForm token={token} />
    </main>
  );
}
