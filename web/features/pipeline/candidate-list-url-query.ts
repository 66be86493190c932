import { listCandidatesEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import {
  parseSearchParams,
  formatSearchParams,
} from '../../net/use-url-query-and-parse-or-format-search-params.ts';

/** Beside the list, the candidate in the drawer. */
const ManageAddress = z.extend(listCandidatesEndpoint.query, {
  candidate: z._default(
    z.catch(z.nullable(z.coerce.number<string>().check(z.int(), z.positive())), null),
    null,
  ),
  /** The part of the drawer that is shown at first. */
  part: z._default(z.catch(z.enum(['answers', 'adjustments', 'feedback']), 'answers'), 'answers'),
});

export type CandidateListUrlQuery = z.infer<typeof ManageAddress>;

/** What is shown of a role is in its address: the stage group, the page, the candidate in the drawer. */
export function useCandidateListUrlQuery() {
  const [pathname, navigate] = useLocation();
  const url = parseCandidateListUrlQuery(useSearch());

  function addressOf(changes: Partial<CandidateListUrlQuery>): string {
    const search = formatSearchParams(ManageAddress, { ...url, ...changes });
    return search ? `${pathname}?${search}` : pathname;
  }

  function change(changes: Partial<CandidateListUrlQuery>, how?: { replace: boolean }) {
    navigate(addressOf(changes), how);
  }

  return { url, addressOf, change };
}

export function parseCandidateListUrlQuery(search: string): CandidateListUrlQuery {
  return parseSearchParams(ManageAddress, search);
}
