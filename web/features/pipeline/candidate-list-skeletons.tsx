import { Skeleton } from '../../ui/skeleton.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './candidates.module.css';

const ROWS = 10;

export function CandidateListSkeletons() {
  return (
    <div
      className={joinClassNames(styles['candidates-loading'], skeletonStyles['appears-late'])}
      aria-hidden="true"
    >
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row}>
          <Skeleton width={72} height={14} />
          <Skeleton width={110} height={20} />
          <Skeleton width={60} height={14} />
        </div>
      ))}
    </div>
  );
}
