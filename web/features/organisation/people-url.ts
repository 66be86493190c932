import { PeopleQuery } from '@evenhand/contract/people.ts';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';

const plain = z.parse(PeopleQuery, {});
const names = ['search', 'filter', 'page'] as const;

/** What of the list is shown, which is the state of the address. */
export function usePeopleUrl() {
  const [pathname, navigate] = useLocation();
  const query = readPeopleQuery(useSearch());

  /** Whatever changes the list begins again at its first page. */
  function change(changes: Partial<PeopleQuery>, how?: { replace: boolean }) {
    const next = { ...query, page: 1, ...changes };
    const written = new URLSearchParams();
    for (const name of names) if (next[name] !== plain[name]) written.set(name, String(next[name]));
    navigate(written.size > 0 ? `${pathname}?${written}` : pathname, how);
  }

  return { query, change };
}

function readPeopleQuery(search: string): PeopleQuery {
  const given = new URLSearchParams(search);
  const known = Object.fromEntries(names.map((name) => [name, given.get(name) ?? undefined]));
  const read = z.safeParse(PeopleQuery, known);
  return read.success ? read.data : plain;
}
