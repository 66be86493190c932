import type { JobCard as Job } from '@evenhand/contract/jobs.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { CloseAndArchiveDialog } from './close-and-archive-dialog.tsx';
import { JobCard } from './job-card.tsx';
import { JobSkeletons } from './job-skeletons.tsx';
import { useArchive } from './use-archive.ts';

type Props = {
  jobs: readonly Job[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Searched or filtered: an empty list then has another reason. */
  isNarrowed: boolean;
  onClear: () => void;
  timeZone: string | undefined;
};

export function JobList({ jobs, hasFailed, onRetry, isNarrowed, onClear, timeZone }: Props) {
  const archive = useArchive();
  const [closing, setClosing] = useState<Job>();

  if (hasFailed) {
    return (
      <ErrorNote>
        We could not load your roles. Nothing was changed.{' '}
        <Button look="link" onClick={onRetry}>
          Try again
        </Button>
      </ErrorNote>
    );
  }
  if (!jobs) return <JobSkeletons />;
  if (jobs.length === 0) return <NoJobs isNarrowed={isNarrowed} onClear={onClear} />;

  return (
    <div className="jobs-list">
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          timeZone={timeZone}
          onArchive={() => (job.overallPhase === 'OPEN' ? setClosing(job) : archive.toggle(job))}
        />
      ))}
      {closing && (
        <CloseAndArchiveDialog
          title={closing.title}
          onArchive={() => archive.close(closing)}
          onClose={() => setClosing(undefined)}
        />
      )}
    </div>
  );
}

function NoJobs({ isNarrowed, onClear }: Pick<Props, 'isNarrowed' | 'onClear'>) {
  if (!isNarrowed) {
    return (
      <p className="jobs-none">
        There are currently no jobs created. Start a new role to see it here.
      </p>
    );
  }
  return (
    <p className="jobs-none">
      No roles match.{' '}
      <Button look="link" onClick={onClear}>
        Clear filters
      </Button>
    </p>
  );
}
