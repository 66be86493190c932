import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { findSessionId } from '../../access/session-cookie-and-csrf.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { ProviderIdentity } from '../../outside/identity-provider.ts';
import type { Services } from '../../services-type.ts';
import {
  switchDoorToOrganisationOfLogin,
  completeLoginOfVerifiedEmail,
  startSessionOfLogin,
} from '../sign-in/complete-login-or-ask-for-code.ts';
import { unsealGoogleLoginState } from './google-login-state.ts';
import {
  redeemGoogleLoginStateInDatabase,
  findLoginByGoogleIdentity,
  type LoginOfGoogleAccountDbRow,
  tieLoginToGoogleIdentityInDatabase,
} from './sql/google-login-state-and-identity-queries.ts';

type CallbackRequest = { services: Services; request: FastifyRequest; reply: FastifyReply };

/**
 * Whoever comes back from the provider: in, if they are a member who was invited, and else to the log-in page with what to
 * say there. The provider is asked between two transactions, never within one.
 * @returns where to go
 */
export async function finishGoogleLogin(callback: CallbackRequest): Promise<string> {
  const { services, request } = callback;
  const provider = services.identityProvider;
  const query = queryOf(request);
  const state = query.get('state') ?? '';
  const session = findSessionId(request, services.config);
  const resumed =
    session === null
      ? undefined
      : unsealGoogleLoginState(session, state, { now: services.now(), config: services.config });
  if (provider === null || resumed === undefined) return '/login?loginError=unknownError';
  const isFirst = await runTransactionByDoor({ services, door: 'public' }, (db) =>
    redeemGoogleLoginStateInDatabase(db, state),
  );
  if (!isFirst) return '/login?loginError=unknownError';
  // Whoever thought better of it at the provider made no mistake.
  if (query.get('error') === 'access_denied') return withPath('/login', resumed.path);
  const identity = await provider.identify(query, resumed.trip).catch((error: unknown) => {
    services.log({ at: 'identity-provider', id: request.id, error: nameOf(error) });
    return undefined;
  });
  if (identity === undefined) return '/login?loginError=unknownError';
  if (!identity.emailVerified) return '/login?loginError=userError';
  return runTransactionByDoor({ services, door: 'public' }, (db) =>
    logInWithIdentity(db, { callback, identity, path: resumed.path }),
  );
}

type Arrival = { callback: CallbackRequest; identity: ProviderIdentity; path: string | null };

async function logInWithIdentity(
  db: Db<'public'>,
  { callback, identity, path }: Arrival,
): Promise<string> {
  const login = await findLoginByGoogleIdentity(db, identity);
  if (login === undefined || login.deactivated) return '/login?loginError=userError';
  if (login.orgDeactivated) return '/expired';
  if (!login.tied) await tieIdentityToLogin(db, { callback, identity, login });
  if (login.skipsTotp) await startSessionOfLogin({ ...callback, db }, login);
  else await completeLoginOfVerifiedEmail({ ...callback, db }, login.email);
  // Where the log-in page asks for the one-time code, if there is one to ask for.
  return withPath('/login', path);
}

async function tieIdentityToLogin(
  db: Db<'public'>,
  { callback, identity, login }: Omit<Arrival, 'path'> & { login: LoginOfGoogleAccountDbRow },
): Promise<void> {
  await tieLoginToGoogleIdentityInDatabase(db, login.loginId, identity);
  await writeAuditEntry(await switchDoorToOrganisationOfLogin(db, callback.services, login), {
    kind: 'identity-provider-tied',
    actorKind: 'member',
    subject: `member ${login.memberId}`,
    requestId: callback.request.id,
  });
}

/** The log-in page itself judges whether the path may be followed, as after a password. */
function withPath(page: string, path: string | null): string {
  return path === null ? page : `${page}?path=${encodeURIComponent(path)}`;
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
}

/** What went wrong by its name alone: the texts of providers quote what was sent to them. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
