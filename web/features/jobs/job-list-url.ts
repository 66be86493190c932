import { JobListQuery } from '@evenhand/contract/jobs.ts';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';

/** How long typing rests before the list is asked for. */
export const SEARCH_DEBOUNCE_MS = 200;

/** The state of the list, which is the state of the address. */
export function useJobListUrl() {
  const [pathname, navigate] = useLocation();
  const query = readJobListQuery(useSearch());

  const addressOf = (changes: Partial<JobListQuery>) =>
    addressWith(pathname, location.search, changes);

  function change(changes: Partial<JobListQuery>, how?: { replace: boolean }) {
    try {
      navigate(addressOf(changes), how);
    } catch {
      // A browser refuses addresses that come too fast or grow too long: the list stays as it is.
    }
  }

  return { query, addressOf, change };
}

/** Whatever changes the list begins again at its first page. What the address says by now is kept, not what it said when drawn. */
export function addressWith(
  pathname: string,
  search: string,
  changes: Partial<JobListQuery>,
): string {
  const written = writeJobListQuery({ ...readJobListQuery(search), page: 1, ...changes });
  return written ? `${pathname}?${written}` : pathname;
}

export function readJobListQuery(search: string): JobListQuery {
  const given = new URLSearchParams(search);
  const read = z.safeParse(JobListQuery, {
    sort: given.get('sort') ?? undefined,
    filter: given.get('filter') ?? undefined,
    page: given.get('page') ?? undefined,
    search: given.get('search') ?? undefined,
    team: given.getAll('team'),
    grade: given.getAll('grade'),
  });
  return read.success ? read.data : z.parse(JobListQuery, {});
}

/** Only what differs from the default stands in the address. */
function writeJobListQuery(query: JobListQuery): string {
  const plain = z.parse(JobListQuery, {});
  const written = new URLSearchParams();
  for (const name of ['sort', 'filter', 'search', 'page'] as const) {
    if (query[name] !== plain[name]) written.set(name, String(query[name]));
  }
  for (const name of ['team', 'grade'] as const) {
    for (const value of query[name] ?? []) written.append(name, value);
  }
  return written.toString();
}
