import './manage.css';
import { findManagedJob, type ManagedJob } from '@evenhand/contract/pipeline.ts';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCall } from '../../use-call.ts';
import { ManageHead, type ManageTab } from './manage-head.tsx';
import { OwnReviewsNote, OwnReviewsPage } from './own-reviews.tsx';

type Props = { tab: ManageTab; children: (job: ManagedJob) => ReactNode };

/** What every page of one role has: its head and tabs, and the place of whoever still reviews it. */
export function ManageFrame({ tab, children }: Props) {
  const { jobId } = useParams<{ jobId: string }>();
  const head = useCall(findManagedJob, { params: { jobId } });

  if (head.error && !head.data)
    return <Failure code={head.error.problem.code} onRetry={head.refetch} />;
  if (!head.data || String(head.data.id) !== jobId) return <Loading />;
  const job = head.data;

  return (
    <div className="manage">
      <title>{`${job.title} – Evenhand`}</title>
      <ManageHead job={job} tab={tab} />
      {!job.may.manage && <OwnReviewsPage job={job} />}
      {job.may.manage && job.sealed === 'own-reviews-open' && <OwnReviewsNote job={job} />}
      {job.may.manage && children(job)}
    </div>
  );
}

function Failure({ code, onRetry }: { code: string; onRetry: () => unknown }) {
  const isUnknown = code === 'not-found';
  return (
    <div className="manage">
      <title>Role – Evenhand</title>
      <h1>{isUnknown ? 'This role does not exist, or not for you' : 'Role'}</h1>
      {isUnknown ? (
        <p>
          If you should see it, ask an admin of your organisation to put you on its team.{' '}
          <Link href={paths.dashboard()}>Go to your roles</Link>
        </p>
      ) : (
        <ErrorNote>
          We could not load this role. Nothing was changed.{' '}
          <Button look="link" onClick={() => onRetry()}>
            Try again
          </Button>
        </ErrorNote>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className="manage appears-late" aria-busy="true">
      <title>Role – Evenhand</title>
      <Skeleton width={160} height={18} />
      <Skeleton width={320} height={30} />
      <Skeleton width="100%" height={420} />
    </div>
  );
}
