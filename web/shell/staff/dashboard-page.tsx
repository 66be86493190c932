import { lazy, Suspense } from 'react';
import { JobsPage } from '../../features/jobs/jobs-page.tsx';

/** A chunk of its own: the roles are there before what stands beside them. */
const DashboardSide = lazy(async () => ({
  default: (await import('./dashboard-side.tsx')).DashboardSide,
}));

/** Where everyone begins: the roles, and beside them what the day asks for. */
export function DashboardPage() {
  return (
    <JobsPage
      side={
        <Suspense fallback={null}>
          <DashboardSide />
        </Suspense>
      }
    />
  );
}
