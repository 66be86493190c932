import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { chooseEqualOpportunitiesSetEndpoint } from '@evenhand/contract/equal-opportunities.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { updateEqualOpportunitiesSetInDatabase } from '../organisation/update-equal-opportunities-set-in-database.ts';
import { readEqualOpportunitiesSettings } from './read-equal-opportunities-settings.ts';

/** Which questions count from now on; without a notice for them nothing is asked until there is one. */
export async function chooseEqualOpportunitiesSet({
  visit,
  db,
  body: { eoSet },
  visitor,
}: EndpointContext<typeof chooseEqualOpportunitiesSetEndpoint>): Promise<
  ResponseOf<typeof chooseEqualOpportunitiesSetEndpoint>
> {
  await updateEqualOpportunitiesSetInDatabase(db, eoSet);
  await writeAuditEntry(db, {
    kind: 'eo-set-chosen',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: visit.requestId,
    details: { set: eoSet ?? 'of the place' },
  });
  return readEqualOpportunitiesSettings(db);
}
