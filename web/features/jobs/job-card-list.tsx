import type { JobSummary as Job } from '@evenhand/contract/jobs/job-summary.ts';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { useIsFirstPaintDone } from '../../ui/use-is-first-paint-done.ts';
import { focusJobCard } from './focus-job-card.ts';
import { JobCard } from './job-card.tsx';
import { JobCardSkeleton, JobCardSkeletons } from './job-card-skeletons.tsx';
import { NoJobsNotice } from './no-jobs-notice.tsx';
import { useArchiveUnarchiveOrCloseJob } from './use-archive-unarchive-or-close-job.ts';
import styles from './job-list-page.module.css';

const CloseAndArchiveDialog = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./close-and-archive-job-dialog.tsx')))
    .CloseAndArchiveJobDialog,
}));

/** Most are higher, and what stands above the list takes the place of one. */
const CARD_PX = 180;

type Props = {
  jobs: Job[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  isNarrowed: boolean;
  search: string;
  mayStart: boolean;
  onClear: () => void;
  timeZone: string | undefined;
};

export function JobCardList(props: Props) {
  const { jobs, hasFailed, onRetry, timeZone } = props;
  const archive = useArchiveUnarchiveOrCloseJob();
  const [closing, setClosing] = useState<Job>();
  const list = useRef<HTMLDivElement>(null);
  const leaving = useLeaving(list, jobs);
  // With a new page the cards that its window shows come first, the others once those are seen.
  const [inWindow] = useState(() => Math.ceil(innerHeight / CARD_PX));
  const drawn = useIsFirstPaintDone() ? Infinity : inWindow;

  const failure = hasFailed && (
    <LoadFailureNote onRetry={onRetry}>
      {jobs
        ? 'We could not ask for your roles again: they may have changed.'
        : 'We could not load your roles. Nothing was changed.'}
    </LoadFailureNote>
  );
  if (!jobs) return failure || <JobCardSkeletons />;

  function archiveNow(job: Job, how: (job: Job) => void) {
    leaving.expect(job);
    how(job);
  }

  return (
    <>
      {failure}
      {jobs.length === 0 ? (
        <NoJobsNotice {...props} />
      ) : (
        <div className={styles['jobs-list']} ref={list}>
          {jobs.slice(0, drawn).map((job) => (
            <JobCard
              key={job.id}
              job={job}
              timeZone={timeZone}
              onArchive={() =>
                job.phase === 'OPEN' ? setClosing(job) : archiveNow(job, archive.toggle)
              }
            />
          ))}
          {jobs.slice(drawn).map(({ id }) => (
            <JobCardSkeleton key={id} />
          ))}
        </div>
      )}
      {closing && (
        <Suspense fallback={null}>
          <CloseAndArchiveDialog
            title={closing.title}
            onArchive={() => archiveNow(closing, archive.close)}
            onClose={() => setClosing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** When a card leaves from under the keyboard, the one that takes its place gets the focus. */
function useLeaving(list: { current: HTMLElement | null }, jobs: Job[] | undefined) {
  const gone = useRef<{ id: number; place: number }>(undefined);

  useLayoutEffect(() => {
    if (!gone.current || !jobs || jobs.some(({ id }) => id === gone.current?.id)) return;
    const cards = list.current?.querySelectorAll('article') ?? [];
    if (document.activeElement === document.body)
      focusJobCard(cards[Math.min(gone.current.place, cards.length - 1)]);
    gone.current = undefined;
  }, [jobs, list]);

  return {
    expect({ id }: Job) {
      gone.current = { id, place: jobs?.findIndex((job) => job.id === id) ?? 0 };
    },
  };
}
