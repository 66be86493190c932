import type { LightMyRequestResponse } from 'fastify';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import type { PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import type { SendRequest } from './hiring-round-over-http.ts';

/** All that an operator does, and what an admin reads of it afterwards; each step throws where it does not get on. */
export async function callEachOperatorEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given, services } = server;
  const operator = await operatorWithTwoFactor(server);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const ask = async (
    { session }: { session: string },
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> => {
    const reply = await send({
      method,
      url,
      headers: {
        cookie: `sid=${session}`,
        'x-csrf-token': deriveCsrfToken(session, services.config),
      },
      ...(payload !== undefined && { payload }),
    });
    if (reply.statusCode >= 300)
      throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`);
    return reply;
  };

  const at = `/api/operator/organisations/${admin.orgId}`;
  await ask(operator, 'GET', '/api/operator/organisations');
  await ask(operator, 'GET', at);
  const terms = { tier: 'growth', features: [], expiresAt: null, autoRenews: false };
  await ask(operator, 'PUT', `${at}/terms`, terms);
  await ask(operator, 'PUT', `${at}/active`, { active: false });
  await ask(operator, 'PUT', `${at}/active`, { active: true });
  const request = await requestedBy(server, admin);
  await ask(operator, 'GET', '/api/operator/requests');
  await ask(operator, 'GET', '/api/operator/twin-runs');
  await ask(operator, 'GET', '/api/operator/said');
  await ask(operator, 'PUT', `${at}/requests/${request}`, { granted: true });
  const reason = 'They asked why the list stays empty.';
  await given.owner.query('update auth.login set totp_confirmed_at = now() where email = $1', [
    admin.email,
  ]);
  await ask(operator, 'POST', `${at}/people/${admin.id}/reset-two-factor`, { reason });
  const { session } = await given.sessionOf(admin);
  const begun = await ask(operator, 'POST', `${at}/impersonate`, { memberId: admin.id, reason });
  const support = { session: begun.cookies[0]?.value ?? '' };
  await ask(support, 'GET', '/api/impersonation');
  await ask(support, 'GET', '/admin/auth-as/reset');
  await ask({ session }, 'GET', '/api/audit?by=support');
  await ask({ session }, 'GET', '/api/audit/choices');
  await ask({ session }, 'POST', '/api/audit/verify');
  await ask({ session }, 'POST', '/api/audit/export', {});
}

async function operatorWithTwoFactor({ given }: TestServer): Promise<PlantedMember> {
  const operator = await given.operator();
  await given.owner.query('update auth.login set totp_confirmed_at = now() where email = $1', [
    operator.email,
  ]);
  return operator;
}

async function requestedBy({ given }: TestServer, { orgId, id }: PlantedMember): Promise<number> {
  const { rows } = await given.owner.query<{ id: number }>(
    `insert into core.feature_request (org_id, feature, member_id) values ($1, 'global-reporting', $2) returning id`,
    [orgId, id],
  );
  return rows[0]?.id ?? 0;
}
