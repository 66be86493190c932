import { OrganisationListQuery } from '@evenhand/contract/operator.ts';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';

const plain = z.parse(OrganisationListQuery, {});

/** The state of the list, which is the state of the address. */
export function useOrganisationListUrl() {
  const [pathname, navigate] = useLocation();
  const given = Object.fromEntries(new URLSearchParams(useSearch()));
  const { search, tier, state, page } = given;
  const read = z.safeParse(OrganisationListQuery, { search, tier, state, page });
  const query = read.success ? read.data : plain;

  /** Whatever changes the list begins again at its first page. */
  function change(changes: Partial<OrganisationListQuery>, how?: { replace: boolean }) {
    const next = { ...query, page: 1, ...changes };
    const written = new URLSearchParams();
    for (const name of ['search', 'tier', 'state', 'page'] as const) {
      if (next[name] !== plain[name]) written.set(name, String(next[name]));
    }
    navigate(written.size > 0 ? `${pathname}?${written}` : pathname, how);
  }

  return { query, change };
}
