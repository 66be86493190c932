import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { TEST_OIDC_CLIENT_ID, TEST_OIDC_CLIENT_SECRET } from './fake-openid-provider.ts';

const LIFE_S = 600;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export type RealOpenIdProvider = {
  issuer: string;
  /** Logs in at the provider's own pages as a browser does; answers the address that it is sent back to. */
  logInAt: (url: string, account: string) => Promise<URL>;
  close: () => Promise<void>;
};

/** A certified OpenID provider on this machine; whoever logs in there owns the address they log in with. */
export async function startRealOpenIdProvider(redirectUri: string): Promise<RealOpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, its address is an object.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: TEST_OIDC_CLIENT_ID,
        client_secret: TEST_OIDC_CLIENT_SECRET,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true }),
    }),
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: true } },
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    ttl: {
      Interaction: LIFE_S,
      Session: LIFE_S,
      Grant: LIFE_S,
      AccessToken: LIFE_S,
      IdToken: LIFE_S,
    },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    logInAt: (url, account) => logInAt(issuer, url, account),
    close: () => closeAll(server),
  };
}

/** From page to page, with their cookies, until the provider sends the browser away. */
async function logInAt(issuer: string, url: string, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = { url, form: undefined as Record<string, string> | undefined };
  for (let pages = 0; pages < 12; pages += 1) {
    const reply = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: new URLSearchParams(next.form) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const to = reply.headers.get('location');
    if (to !== null) {
      const target = new URL(to, next.url);
      if (target.origin !== issuer) return target;
      next = { url: target.href, form: undefined };
      continue;
    }
    const page = await reply.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined) throw new Error(`a page without a form: ${page.slice(0, 300)}`);
    next = { url: next.url, form: { prompt, login: account, password: 'any' } };
  }
  throw new Error('the provider never sent the browser back');
}

function closeAll(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
