import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import jobCardStyles from './job-card.module.css';
import styles from './job-list-page.module.css';

const SHOWN = 10;

export function JobCardSkeletons() {
  return (
    <div
      className={joinClassNames(styles['jobs-list'], skeletonStyles['appears-late'])}
      role="status"
      aria-label="Loading roles"
    >
      {Array.from({ length: SHOWN }, (_, index) => index).map((index) => (
        <JobCardSkeleton key={index}>
          <Skeleton width={240} height={20} />
          <Skeleton width={320} height={14} />
          <Skeleton width="100%" height={44} />
          <Skeleton width="100%" height={6} />
          <Skeleton width={280} height={14} />
        </JobCardSkeleton>
      ))}
    </div>
  );
}

/** The place of a card that is still to be drawn. */
export function JobCardSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div
      data-job-loading
      className={joinClassNames(jobCardStyles['job-card'], jobCardStyles['job-skeleton'])}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}
