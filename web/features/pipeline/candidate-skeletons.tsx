import { Skeleton } from '../../ui/skeleton.tsx';

const ROWS = 10;

export function CandidateSkeletons() {
  return (
    <div className="candidates-loading appears-late" aria-hidden="true">
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
