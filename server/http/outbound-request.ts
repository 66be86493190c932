import { lookup as askDns } from 'node:dns';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import { lazyNodeHttpModule } from './lazy-node-http-module.ts';
import { checkOutboundUrl } from './outbound-url.ts';
import {
  classifyConnectionError,
  dnsLookupRefusingPrivateAddresses,
} from './refuse-private-addresses-and-classify-errors.ts';

export type OutboundRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Of an answer; one that is longer is not read to its end. */
  maxBytes: number;
  /** From the first packet to the last byte: one that drips is as slow as one that says nothing. */
  patienceMs: number;
};
export type OutboundRequestProblemKind =
  | 'address-denied'
  | 'unreachable'
  | 'too-slow'
  | 'certificate'
  | 'too-large';
/** What was answered in full, or why it was not; with the status where it came so far. */
export type OutboundResponse =
  | { problem?: undefined; status: number; headers: Record<string, string>; body: string }
  | { problem: OutboundRequestProblemKind; status: number | null };

export type SendOutboundRequest = (request: OutboundRequest) => Promise<OutboundResponse>;

/** Calls addresses that strangers chose, and only on the public internet. A redirect is an answer like any other. */
export function openOutboundRequestSender(
  { WEBHOOK_HTTP_HOSTS }: Pick<Config, 'WEBHOOK_HTTP_HOSTS'>,
  lookup: LookupFunction = askDns as LookupFunction,
): SendOutboundRequest {
  return async ({ method, url: address, headers, body, maxBytes, patienceMs }) => {
    const target = checkOutboundUrl(address, WEBHOOK_HTTP_HOSTS);
    if ('problem' in target) return { problem: 'address-denied', status: null };
    const { url, isTrusted } = target;
    const send = url.protocol === 'https:' ? overHttps : lazyNodeHttpModule().request;
    return new Promise((resolve) => {
      let status: number | null = null;
      const settle = (answer: OutboundResponse) => {
        clearTimeout(timer);
        resolve(answer);
        call.destroy();
      };
      const fail = (problem: OutboundRequestProblemKind) => settle({ problem, status });
      // A connection of its own, never one that is kept.
      const call = send(url, {
        method,
        agent: false,
        lookup: isTrusted ? lookup : dnsLookupRefusingPrivateAddresses(lookup),
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      });
      const timer = setTimeout(() => fail('too-slow'), patienceMs);
      call.on('error', (error) => fail(classifyConnectionError(error)));
      call.on('response', (answer) => {
        const answered = answer.statusCode ?? 0;
        status = answered;
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes) fail('too-large');
          else chunks.push(chunk);
        });
        answer.on('end', () =>
          settle({
            status: answered,
            headers: plain(answer.headers),
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        for (const event of ['error', 'aborted'] as const)
          answer.on(event, () => fail('unreachable'));
      });
      call.end(body);
    });
  };
}

function plain(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}
