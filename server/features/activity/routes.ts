import { listActivityFeedEndpoint } from '@evenhand/contract/activity/activity-feed.ts';
import * as contract from '@evenhand/contract/activity/audit-trail.ts';
import { may } from '../../access/may.ts';
import { auditEntryTypeDefinitions } from '../../events/audit-catalogue.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { exportAuditTrail } from './export-audit-trail.ts';
import { readActivityFeed } from './read-activity-feed.ts';
import {
  type EndpointSummaries,
  readAuditTrail,
} from './read-audit-trail-and-find-its-impersonations.ts';
import { findAuditFilterChoices } from './sql/audit-trail-queries.ts';
import { verifyAndRecordAuditTrail } from './verify-and-record-audit-trail.ts';

export function addActivityFeedAndAuditRoutes(server: RoutedApp): void {
  let calls: EndpointSummaries | undefined;
  // Every feature has put its calls there by the time that somebody asks.
  const allCalls = () => (calls ??= callsOf(server));

  addEndpointRoute(
    server,
    listActivityFeedEndpoint,
    may.anyMember,
  )(async ({ visit, query }) => readActivityFeed(visit, { page: query.page }));

  addEndpointRoute(
    server,
    contract.listAuditTrailEndpoint,
    may.admin,
  )(({ db, query }) => readAuditTrail(db, query, allCalls()));

  addEndpointRoute(
    server,
    contract.findAuditTrailFilterChoicesEndpoint,
    may.admin,
  )(async ({ db, query }) => ({
    ...(await findAuditFilterChoices(db, query)),
    kinds: Object.entries(auditEntryTypeDefinitions)
      .map(([kind, { title }]) => ({ kind, title }))
      .sort((one, other) => one.title.localeCompare(other.title, 'en')),
  }));

  addEndpointRoute(server, contract.verifyAuditTrailEndpoint, may.admin)(verifyAndRecordAuditTrail);

  addEndpointRoute(
    server,
    contract.exportAuditTrailEndpoint,
    may.admin,
  )((context) => exportAuditTrail(context, allCalls()));
}

function callsOf({ endpoints }: RoutedApp): EndpointSummaries {
  return new Map(endpoints.map(({ method, path, summary }) => [`${method} ${path}`, summary]));
}
