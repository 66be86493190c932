import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { randomToken } from '../crypto/random-token-and-token-hash.ts';
import type { RoutedApp } from '../http/add-endpoint-route.ts';

/** Keeps the cookies it was given last and sends the anti-forgery token that goes with it, as the web does. */
export type TestBrowser = {
  get: (url: string) => Promise<LightMyRequestResponse>;
  post: (url: string, body?: unknown) => Promise<LightMyRequestResponse>;
  /** The session id it holds now. */
  session: () => string;
  /** What tells that it has logged in before; none if it has not. */
  device: () => string | undefined;
};

/** A browser that nobody is logged in with, at an address of its own. */
export function openTestHttpClient(
  server: RoutedApp,
  {
    session = randomToken(),
    device = undefined as string | undefined,
    from = `10.${[...randomBytes(3)].join('.')}`,
    agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  } = {},
): TestBrowser {
  let cookie = session;
  let mark = device;
  const send = async (method: 'GET' | 'POST', url: string, body?: unknown) => {
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: from,
      headers: {
        cookie: mark === undefined ? `sid=${cookie}` : `sid=${cookie}; device=${mark}`,
        'x-csrf-token': deriveCsrfToken(cookie, server.services.config),
        'user-agent': agent,
      },
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
    };
    const reply = await server.app.inject(options);
    cookie = reply.cookies.find(({ name }) => name === 'sid')?.value ?? cookie;
    mark = reply.cookies.find(({ name }) => name === 'device')?.value ?? mark;
    return reply;
  };
  return {
    get: (url) => send('GET', url),
    post: (url, body) => send('POST', url, body),
    session: () => cookie,
    device: () => mark,
  };
}
