import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { IconEyeOff } from '@tabler/icons-react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { OwnReviewsLink } from '../../parts/links/own-reviews-link.tsx';
import {
  labelOwnReviewsButton,
  describeOwnReviewsToDo,
} from '../../parts/words/own-reviews-to-do-and-button-words.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import manageStyles from './managed-job-page.module.css';
import styles from './own-reviews-note-and-panel.module.css';

type Props = { job: JobPipeline };

/** Tells somebody who runs the role why they see no names: they still review on it. */
export function NamesHiddenByOwnReviewsNote({ job: { id, ownReviews } }: Props) {
  return (
    <p className={manageStyles['manage-note']}>
      <IconEyeOff size={18} aria-hidden="true" />
      <span>
        {ownReviews
          ? `${describeOwnReviewsToDo(ownReviews)}. `
          : 'Your answers to review are being prepared. '}
        Until you finish, you see no names and no scores of this role, so that they cannot colour
        your reviews. While the role is open, new candidates appear five at a time.
      </span>
      {ownReviews && (
        <OwnReviewsLink jobId={id}>{labelOwnReviewsButton(ownReviews)}</OwnReviewsLink>
      )}
    </p>
  );
}

/** All that a reviewer needs of a role: what waits for them. */
export function OwnReviewsPanel({ job: { id, ownReviews, sealed } }: Props) {
  if (ownReviews === null) {
    return (
      <div className={emptyCardStyles['empty-card']}>
        <h2>
          {sealed === 'own-reviews-open'
            ? 'Your answers to review are being prepared'
            : 'Nothing to review right now'}
        </h2>
        <p>
          {sealed === 'own-reviews-open'
            ? 'Names are taken out of them first. Come back in a minute, or wait for the e-mail with your link.'
            : 'When answers are sent to you, you get an e-mail, and they wait for you here.'}
        </p>
        <p>Only admins of this role see its candidates. If you need to, ask one of them.</p>
      </div>
    );
  }
  return (
    <section className={joinClassNames(manageStyles['manage-panel'], styles['own-reviews'])}>
      <h2>{describeOwnReviewsToDo(ownReviews)}</h2>
      <ProgressBar label="Your reviews" done={ownReviews.scored} total={ownReviews.total} />
      <p>
        You read one question at a time, without names, and give stars by the review guide. You can
        stop and come back whenever you like.
      </p>
      <OwnReviewsLink jobId={id} look="primary">
        {labelOwnReviewsButton(ownReviews)}
      </OwnReviewsLink>
    </section>
  );
}
