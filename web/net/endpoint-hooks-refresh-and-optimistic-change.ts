import type { ResponseOf, ClientRequestOf, Endpoint } from '@evenhand/contract/endpoint.ts';
import {
  hashKey,
  type QueryClient,
  useMutation,
  useQuery,
  type UseQueryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { callEndpoint } from './call-endpoint-and-download-or-upload-file.ts';
import { readPreloadedResponse } from './read-preloaded-response.ts';
import { type EndpointCallFailedError } from './endpoint-call-failed-error.ts';

/**
 * What a call answers, kept and shared. While another page, search or filter loads, the answer before stays;
 * what stands in `params` is another thing, and nothing of the one before is shown in its place.
 */
export function useEndpointQuery<E extends Endpoint>(endpoint: E, asked: ClientRequestOf<E>) {
  return useQuery<ResponseOf<E>, EndpointCallFailedError>({
    ...endpointQueryOptions(endpoint, asked),
    placeholderData: (before, query) =>
      hashKey([paramsOf(query?.queryKey.at(-1))]) === hashKey([paramsOf(asked)])
        ? before
        : undefined,
  });
}

/** What is asked of the server, and kept: the same for whoever asks the same. */
export function endpointQueryOptions<E extends Endpoint>(
  endpoint: E,
  asked: ClientRequestOf<E>,
): UseQueryOptions<ResponseOf<E>, EndpointCallFailedError> {
  return {
    queryKey: [...keyOf(endpoint), asked],
    queryFn: ({ signal }) => callEndpoint(endpoint, asked, signal),
    initialData: () => readPreloadedResponse(endpoint, asked),
    initialDataUpdatedAt: performance.timeOrigin,
  };
}

/** A change of one answer that is shown before the server has agreed, and taken back if it does not. */
export type OptimisticResponseChange<Command extends Endpoint> = {
  show: (client: QueryClient, asked: ClientRequestOf<Command>) => Promise<() => void>;
};

type CommandOptions<E extends Endpoint> = {
  /** Asked again once the command is through, whatever came of it. */
  refreshes: readonly Endpoint[];
  expects?: OptimisticResponseChange<E>;
};

/** What follows a command, even where the part that asked is gone by then: a list that is asked again may have dropped it. */
type Following<E extends Endpoint> = {
  onSuccess?: (answer: ResponseOf<E>) => unknown;
  onError?: (error: EndpointCallFailedError) => unknown;
  onSettled?: () => unknown;
};

/** A deed: `mutate` it, and watch `isPending` and `error`. */
export function useEndpointMutation<E extends Endpoint>(endpoint: E, options: CommandOptions<E>) {
  const client = useQueryClient();
  const command = useMutation<
    ResponseOf<E>,
    EndpointCallFailedError,
    ClientRequestOf<E>,
    (() => void) | undefined
  >({
    mutationFn: (asked) => callEndpoint(endpoint, asked),
    onMutate: (asked) => options.expects?.show(client, asked),
    onError: (_error, _asked, takeBack) => takeBack?.(),
    onSettled: () => refreshEndpoints(client, options.refreshes),
  });
  const { mutateAsync } = command;
  const mutate = useCallback(
    (
      asked: ClientRequestOf<E>,
      { onSuccess, onError = () => {}, onSettled }: Following<E> = {},
    ) => {
      // Its own `mutate` tells nobody who is gone.
      void mutateAsync(asked).then(onSuccess, onError).finally(onSettled);
    },
    [mutateAsync],
  );
  return { ...command, mutate };
}

export type EndpointMutation<E extends Endpoint> = ReturnType<typeof useEndpointMutation<E>>;

/**
 * For what changed in another way than by a command. An answer that cannot be had leaves the one before, unless it is to throw.
 * @throws EndpointCallFailedError
 */
export function refreshEndpoints(
  client: QueryClient,
  endpoints: readonly Endpoint[],
  options: { throwOnError?: boolean } = {},
): Promise<unknown> {
  return Promise.all(
    endpoints.map((each) => client.invalidateQueries({ queryKey: keyOf(each) }, options)),
  );
}

/** Says how every kept answer of `endpoint` will look after the command. */
export function makeOptimisticChange<E extends Endpoint, Command extends Endpoint>(
  endpoint: E,
  change: (answer: ResponseOf<E>, asked: ClientRequestOf<Command>) => ResponseOf<E>,
): OptimisticResponseChange<Command> {
  return {
    async show(client, asked) {
      const filter = { queryKey: keyOf(endpoint) };
      await client.cancelQueries(filter);
      const before = client.getQueriesData<ResponseOf<E>>(filter);
      client.setQueriesData<ResponseOf<E>>(filter, (answer) => answer && change(answer, asked));
      return () => {
        for (const [key, answer] of before) client.setQueryData(key, answer);
      };
    },
  };
}

function keyOf(endpoint: Endpoint) {
  return [endpoint.method, endpoint.path] as const;
}

function paramsOf(asked: unknown): unknown {
  return asked && (asked as { params?: unknown }).params;
}
