import { JobListQuery } from '@evenhand/contract/jobs.ts';
import { useUrlQuery } from '../../net/use-url-query-and-parse-or-format-search-params.ts';

/** How long typing rests before the list is asked for. */
export const JOB_SEARCH_DEBOUNCE_MS = 200;

/** The state of the list, which is the state of the address. */
export function useJobListUrlQuery() {
  return useUrlQuery(JobListQuery);
}
