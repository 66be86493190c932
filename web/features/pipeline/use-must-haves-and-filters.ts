import { listMustHavesEndpoint } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useCandidateListUrlQuery } from './candidate-list-url-query.ts';

/** What the role requires of the stage group in the address, and the filters by it. */
export function useMustHavesAndFilters(job: Pick<JobPipeline, 'id'>) {
  const { url } = useCandidateListUrlQuery();
  const mustHaves = useEndpointQuery(listMustHavesEndpoint, {
    params: { jobId: job.id },
    query: { group: url.group },
  });
  const wanted = url.mustHave ?? [];
  return {
    mustHaves,
    // Whoever may not see verdicts gets the list without the filters of somebody else's address.
    filters: mustHaves.data?.hidden ? [] : wanted,
    /** Whether it is known by which filters the list is to be asked for. */
    isReady: wanted.length === 0 || !mustHaves.isPending,
  };
}
