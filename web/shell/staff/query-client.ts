import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { CallFailed } from '../../api.ts';
import { paths } from '../../paths.ts';

const FRESH_MS = 5_000;

export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveIfUnknown }),
    mutationCache: new MutationCache({ onError: leaveIfUnknown }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A refusal stays a refusal; only a lost connection is worth a second try.
        retry: (failures, error) => failures < 1 && error instanceof CallFailed && error.isOffline,
      },
    },
  });
}

/** Whoever is not logged in (any more) goes to the log-in page, and comes back here from there. */
function leaveIfUnknown(error: Error) {
  if (!(error instanceof CallFailed) || error.problem.status !== 401) return;
  if (location.pathname === paths.login()) return;
  const here = location.pathname + location.search;
  navigate(paths.login({ path: here }), { replace: true });
}
