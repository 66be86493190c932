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

/** A page of requisitions is a few hundred kilobytes at the very most. */
const ANSWER_MAX_BYTES = 1_000_000;
/** From the first packet to the last byte: one that drips is as slow as one that says nothing. */
const PATIENCE_MS = 10_000;

export type ExternalServiceRequest = { url: string; headers: Record<string, string> };
/** What was answered in full, or why there was nothing that could be used. */
export type ExternalServiceResponse =
  | { status: number; body: string }
  | { problem: 'address-denied' | 'unreachable' | 'too-slow' | 'certificate' | 'too-large' };

type ClientOptions = { lookup?: LookupFunction; patienceMs?: number };

/** Asks another system, as an organisation's settings want it, and only on the public internet: by GET, at one address. */
export function openExternalServiceClient(
  { WEBHOOK_HTTP_HOSTS }: Pick<Config, 'WEBHOOK_HTTP_HOSTS'>,
  { lookup = askDns as LookupFunction, patienceMs = PATIENCE_MS }: ClientOptions = {},
): (question: ExternalServiceRequest) => Promise<ExternalServiceResponse> {
  return async ({ url: address, headers }) => {
    const target = checkOutboundUrl(address, WEBHOOK_HTTP_HOSTS);
    if ('problem' in target) return { problem: 'address-denied' };
    const { url, isTrusted } = target;
    const send = url.protocol === 'https:' ? overHttps : nodeHttp().request;
    return new Promise((resolve) => {
      const settle = (answer: ExternalServiceResponse) => {
        clearTimeout(timer);
        resolve(answer);
        call.destroy();
      };
      // A connection of its own, never one that is kept; a redirect is an answer like any other, and is not followed.
      const call = send(url, {
        method: 'GET',
        agent: false,
        lookup: isTrusted ? lookup : dnsLookupRefusingPrivateAddresses(lookup),
        headers: { ...headers, accept: 'application/json', 'accept-encoding': 'identity' },
      });
      const timer = setTimeout(() => settle({ problem: 'too-slow' }), patienceMs);
      call.on('error', (error) => settle({ problem: classifyConnectionError(error) }));
      call.on('response', (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > ANSWER_MAX_BYTES) settle({ problem: 'too-large' });
          else chunks.push(chunk);
        });
        answer.on('end', () =>
          settle({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        for (const event of ['error', 'aborted'] as const)
          answer.on(event, () => settle({ problem: 'unreachable' }));
      });
      call.end();
    });
  };
}
