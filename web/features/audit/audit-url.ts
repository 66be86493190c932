import { AuditQuery } from '@evenhand/contract/audit.ts';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';

const names = ['from', 'until', 'kind', 'by', 'person', 'role', 'page'] as const;
const plain = z.parse(AuditQuery, {});

/** What is looked for, which is the state of the address. */
export function useAuditUrl() {
  const [pathname, navigate] = useLocation();
  const query = readAuditQuery(useSearch());

  /** Whatever changes the list begins again at its first page. */
  function change(changes: Partial<AuditQuery>) {
    const next = { ...query, page: 1, ...changes };
    const written = new URLSearchParams();
    for (const name of names) if (next[name] !== plain[name]) written.set(name, String(next[name]));
    navigate(written.size > 0 ? `${pathname}?${written}` : pathname);
  }

  return { query, change, clear: () => navigate(pathname) };
}

export function readAuditQuery(search: string): AuditQuery {
  const given = new URLSearchParams(search);
  const known = Object.fromEntries(names.map((name) => [name, given.get(name) ?? undefined]));
  const read = z.safeParse(AuditQuery, known);
  return read.success ? read.data : plain;
}

export function isNarrowed(query: AuditQuery): boolean {
  return names.some((name) => name !== 'page' && query[name] !== plain[name]);
}
