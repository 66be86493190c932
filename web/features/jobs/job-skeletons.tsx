import { Skeleton } from '../../ui/skeleton.tsx';

const SHOWN = 10;

export function JobSkeletons() {
  return (
    <div className="jobs-list appears-late" role="status" aria-label="Loading roles">
      {Array.from({ length: SHOWN }, (_, index) => index).map((index) => (
        <div key={index} className="job-card job-skeleton" aria-hidden="true">
          <Skeleton width={240} height={20} />
          <Skeleton width={320} height={14} />
          <Skeleton width="100%" height={44} />
          <Skeleton width="100%" height={6} />
          <Skeleton width={280} height={14} />
        </div>
      ))}
    </div>
  );
}
