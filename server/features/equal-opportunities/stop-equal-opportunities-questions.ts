import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { endEoNoticeEndpoint } from '@evenhand/contract/equal-opportunities.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { readEqualOpportunitiesSettings } from './read-equal-opportunities-settings.ts';
import {
  endEqualOpportunitiesNoticeRow,
  lockEqualOpportunitiesSettings,
} from './sql/settings-and-notices.ts';

/**
 * Stops asking. What was answered stays: it is its candidates' to erase.
 * @throws Refusal not-found where nothing was confirmed
 */
export async function stopEqualOpportunitiesQuestions({
  visit,
  db,
  body: { eoSet },
  visitor,
}: EndpointContext<typeof endEoNoticeEndpoint>): Promise<ResponseOf<typeof endEoNoticeEndpoint>> {
  await lockEqualOpportunitiesSettings(db);
  if (!(await endEqualOpportunitiesNoticeRow(db, eoSet, visit.now))) throw new Refusal('not-found');
  await writeAuditEntry(db, {
    kind: 'eo-notice-ended',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: visit.requestId,
    details: { set: eoSet },
  });
  return readEqualOpportunitiesSettings(db, eoSet);
}
