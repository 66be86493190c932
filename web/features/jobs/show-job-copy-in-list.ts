import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { countJobsEndpoint, type JobListQuery, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import type { QueryClient } from '@tanstack/react-query';

const COPY_APPEARS_AFTER_MS = 800;
const PAGE_SIZE = 10;

type List = ResponseOf<typeof listJobsEndpoint>;

/** Puts a copy on top of the list that is looked at, after a moment, and has the counts asked for again. */
export function showJobCopyInList(
  client: QueryClient,
  query: JobListQuery,
  copy: JobSummary,
): void {
  setTimeout(() => {
    const key = [listJobsEndpoint.method, listJobsEndpoint.path, { query }];
    if (doesJobListShowCopies(query))
      client.setQueryData<List>(key, (list) => list && prependJobToList(list, copy));
    void client.invalidateQueries({ queryKey: [countJobsEndpoint.method, countJobsEndpoint.path] });
  }, COPY_APPEARS_AFTER_MS);
}

/** A copy is a draft, and the newest of all: on other pages, or among roles of another phase, it would not be true. */
export function doesJobListShowCopies({ page, filter }: JobListQuery): boolean {
  return page === 1 && (filter === '' || filter === 'draft');
}

/** The copy first, and once; what no longer fits on the page falls off its end. */
export function prependJobToList(list: List, copy: JobSummary): List {
  const others = list.jobs.filter(({ id }) => id !== copy.id);
  const total = list.total + (others.length === list.jobs.length ? 1 : 0);
  return {
    jobs: [copy, ...others].slice(0, PAGE_SIZE),
    total,
    pages: Math.max(list.pages, Math.ceil(total / PAGE_SIZE)),
  };
}
