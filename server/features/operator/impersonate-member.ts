import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { startImpersonationOfMemberEndpoint as promise } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { limitOperatorTransactionToOrganisation } from '../../access/authenticate-operator-and-limit-to-organisation.ts';
import {
  deriveCsrfToken,
  newSessionId,
  setSessionCookie,
} from '../../access/session-cookie-and-csrf.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { beginImpersonationInDatabase } from './sql/impersonation.ts';

/**
 * Goes on as a member, in a new session; the operator's own is dead from here on. Who may not be looked through, and who may
 * not look, the database decides.
 */
export async function impersonateMember({
  visit,
  db,
  params,
  body,
  visitor,
  services,
  reply,
}: EndpointContext<typeof promise>): Promise<ResponseOf<typeof promise>> {
  const { memberId, reason } = body;
  await limitOperatorTransactionToOrganisation(db, params.orgId);
  const session = newSessionId(services.config);
  const begun = await beginImpersonationInDatabase(db, {
    sessionId: visitor.sessionId,
    memberId,
    reason,
    session,
  });
  if (begun.refused !== null) throw new Refusal(begun.refused);
  await writeAuditEntry(db, {
    kind: 'impersonation-started',
    actorKind: 'operator',
    subject: `member ${memberId}`,
    requestId: visit.requestId,
    details: { impersonation: begun.id, operator: visitor.actorId },
  });
  setSessionCookie(reply, services.config, session);
  return { csrfToken: deriveCsrfToken(session, services.config) };
}
