import type { WebhookDelivery } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';

type Outcome = { status: number } | { problem: NonNullable<WebhookDelivery['problem']> };
export type WebhookResponseStatusAndProblem = {
  status: number | null;
  /** Null where it was delivered. */
  problem: WebhookDelivery['problem'];
};

const GONE = 410;

/** Any 2xx means that the receiver has it; nothing else does, and no redirect is followed. */
export function classifyWebhookResponse(outcome: Outcome): WebhookResponseStatusAndProblem {
  if ('problem' in outcome) return { status: null, problem: outcome.problem };
  const { status } = outcome;
  if (status >= 200 && status < 300) return { status, problem: null };
  if (status === GONE) return { status, problem: 'gone' };
  return { status, problem: status >= 300 && status < 400 ? 'redirected' : 'answered-no' };
}
