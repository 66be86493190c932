import { JobListQuery } from '@evenhand/contract/jobs.ts';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';

/** The state of the list, which is the state of the address. */
export function useJobListUrl() {
  const [pathname, navigate] = useLocation();
  const query = readJobListQuery(useSearch());

  /** Whatever changes the list begins again at its first page. */
  function addressOf(changes: Partial<JobListQuery>): string {
    const search = writeJobListQuery({ ...query, page: 1, ...changes });
    return search ? `${pathname}?${search}` : pathname;
  }

  function change(changes: Partial<JobListQuery>, how?: { replace: boolean }) {
    navigate(addressOf(changes), how);
  }

  return { query, addressOf, change };
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
