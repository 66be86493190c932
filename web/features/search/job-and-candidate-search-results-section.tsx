import { searchJobsAndCandidatesEndpoint } from '@evenhand/contract/search.ts';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CandidateSearchResultList } from './candidate-search-result-list.tsx';
import { JobSearchResultList } from './job-search-result-list.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './search-page.module.css';

type Props = { query: string; zone: string | undefined };

export function JobAndCandidateSearchResultsSection({ query, zone }: Props) {
  const found = useEndpointQuery(searchJobsAndCandidatesEndpoint, {
    query: { searchQuery: query },
  });

  if (found.isError) {
    return (
      <LoadFailureNote onRetry={found.refetch}>
        We could not search. Nothing was changed.
      </LoadFailureNote>
    );
  }
  if (!found.data) return <Loading />;
  const { jobs, applications, more } = found.data;
  if (jobs.length === 0 && applications.length === 0) {
    return (
      <p className={styles['search-hint']} role="status">
        No role and no candidate matches “{query}”. Try fewer letters, or another spelling.
      </p>
    );
  }
  return (
    <>
      <p className="sr-only" role="status">
        {jobs.length + applications.length} found
      </p>
      {jobs.length > 0 && (
        <section aria-labelledby="found-roles">
          <h2 id="found-roles">
            Roles <span>{countOf(jobs.length, more.jobs)}</span>
          </h2>
          <JobSearchResultList jobs={jobs} query={query} />
        </section>
      )}
      {applications.length > 0 && (
        <section aria-labelledby="found-candidates">
          <h2 id="found-candidates">
            Candidates <span>{countOf(applications.length, more.applications)}</span>
          </h2>
          <CandidateSearchResultList applications={applications} query={query} zone={zone} />
        </section>
      )}
      {(more.jobs || more.applications) && (
        <p className={styles['search-hint']}>
          There is more than is shown. Type more letters to narrow it.
        </p>
      )}
    </>
  );
}

function countOf(shown: number, isMore: boolean): string {
  return isMore ? `first ${shown}` : String(shown);
}

function Loading() {
  return (
    <div
      className={joinClassNames(styles['search-list'], skeletonStyles['appears-late'])}
      role="status"
      aria-label="Searching"
    >
      {[220, 180, 260, 200].map((width) => (
        <div key={width} className={styles['search-row']} aria-hidden="true">
          <Skeleton width={width} height={18} />
          <Skeleton width={320} height={14} />
        </div>
      ))}
    </div>
  );
}
