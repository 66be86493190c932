import { IconEyeOff, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { ProductLogoMark } from '../../ui/product-logo-mark.tsx';
import { reviewAppPaths } from './review-app-paths.ts';
import type { ReviewAssignment } from './review-assignment-with-scores.ts';
import styles from './review.module.css';

type Props = {
  round: ReviewAssignment;
  /** The answers of the question at hand, one segment each. */
  segments?: ReactNode;
  /** Acts at the foot: back at the left, on at the right. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The frame of every page of a round: no links out, nothing about anybody. */
export function ReviewPageFrame({ round, segments, foot, children }: Props) {
  const [path, navigate] = useLocation();
  const overview = reviewAppPaths.overview(round.token);
  return (
    <div className={styles['review']}>
      <header className={styles['review-head']}>
        <div className={styles['review-bar']}>
          <ProductLogoMark />
          <strong>{round.details.tokenDetails.job.title}</strong>
          <span className={styles['review-what']}>Blind review</span>
          <span className={styles['review-hidden']}>
            <IconEyeOff size={16} aria-hidden="true" />
            Names, CVs and other scores stay hidden until you finish
          </span>
          {path !== overview && (
            <IconButton
              label="Back to the overview"
              icon={<IconX />}
              onClick={() => navigate(overview)}
            />
          )}
        </div>
        {segments}
      </header>
      {children}
      {foot && <footer className={styles['review-foot']}>{foot}</footer>}
    </div>
  );
}
