import type { LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import {
  openOutboundRequestSender,
  type OutboundRequestProblemKind,
} from '../http/outbound-request.ts';

const ANSWER_MAX_BYTES = 65_536;
const PATIENCE_MS = 10_000;

export type WebhookCall = { url: string; headers: Record<string, string>; body: string };
/** The status that was answered, or why there was none. Nothing else of an answer is kept. */
export type WebhookOutcome =
  | { status: number }
  | { problem: Exclude<OutboundRequestProblemKind, 'too-large'> };

/** Posts to addresses that strangers chose. */
export function openWebhookClient(
  config: Pick<Config, 'WEBHOOK_HTTP_HOSTS'>,
  { lookup, patienceMs = PATIENCE_MS }: { lookup?: LookupFunction; patienceMs?: number } = {},
): (call: WebhookCall) => Promise<WebhookOutcome> {
  const send = openOutboundRequestSender(config, lookup);
  return async ({ url, headers, body }) => {
    const answer = await send({
      method: 'POST',
      url,
      headers,
      body,
      maxBytes: ANSWER_MAX_BYTES,
      patienceMs,
    });
    if (answer.problem === undefined) return { status: answer.status };
    if (answer.status !== null) return { status: answer.status };
    // What is too long has begun with a status.
    return { problem: answer.problem === 'too-large' ? 'unreachable' : answer.problem };
  };
}
