import type * as openidLibrary from 'openid-client';
import type { authorizationCodeGrant, Configuration } from 'openid-client';
import type { Config } from '../config.ts';
import { loadModuleOnFirstUse } from '../load-module-on-first-use.ts';

const openid = loadModuleOnFirstUse<typeof openidLibrary>('openid-client');

/** One round trip: the state is public, the other two never leave the server together with it. */
export type IdentityProviderRoundTrip = { state: string; nonce: string; verifier: string };

/** Who stands at the provider, as it has said with its signature. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
};

export type IdentityProvider = {
  /** The provider's page to send a browser to. */
  urlFor: (trip: IdentityProviderRoundTrip) => Promise<string>;
  /** Exchanges what the browser came back with; throws whatever is wrong with it. */
  identify: (query: URLSearchParams, trip: IdentityProviderRoundTrip) => Promise<ProviderIdentity>;
};

type Settings = Pick<Config, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'BASE_URL'>;

const TIMEOUT_S = 5;

/** Google, or any other OpenID provider; null where none is set. It is first asked when somebody wants to go there. */
export function openIdentityProviderClient(settings: Settings): IdentityProvider | null {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, BASE_URL } = settings;
  if (clientId === undefined || clientSecret === undefined) return null;
  const redirectUri = `${BASE_URL}/google/callback`;
  let known: Promise<Configuration> | undefined;
  const provider = () => {
    known ??= discover(settings.OIDC_ISSUER, clientId, clientSecret);
    // A provider that was away is asked anew the next time.
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  return {
    urlFor: async ({ state, nonce, verifier }) =>
      openid().buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await openid().calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href,
    identify: async (query, trip) => {
      const asked = await provider();
      const granted = await openid().authorizationCodeGrant(
        asked,
        new URL(`${redirectUri}?${query.toString()}`),
        {
          expectedState: trip.state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.verifier,
          idTokenExpected: true,
        },
      );
      return identityIn(granted, asked);
    },
  };
}

function discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  return openid().discovery(
    new URL(issuer),
    clientId,
    undefined,
    openid().ClientSecretPost(clientSecret),
    {
      timeout: TIMEOUT_S,
      execute: [
        // The signature is checked as well, not only the way on which the token came.
        openid().enableNonRepudiationChecks,
        // The settings allow this on the own machine only.
        ...(issuer.startsWith('http:') ? [openid().allowInsecureRequests] : []),
      ],
    },
  );
}

type Granted = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** Google tells the address in the token, others only to whoever asks with it. */
async function identityIn(granted: Granted, provider: Configuration): Promise<ProviderIdentity> {
  const claims = granted.claims();
  if (claims === undefined) throw new Error('the provider gave no id token');
  const { email, email_verified } =
    claims['email'] === undefined
      ? await openid().fetchUserInfo(provider, granted.access_token, claims.sub)
      : claims;
  if (typeof email !== 'string') throw new Error('the provider told no e-mail address');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.normalize('NFC').trim().toLowerCase(),
    // Some write 'true' as text: who does not say it as the standard has it has not said it.
    emailVerified: email_verified === true,
  };
}
