import type { LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import {
  openOutboundRequestSender,
  type OutboundRequestProblemKind,
} from '../http/outbound-request.ts';

/** A page of requisitions is a few hundred kilobytes at the very most. */
const ANSWER_MAX_BYTES = 1_000_000;
const PATIENCE_MS = 10_000;

export type ExternalServiceRequest = { url: string; headers: Record<string, string> };
/** What was answered in full, or why there was nothing that could be used. */
export type ExternalServiceResponse =
  | { status: number; body: string }
  | { problem: OutboundRequestProblemKind };

/** Asks another system, as an organisation's settings want it: by GET, at one address. */
export function openExternalServiceClient(
  config: Pick<Config, 'WEBHOOK_HTTP_HOSTS'>,
  { lookup, patienceMs = PATIENCE_MS }: { lookup?: LookupFunction; patienceMs?: number } = {},
): (question: ExternalServiceRequest) => Promise<ExternalServiceResponse> {
  const send = openOutboundRequestSender(config, lookup);
  return async ({ url, headers }) => {
    const answer = await send({
      method: 'GET',
      url,
      headers: { ...headers, accept: 'application/json', 'accept-encoding': 'identity' },
      maxBytes: ANSWER_MAX_BYTES,
      patienceMs,
    });
    if (answer.problem !== undefined) return { problem: answer.problem };
    return { status: answer.status, body: answer.body };
  };
}
