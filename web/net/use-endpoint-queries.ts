import type { ClientRequestOf, Endpoint } from '@evenhand/contract/endpoint.ts';
import { useQueries } from '@tanstack/react-query';
import { endpointQueryOptions } from './endpoint-hooks-refresh-and-optimistic-change.ts';

/** What several calls answer, such as those for pages of one list: each shared with whoever else asks for it. */
export function useEndpointQueries<E extends Endpoint>(
  endpoint: E,
  asked: readonly ClientRequestOf<E>[],
) {
  return useQueries({ queries: asked.map((each) => endpointQueryOptions(endpoint, each)) });
}
