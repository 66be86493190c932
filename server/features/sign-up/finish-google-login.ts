import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { findSessionId } from '../../access/session-cookie-and-csrf.ts';
import { forwardToCell } from '../../cells/forward-requests-of-other-cells.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ProviderIdentity } from '../../outside/identity-provider.ts';
import type { Services } from '../../services-type.ts';
import {
  switchDoorToOrganisationOfLogin,
  completeLoginOfVerifiedEmail,
  startSessionOfLogin,
} from '../sign-in/complete-login-or-ask-for-code.ts';
import { unsealGoogleLoginState } from './google-login-state.ts';
import {
  FORWARDED_IDENTITY_HEADER,
  sealForwardedIdentity,
  unsealForwardedIdentity,
} from './forwarded-identity.ts';
import {
  redeemGoogleLoginStateInDatabase,
  findLoginByGoogleIdentity,
  type LoginOfGoogleAccountDbRow,
  tieLoginToGoogleIdentityInDatabase,
} from './sql/google-login-state-and-identity-queries.ts';

type CallbackRequest = { services: Services; request: FastifyRequest; reply: FastifyReply };

const UNKNOWN_ERROR = '/login?loginError=unknownError';
const USER_ERROR = '/login?loginError=userError';

/**
 * Whoever comes back from the provider: in, if they are a member who was invited, and else to the log-in page with what to
 * say there. The provider is asked between two transactions, never within one, and by the cell of the browser's session: only its
 * answer says in which cell somebody logs in, which is told who they are and does the rest.
 * @returns where to go; null when the other cell has answered
 * @throws Refusal busy
 */
export async function finishGoogleLogin(callback: CallbackRequest): Promise<string | null> {
  const { services, request } = callback;
  const provider = services.identityProvider;
  const query = queryOf(request);
  const state = query.get('state') ?? '';
  const session = findSessionId(request, services.config);
  const resumed =
    session === null
      ? undefined
      : unsealGoogleLoginState(session, state, { now: services.now(), config: services.config });
  if (provider === null || session === null || resumed === undefined) return UNKNOWN_ERROR;
  const isFirst = await runTransactionByDoor({ services, door: 'public' }, (db) =>
    redeemGoogleLoginStateInDatabase(db, state),
  );
  if (!isFirst) return UNKNOWN_ERROR;
  const place = { session, state };
  const proof = request.headers[FORWARDED_IDENTITY_HEADER];
  if (proof !== undefined) {
    const forwarded = unsealForwardedIdentity(proof, place, services);
    return forwarded === undefined
      ? UNKNOWN_ERROR
      : logInHere({ callback, identity: forwarded, path: resumed.path });
  }
  // Whoever thought better of it at the provider made no mistake.
  if (query.get('error') === 'access_denied') return withPath('/login', resumed.path);
  const identity = await provider.identify(query, resumed.trip).catch((error: unknown) => {
    services.log({ at: 'identity-provider', id: request.id, error: nameOf(error) });
    return undefined;
  });
  if (identity === undefined) return UNKNOWN_ERROR;
  if (!identity.emailVerified) return USER_ERROR;
  const arrival = { callback, identity, path: resumed.path };
  const cell = await services.directory
    ?.findOrPickCell([identity, { email: identity.email }])
    .catch(() => 'unknown' as const);
  if (cell === 'unknown') {
    const where = await logInHere(arrival);
    if (where === USER_ERROR) throw new Refusal('busy');
    return where;
  }
  if (cell === undefined || cell === services.config.CELL) return logInHere(arrival);
  const added = {
    [FORWARDED_IDENTITY_HEADER]: sealForwardedIdentity(identity, place, services),
  };
  await forwardToCell(services, { ...callback, cell, added });
  return null;
}

function logInHere(arrival: Arrival): Promise<string> {
  const { services } = arrival.callback;
  return runTransactionByDoor({ services, door: 'public' }, (db) => logInWithIdentity(db, arrival));
}

type Arrival = { callback: CallbackRequest; identity: ProviderIdentity; path: string | null };

async function logInWithIdentity(
  db: Db<'public'>,
  { callback, identity, path }: Arrival,
): Promise<string> {
  const login = await findLoginByGoogleIdentity(db, identity);
  if (login === undefined || login.deactivated) return USER_ERROR;
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
  // While the directory is away: it is compared with our log-ins later.
  await callback.services.directory?.claim(identity).catch(() => {});
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
