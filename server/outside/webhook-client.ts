import { lookup as askDns } from 'node:dns';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import { nodeHttp } from '../http/node-http.ts';
import { checkOutboundUrl } from '../http/outbound-url.ts';
import {
  classifyConnectionError,
  dnsLookupRefusingPrivateAddresses,
} from './dns-lookup-refusing-private-addresses.ts';

const ANSWER_MAX_BYTES = 65_536;
const PATIENCE_MS = 10_000;

export type WebhookCall = { url: string; headers: Record<string, string>; body: string };
/** The status that was answered, or why there was none. Nothing else of an answer is kept. */
export type WebhookOutcome =
  | { status: number }
  | { problem: 'address-denied' | 'unreachable' | 'too-slow' | 'certificate' };

type ClientOptions = { lookup?: LookupFunction; patienceMs?: number };

/** Posts to addresses that strangers chose, and only to the public internet. */
export function openWebhookClient(
  { WEBHOOK_HTTP_HOSTS }: Pick<Config, 'WEBHOOK_HTTP_HOSTS'>,
  { lookup = askDns as LookupFunction, patienceMs = PATIENCE_MS }: ClientOptions = {},
): (call: WebhookCall) => Promise<WebhookOutcome> {
  return async ({ url: address, headers, body }) => {
    const target = checkOutboundUrl(address, WEBHOOK_HTTP_HOSTS);
    if ('problem' in target) return { problem: 'address-denied' };
    const { url, isTrusted } = target;
    const send = url.protocol === 'https:' ? overHttps : nodeHttp().request;
    return new Promise((resolve) => {
      let status: number | undefined;
      const settle = (outcome: WebhookOutcome) => {
        clearTimeout(timer);
        resolve(status === undefined ? outcome : { status });
        call.destroy();
      };
      // A connection of its own, never one that is kept; and a redirect is an answer like any other.
      const call = send(url, {
        method: 'POST',
        agent: false,
        lookup: isTrusted ? lookup : dnsLookupRefusingPrivateAddresses(lookup),
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      });
      const timer = setTimeout(() => settle({ problem: 'too-slow' }), patienceMs);
      call.on('error', (error) => settle({ problem: classifyConnectionError(error) }));
      call.on('response', (answer) => {
        status = answer.statusCode ?? 0;
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > ANSWER_MAX_BYTES) settle({ status: 0 });
        });
        for (const event of ['end', 'error', 'aborted'] as const)
          answer.on(event, () => settle({ status: 0 }));
      });
      call.end(body);
    });
  };
}
