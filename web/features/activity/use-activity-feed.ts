import {
  type ActivityFeedEntry,
  listActivityFeedEndpoint,
} from '@evenhand/contract/activity/activity-feed.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { readPreloadedResponse } from '../../net/read-preloaded-response.ts';
import { type EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';

const FIRST_PAGE = 1;

/** The feed page by page; what was loaded is asked for again as a whole when something happened. */
export function useActivityFeed() {
  const feed = useInfiniteQuery<
    ResponseOf<typeof listActivityFeedEndpoint>,
    EndpointCallFailedError,
    InfiniteData<ResponseOf<typeof listActivityFeedEndpoint>, number>,
    readonly string[],
    number
  >({
    queryKey: [listActivityFeedEndpoint.method, listActivityFeedEndpoint.path],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listActivityFeedEndpoint, { query: { page: pageParam } }, signal),
    initialPageParam: FIRST_PAGE,
    initialData: () => {
      const first = readPreloadedResponse(listActivityFeedEndpoint, {
        query: { page: FIRST_PAGE },
      });
      return first && { pages: [first], pageParams: [FIRST_PAGE] };
    },
    initialDataUpdatedAt: performance.timeOrigin,
    getNextPageParam: ({ more }, _, page) => (more ? page + 1 : undefined),
  });
  return { ...feed, activities: feed.data && once(feed.data.pages) };
}

/** Pages are cut anew while they load: a line may stand on two of them. */
function once(pages: readonly ResponseOf<typeof listActivityFeedEndpoint>[]): ActivityFeedEntry[] {
  const lines = pages.flatMap(({ activities }) => activities);
  return Array.from(new Map(lines.map((line) => [line.id, line])).values());
}
