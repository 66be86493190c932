import { joinClassNames } from './join-class-names.ts';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton.module.css';

/** The shape of a page of cards while it loads. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <div
      className={joinClassNames(styles['skeleton-cards'], styles['appears-late'])}
      role="status"
      aria-label={label}
    >
      <Skeleton width="100%" height={64} />
      <Skeleton width="100%" height={220} />
    </div>
  );
}
