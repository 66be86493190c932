import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { findOpenIdProviderLogInUrlEndpoint } from '@evenhand/contract/sign-in/find-single-sign-on-url.ts';
import type { FastifyContextConfig } from 'fastify';
import * as z from 'zod/mini';
import { setSessionCookie, findSessionId } from '../../access/session-cookie-and-csrf.ts';
import { Refusal } from '../../http/refusal.ts';
import { isStorableInDatabase } from '../../http/is-storable-in-database.ts';
import type { RoutedApp } from '../../http/add-endpoint-route.ts';
import { finishGoogleLogin } from './finish-google-login.ts';
import { sealGoogleLoginState } from './google-login-state.ts';

/** Not by `route` and `page`: those work in a transaction, within which the provider must not be asked. */
export function addGoogleLoginRoutes({ app, services, endpoints, pages }: RoutedApp): void {
  endpoints.push(findOpenIdProviderLogInUrlEndpoint);
  app.get(
    findOpenIdProviderLogInUrlEndpoint.path,
    async (request, reply): Promise<ResponseOf<typeof findOpenIdProviderLogInUrlEndpoint>> => {
      const { config, identityProvider, now } = services;
      if (identityProvider === null) throw new Refusal('not-found');
      const query = z.safeParse(findOpenIdProviderLogInUrlEndpoint.query, request.query);
      if (!query.success || !isStorableInDatabase(query.data)) throw new Refusal('bad-input');
      const session = findSessionId(request, config) ?? setSessionCookie(reply, config);
      const trip = sealGoogleLoginState(
        session,
        { now: now(), path: query.data.path || null },
        config,
      );
      const url = await identityProvider.urlFor(trip).catch(() => {
        services.log({ at: 'identity-provider', id: request.id, error: 'not reached' });
        return '/login?loginError=unknownError';
      });
      return { url, label: config.OIDC_LABEL };
    },
  );

  pages.push({ method: 'GET', path: '/google/callback', door: 'public' });
  const config: FastifyContextConfig = { isPage: true };
  app.get('/google/callback', { config }, async (request, reply) => {
    const where = await finishGoogleLogin({ services, request, reply });
    return where === null ? reply : reply.redirect(where, 303);
  });
}
