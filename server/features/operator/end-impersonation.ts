import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { endImpersonationEndpoint as promise } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { switchTransactionToDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  deriveCsrfToken,
  newSessionId,
  setSessionCookie,
  findSessionId,
} from '../../access/session-cookie-and-csrf.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { endImpersonationInDatabase } from './sql/impersonation.ts';

/** Back to the operator's own account, also when the hour is over or support access was switched off meanwhile. */
export async function endImpersonationAndRestoreOperatorSession({
  visit,
  db,
  services,
  request,
  reply,
}: EndpointContext<typeof promise>): Promise<ResponseOf<typeof promise>> {
  const old = findSessionId(request, services.config);
  if (old === null) throw new Refusal('not-found');
  const fresh = newSessionId(services.config);
  const ended = await endImpersonationInDatabase(db, { old, fresh });
  if (ended === undefined) throw new Refusal('not-found');
  const mine = await switchTransactionToDoor(db, services.roles, 'public', ended);
  await writeAuditEntry(mine, {
    kind: 'impersonation-ended',
    actorKind: 'member',
    subject: `member ${ended.actorId}`,
    requestId: visit.requestId,
  });
  setSessionCookie(reply, services.config, fresh);
  return { csrfToken: deriveCsrfToken(fresh, services.config) };
}
