import type { LightMyRequestResponse } from 'fastify';
import type { SendRequest } from './hiring-round-over-http.ts';

/** Sends over the network what a round would inject into an app, and answers in the same shape. */
export function sendRequestToAddress(baseUrl: string): SendRequest {
  return async ({ method = 'GET', url = '/', headers, payload }) => {
    if (typeof url !== 'string') throw new Error('a round asks by a path');
    const isText = typeof payload === 'string';
    const reply = await fetch(baseUrl + url, {
      method,
      redirect: 'manual',
      headers: {
        ...(payload !== undefined && !isText && { 'content-type': 'application/json' }),
        // Those of our tests are texts.
        ...(headers as Record<string, string>),
      },
      ...(payload !== undefined && { body: isText ? payload : JSON.stringify(payload) }),
    });
    const body = await reply.text();
    const cookies = reply.headers.getSetCookie().map((line) => {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return { name, value };
    });
    const answer = {
      statusCode: reply.status,
      headers: Object.fromEntries(reply.headers),
      body,
      payload: body,
      cookies,
      json: (): unknown => JSON.parse(body),
    };
    // Rounds and their tests read these alone.
    return answer as unknown as LightMyRequestResponse;
  };
}
