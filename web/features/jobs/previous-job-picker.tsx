import { jobPhaseFacts } from '@evenhand/contract/jobs/job-phases-and-card-destinations.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { countJobsEndpoint, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import {
  duplicateJobEndpoint,
  listPreviousJobsEndpoint,
} from '@evenhand/contract/job-templates.ts';
import { useLocation } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { truncateText } from '../../ui/truncate-text.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './start-job.module.css';

const TITLE_SHOWN = 15;

type Previous = ResponseOf<typeof listPreviousJobsEndpoint>[number];

/** The newest roles, each of which can be the beginning of another. */
export function PreviousJobPicker() {
  const previous = useEndpointQuery(listPreviousJobsEndpoint, {});
  return (
    <LoadedContentOrFailure
      call={previous}
      what="your roles"
      skeleton={<Skeleton width="100%" height={160} />}
    >
      {(jobs) =>
        jobs.length === 0 ? (
          <p className={styles['start-none']}>
            There is no role yet to begin with. Start from scratch or from a template: your roles
            will stand here from then on.
          </p>
        ) : (
          <PreviousJobList jobs={jobs} />
        )
      }
    </LoadedContentOrFailure>
  );
}

function PreviousJobList({ jobs }: { jobs: readonly Previous[] }) {
  const [, navigate] = useLocation();
  const copy = useEndpointMutation(duplicateJobEndpoint, {
    refreshes: [listJobsEndpoint, countJobsEndpoint],
  });
  const chosen = copy.isPending ? copy.variables.params.jobId : undefined;

  function begin(jobId: number) {
    copy.mutate(
      { params: { jobId }, query: {} },
      { onSuccess: (made) => 'hash' in made && navigate(staffPagePaths.newDraft(made.id)) },
    );
  }

  return (
    <>
      <p className={styles['start-says']}>
        The copy is a draft with the advert, questions, team and settings. Candidates and dates stay
        behind.
      </p>
      {copy.error && <ErrorNote>No role was started. {copy.error.message}</ErrorNote>}
      <ul className={styles['start-list']} aria-busy={copy.isPending}>
        {jobs.map((job) => (
          <li key={job.id}>
            <button
              type="button"
              className={styles['start-row']}
              title={job.title}
              aria-disabled={copy.isPending || undefined}
              onClick={() => !copy.isPending && begin(job.id)}
            >
              <strong aria-hidden="true">{truncateText(job.title, TITLE_SHOWN)}</strong>
              <span className="sr-only">Start from {job.title}</span>
              <StatusTag colour={jobPhaseFacts[job.overallPhase].colour}>
                {jobPhaseFacts[job.overallPhase].words}
              </StatusTag>
              <small>
                {chosen === job.id ? 'Copying' : `Created ${day.format(job.createdAt)}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
