import { listActivity } from '@evenhand/contract/activity.ts';
import * as contract from '@evenhand/contract/activity/audit.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { auditWords } from './content/audit-words.ts';
import { exportTrail } from './export-trail.ts';
import { readActivity } from './read-activity.ts';
import { type Calls, readAudit } from './read-audit.ts';
import { findChoices } from './sql.ts';
import { verifyTrail } from './verify-trail.ts';

export function addActivityRoutes(server: RoutedApp): void {
  let calls: Calls | undefined;
  // Every feature has put its calls there by the time that somebody asks.
  const allCalls = () => (calls ??= callsOf(server));

  addEndpointRoute(
    server,
    listActivity,
    may.anyMember,
  )(async ({ db, visitor, query }) =>
    readActivity(db, { member: visitor, now: server.services.now(), page: query.page }),
  );

  addEndpointRoute(
    server,
    contract.listAudit,
    may.admin,
  )(({ db, query }) => readAudit(db, query, allCalls()));

  addEndpointRoute(
    server,
    contract.findAuditChoices,
    may.admin,
  )(async ({ db, query }) => ({
    ...(await findChoices(db, query)),
    kinds: Object.entries(auditWords)
      .map(([kind, { title }]) => ({ kind, title }))
      .sort((one, other) => one.title.localeCompare(other.title, 'en')),
  }));

  addEndpointRoute(server, contract.verifyAudit, may.admin)(verifyTrail);

  addEndpointRoute(
    server,
    contract.exportAudit,
    may.admin,
  )((context) => exportTrail(context, allCalls()));
}

function callsOf({ endpoints }: RoutedApp): Calls {
  return new Map(endpoints.map(({ method, path, summary }) => [`${method} ${path}`, summary]));
}
