import { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import {
  formatSearchParams,
  parseSearchParams,
} from '../../net/use-url-query-and-parse-or-format-search-params.ts';

/** Beside the page, the candidate in the drawer. */
const LeaderboardAddress = z.extend(findLeaderboardEndpoint.query, {
  candidate: z._default(
    z.catch(z.nullable(z.coerce.number<string>().check(z.int(), z.positive())), null),
    null,
  ),
});

type LeaderboardUrlQuery = z.infer<typeof LeaderboardAddress>;

/** What is shown of a leaderboard is in its address: page, reference, scoring version, questions, the candidate in the drawer. */
export function useLeaderboardUrlQuery() {
  const [pathname, navigate] = useLocation();
  const url = parseLeaderboardUrlQuery(useSearch());

  function addressOf(changes: Partial<LeaderboardUrlQuery>): string {
    const search = formatSearchParams(LeaderboardAddress, { ...url, ...changes });
    return search ? `${pathname}?${search}` : pathname;
  }

  function change(changes: Partial<LeaderboardUrlQuery>, how?: { replace: boolean }) {
    navigate(addressOf(changes), how);
  }

  return { url, addressOf, change };
}

export function parseLeaderboardUrlQuery(search: string): LeaderboardUrlQuery {
  return parseSearchParams(LeaderboardAddress, search);
}
