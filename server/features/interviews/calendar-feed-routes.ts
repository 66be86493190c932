import * as contract from '@evenhand/contract/interviews/calendar-feeds.ts';
import { routeAccessRules } from '../../access/all-access-rules.ts';
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
    routeAccessRules.anyMember,
  )(async ({ db }) => ({ feeds: await findOwnInterviewCalendarFeeds(db) }));

  addEndpointRoute(
    server,
    contract.makeInterviewCalendarFeedEndpoint,
    routeAccessRules.anyMember,
  )(async ({ visit, body, services }) => createInterviewCalendarFeed(visit, body, services.config));

  addEndpointRoute(
    server,
    contract.revokeInterviewCalendarFeedEndpoint,
    routeAccessRules.anyMember,
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
