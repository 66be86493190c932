import * as contract from '@evenhand/contract/interviews/calendar-feeds.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import {
  createInterviewCalendarFeed,
  revokeInterviewCalendarFeed,
} from './make-and-revoke-calendar-feeds.ts';
import { createCalendarFeedHandler } from './serve-calendar-feed.ts';
import { findOwnInterviewCalendarFeeds } from './sql/calendar-feeds.ts';

export function addCalendarFeedRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listInterviewCalendarFeedsEndpoint,
    may.anyMember,
  )(async ({ db }) => ({ feeds: await findOwnInterviewCalendarFeeds(db) }));

  addEndpointRoute(
    server,
    contract.makeInterviewCalendarFeedEndpoint,
    may.anyMember,
  )(async ({ visit, body, services }) => createInterviewCalendarFeed(visit, body, services.config));

  addEndpointRoute(
    server,
    contract.revokeInterviewCalendarFeedEndpoint,
    may.anyMember,
  )(async ({ visit, body }) => {
    await revokeInterviewCalendarFeed(visit, body);
    return undefined;
  });

  const feed = createCalendarFeedHandler(server.services);
  addPageRoute(
    server,
    { method: 'GET', path: '/feeds/{token}.ics', door: 'public', isCached: true, isSecret: true },
    feed.write,
    feed.showKept,
  );
}
