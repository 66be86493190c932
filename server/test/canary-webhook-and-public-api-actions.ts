import { webhookEvents } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { sendDueWebhooks } from '../features/integrations/send-due-webhooks.ts';
import { recordReplyForCanaries, type CanaryRound } from './canary-crawl.ts';
import type { PlantedMember } from './test-data-types.ts';
import type { makeHiringRoundActionsOverHttp } from './hiring-round-over-http.ts';

type Round = ReturnType<typeof makeHiringRoundActionsOverHttp>;
const WEBHOOKS = '/api/integrations/webhooks';
const KEYS = '/api/integrations/keys';
const url = 'https://hooks.example.com/evenhand';
const events = webhookEvents.map(({ type }) => type);

/** Everything an admin may do with webhooks and keys, once, over HTTP; leaves a webhook and a key that work. */
export async function callEachIntegrationEndpointOnce(
  round: Round,
  admin: PlantedMember,
): Promise<{ webhookId: number; key: string }> {
  const set = async () =>
    (
      await round.staff(admin, 'POST', '/api/org/webhook', { orgId: admin.orgId, url, events })
    ).json<{ webhook: { id: number } }>().webhook.id;
  const make = async () =>
    (
      await round.staff(admin, 'POST', KEYS, {
        name: 'Our HR system',
        scopes: ['merit:read', 'identity:read'],
      })
    ).json<{ key: { id: number }; token: string }>();
  const webhookId = await set();
  const at = `${WEBHOOKS}/${webhookId}`;
  await round.staff(admin, 'PUT', at, { url: `${url}/2`, events, enabled: true });
  await round.staff(admin, 'POST', `${at}/rotate-secret`);
  const { id } = (await round.staff(admin, 'POST', `${at}/test`)).json<{ id: number }>();
  await round.staff(admin, 'POST', `${at}/deliveries/${id}/resend`);
  await round.staff(admin, 'GET', `${at}/deliveries`);
  await round.staff(admin, 'GET', WEBHOOKS);
  await round.staff(admin, 'DELETE', `${WEBHOOKS}/${await set()}`);
  await round.staff(admin, 'DELETE', `${KEYS}/${(await make()).key.id}`);
  await round.staff(admin, 'GET', KEYS);
  await round.staff(admin, 'GET', '/api/docs/openapi.json');
  return { webhookId, key: (await make()).token };
}

/** From now on whatever leaves by a webhook is heard, as whoever reads along at the receiver hears it. */
export function recordSentWebhooks({ server, heard }: Pick<CanaryRound, 'server' | 'heard'>): void {
  server.services.callWebhook = async (call) => {
    heard.push({
      viewer: 'receiver of webhooks',
      address: call.url,
      text: `${JSON.stringify(call.headers)}\n${call.body}`,
    });
    return { status: 200 };
  };
}

/** Sends what waits, and asks the versioned API for all there is, as the program of an admin. */
export async function crawlPublicApi(
  walk: Pick<CanaryRound, 'server' | 'heard' | 'role' | 'attempts'>,
  viewer: string,
  key: string,
): Promise<void> {
  const { server, role: job, attempts } = walk;
  await sendDueWebhooks(server.services);
  for (const path of [
    '/jobs',
    `/jobs/${job.id}`,
    `/jobs/${job.id}/applications`,
    ...attempts.map(({ id }) => `/applications/${id}/identity`),
  ]) {
    const reply = await server.running.app.inject({
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${key}` },
    });
    recordReplyForCanaries(walk, viewer, `GET /api/v1${path}`, reply);
  }
}
