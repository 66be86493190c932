import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { hasReauthenticationHandler } from '../../net/reauthentication-handler.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { isFirstTimeInAMinute } from '../../net/is-first-time-in-a-minute.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { shouldRetryQuery } from '../../net/retry-unanswered-calls-and-queries.ts';

const FRESH_MS = 5_000;

export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        leaveIfUnknown(error);
        if (query.queryKey[1] === findCurrentUserEndpoint.path && query.state.data === undefined)
          beginAnew(error);
      },
    }),
    mutationCache: new MutationCache({ onError: leaveIfUnknown }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: shouldRetryQuery,
      },
    },
  });
}

/** Whoever is not logged in (any more) goes to the log-in page, and comes back here from there. */
function leaveIfUnknown(error: Error) {
  if (!(error instanceof EndpointCallFailedError) || error.problem.status !== 401) return;
  // Who was here a moment ago was asked to log in again, in place: the page stays as they left it.
  if (hasReauthenticationHandler() || location.pathname === staffPagePaths.login()) return;
  const here = location.pathname + location.search;
  navigate(staffPagePaths.login({ path: here }), { replace: true });
}

/** Without knowing who is there nothing can be shown: by the front door once more, at most once a minute. */
function beginAnew(error: Error) {
  if (error instanceof EndpointCallFailedError && error.problem.status === 401) return;
  if (isFirstTimeInAMinute('sent-home')) location.assign(staffPagePaths.home());
}
