import { JobListQuery } from '@evenhand/contract/jobs.ts';
import { useQueryInAddress } from '../../net/search-params.ts';

/** How long typing rests before the list is asked for. */
export const SEARCH_DEBOUNCE_MS = 200;

/** The state of the list, which is the state of the address. */
export function useJobListUrl() {
  return useQueryInAddress(JobListQuery);
}
