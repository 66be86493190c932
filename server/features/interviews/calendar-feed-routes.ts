import * as contract from '@evenhand/contract/interviews/calendar-feeds.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { createCalendarFeed, revokeCalendarFeed } from './make-and-revoke-calendar-feeds.ts';
import { createCalendarFeedPage } from './serve-calendar-feed.ts';
import { findOwnCalendarFeeds } from './sql/calendar-feeds.ts';

export function addCalendarFeedRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listCalendarFeeds,
    may.anyMember,
  )(async ({ db }) => ({ feeds: await findOwnCalendarFeeds(db) }));

  addEndpointRoute(
    server,
    contract.makeCalendarFeed,
    may.anyMember,
  )(async ({ visit, body, services }) => createCalendarFeed(visit, body, services.config));

  addEndpointRoute(
    server,
    contract.revokeCalendarFeed,
    may.anyMember,
  )(async ({ visit, body }) => {
    await revokeCalendarFeed(visit, body);
    return undefined;
  });

  const feed = createCalendarFeedPage(server.services);
  addPageRoute(
    server,
    { method: 'GET', path: '/feeds/{token}.ics', door: 'public', isCached: true, isSecret: true },
    feed.write,
    feed.showKept,
  );
}
