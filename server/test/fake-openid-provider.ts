import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

/** How the next id token is made. */
export type FakeIdToken = {
  claims: Claims;
  signature?: 'good' | 'by another key' | 'none';
};

export type FakeOpenIdProvider = {
  issuer: string;
  /** A browser that comes back from the provider's page: a code for what was asked there. */
  grant: (url: string, assertion: FakeIdToken) => { code: string; state: string };
  /** What good claims look like, for what was asked. */
  claimsFor: (url: string, changes?: Claims) => Claims;
  /** How often tokens were asked for. */
  asked: () => number;
  /** Does not answer any more, or does again. */
  away: (isAway: boolean) => void;
  close: () => Promise<void>;
};

export const TEST_OIDC_CLIENT_ID = 'evenhand-tests';
export const TEST_OIDC_CLIENT_SECRET = 'a secret of the tests';
const KEY_ID = 'one';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An OpenID provider on this machine that can be made to say what no honest one would. */
export async function startFakeOpenIdProvider(): Promise<FakeOpenIdProvider> {
  const granted = new Map<string, { challenge: string; assertion: FakeIdToken }>();
  let asked = 0;
  let isAway = false;
  const server = createServer((request, reply) => {
    const answer = (status: number, body: object) =>
      reply
        .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(body));
    if (isAway) return request.socket.destroy();
    if (request.url === '/.well-known/openid-configuration') return answer(200, metadata(issuer));
    if (request.url === '/jwks') {
      const key = own.publicKey.export({ format: 'jwk' });
      return answer(200, { keys: [{ ...key, kid: KEY_ID, use: 'sig', alg: 'RS256' }] });
    }
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      asked += 1;
      const form = new URLSearchParams(text);
      const code = form.get('code') ?? '';
      const grant = granted.get(code);
      granted.delete(code);
      const isRight =
        grant !== undefined &&
        form.get('client_secret') === TEST_OIDC_CLIENT_SECRET &&
        challengeOf(form.get('code_verifier') ?? '') === grant.challenge;
      if (!isRight) return answer(400, { error: 'invalid_grant' });
      answer(200, {
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 60,
        id_token: sign(grant.assertion),
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, its address is an object.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    grant: (url, assertion) => {
      const { searchParams } = new URL(url);
      const code = randomUUID();
      granted.set(code, { challenge: searchParams.get('code_challenge') ?? '', assertion });
      return { code, state: searchParams.get('state') ?? '' };
    },
    claimsFor: (url, changes = {}) => {
      const now = Math.floor(Date.now() / 1000);
      return {
        iss: issuer,
        aud: TEST_OIDC_CLIENT_ID,
        sub: randomUUID(),
        nonce: new URL(url).searchParams.get('nonce'),
        iat: now,
        exp: now + 300,
        email_verified: true,
        ...changes,
      };
    },
    asked: () => asked,
    away: (away) => {
      isAway = away;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'none'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function sign({ claims, signature = 'good' }: FakeIdToken): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  if (signature === 'none') return `${part({ alg: 'none' })}.${part(claims)}.`;
  const text = `${part({ alg: 'RS256', kid: KEY_ID })}.${part(claims)}`;
  const { privateKey } = signature === 'good' ? own : foreign;
  return `${text}.${createSign('sha256').update(text).sign(privateKey, 'base64url')}`;
}
