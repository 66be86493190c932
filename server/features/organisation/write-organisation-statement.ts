import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { setOrganisationStatementEndpoint } from '@evenhand/contract/organisation/organisation-settings.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import { readOrganisation } from './read-organisation.ts';
import { upsertOrDeleteOrganisationStatementRow } from './sql/organisation-statement-and-feature-rows.ts';

/** Plain text: whoever draws it writes letters, never markup, so that there is nothing in it to make harmless. */
export async function writeOrganisationStatement({
  visit,
  db,
  params,
  body,
  visitor,
}: EndpointContext<typeof setOrganisationStatementEndpoint>): Promise<
  ResponseOf<typeof setOrganisationStatementEndpoint>
> {
  refuseOtherOrganisation(params.orgId, visitor);
  const { now } = visit;
  await upsertOrDeleteOrganisationStatementRow(db, {
    kind: body.type,
    text: body.text.trim(),
    at: now,
  });
  await writeAuditEntry(db, {
    kind: 'organisation-changed',
    actorKind: 'member',
    subject: `organisation ${params.orgId}`,
    requestId: visit.requestId,
    details: { fields: `statement ${body.type}` },
  });
  const { OrgStatements } = await readOrganisation(db, now);
  return { OrgStatements };
}
