import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { unsealValue } from '../../crypto/seal-value.ts';
import type { Services } from '../../services-type.ts';
import {
  classifyWebhookResponse,
  type WebhookResponseStatusAndProblem,
} from './rules/classify-webhook-response.ts';
import {
  secondsToPauseWebhook,
  secondsToNextWebhookTry,
} from './rules/seconds-to-next-webhook-try-and-pause.ts';
import { signedWebhookHeaders } from './rules/signed-webhook-headers.ts';
import { sealedPlaceOfWebhookSecret } from './manage-webhooks-and-secrets.ts';
import {
  addFailureToWebhookRow,
  findDueWebhooks,
  findOrganisationsWithDueWebhookDeliveries,
  type LeasedWebhookDelivery,
  leaseNextWebhookDelivery,
  markWebhookDeliveryRowDelivered,
  markWebhookDeliveryRowTryFailed,
  pauseWebhookRow,
  disableGoneWebhookRow,
} from './sql/webhook-events-and-delivery-queue.ts';

const AT_ONCE = 8;
const MESSAGES_A_TURN = 50;
const TURN_MS = 5000;

type Receiver = { orgId: number; webhookId: number };

/**
 * Sends what is due: lease, call outside any transaction, mark. Each receiver has a turn of its own beside a few others, so
 * that a slow one keeps nobody waiting for long; one that fails rests. Whoever dies in between has at most one message
 * delivered that is not marked: it is sent again under the same id. Nothing is ever marked before it was taken.
 */
export async function sendDueWebhooks(services: Services): Promise<void> {
  let isWorking = true;
  while (isWorking && !services.leaving()) {
    const receivers = await findReceivers(services);
    const delivered: boolean[] = [];
    const queue = receivers.values();
    const lanes = Array.from({ length: Math.min(AT_ONCE, receivers.length) }, async () => {
      for (const receiver of queue) delivered.push(await takeTurn(services, receiver));
    });
    await Promise.all(lanes);
    isWorking = delivered.includes(true);
  }
}

async function findReceivers(services: Services): Promise<Receiver[]> {
  const receivers: Receiver[] = [];
  for (const orgId of await runTransactionByDoor(
    { services, door: 'system' },
    findOrganisationsWithDueWebhookDeliveries,
  )) {
    const actor = { orgId, actorId: null };
    const due = await runTransactionByDoor({ services, door: 'system', actor }, findDueWebhooks);
    receivers.push(...due.map((webhookId) => ({ orgId, webhookId })));
  }
  return receivers;
}

/** Whether anything got through. The first failure ends the turn: the rest of the queue is not tried in vain. */
async function takeTurn(services: Services, receiver: Receiver): Promise<boolean> {
  const endsAt = performance.now() + TURN_MS;
  let isThrough = false;
  for (let n = 0; n < MESSAGES_A_TURN && !services.leaving(); n += 1) {
    const outcome = await sendNext(services, receiver);
    if (outcome === 'delivered') isThrough = true;
    if (outcome !== 'delivered' || performance.now() > endsAt) return isThrough;
  }
  return isThrough;
}

async function sendNext(
  services: Services,
  { orgId, webhookId }: Receiver,
): Promise<'delivered' | 'failed' | 'nothing-left'> {
  const worker = { services, door: 'system', actor: { orgId, actorId: null } } as const;
  const delivery = await runTransactionByDoor(worker, (db) =>
    leaseNextWebhookDelivery(db, webhookId),
  );
  if (delivery === undefined) return 'nothing-left';
  const { id, attempts } = delivery;
  const verdict = classifyWebhookResponse(await call(services, webhookId, delivery));
  if (verdict.problem === null) {
    await runTransactionByDoor(worker, (db) =>
      markWebhookDeliveryRowDelivered(db, { id, webhookId, verdict }),
    );
    return 'delivered';
  }
  services.log({ at: 'webhook', orgId, webhook: webhookId, delivery: id, attempts, ...verdict });
  await runTransactionByDoor(worker, async (db) => {
    await markWebhookDeliveryRowTryFailed(db, { id, verdict, waitS: waitAfter(verdict, attempts) });
    if (verdict.problem === 'gone') return disableGoneWebhookRow(db, webhookId);
    const failures = await addFailureToWebhookRow(db, webhookId);
    await pauseWebhookRow(db, webhookId, secondsToPauseWebhook(failures, Math.random()));
  });
  return 'failed';
}

function waitAfter({ problem }: WebhookResponseStatusAndProblem, attempts: number): number | null {
  return problem === 'gone' ? null : secondsToNextWebhookTry(attempts, Math.random());
}

function call(services: Services, webhookId: number, delivery: LeasedWebhookDelivery) {
  const { url, messageId, body } = delivery;
  const secrets = delivery.secrets.map((sealed) =>
    unsealValue(sealed, sealedPlaceOfWebhookSecret(webhookId), services.config),
  );
  const headers = signedWebhookHeaders({ messageId, body, at: services.now() }, secrets);
  return services.callWebhook({ url, headers, body });
}
