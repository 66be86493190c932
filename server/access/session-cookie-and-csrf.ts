import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CellSettings, cellPrefix, isOfKnownCell } from '../cells/cell-of-tokens-and-ids.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import { deriveKey } from '../crypto/derive-key.ts';
import { randomToken } from '../crypto/random-token-and-token-hash.ts';
import { isSameToken } from '../crypto/is-same-token.ts';

type CookieConfig = Pick<Config, 'BASE_URL' | 'SECRET_KEY'> & CellSettings;

const TOKEN = /^[a-z]?[A-Za-z0-9_-]{43}$/;

/** The visitor's session id: a logged-in one, or the anonymous one that binds the anti-forgery token. */
export function findSessionId(request: FastifyRequest, config: CookieConfig): string | null {
  const value = request.cookies[cookieName(config)];
  return value !== undefined && TOKEN.test(value) && isOfKnownCell(value, config) ? value : null;
}

/** Behind the letter of this cell, by which a proxy knows where the visitor belongs. */
export function newSessionId(config: CellSettings): string {
  return `${cellPrefix(config)}${randomToken()}`;
}

/**
 * Gives the browser a new session id; one that the client brought along is never adopted.
 * @param session made just now by `newSessionId`, where something has to be asked before it is given
 */
export function setSessionCookie(
  reply: FastifyReply,
  config: CookieConfig,
  session = newSessionId(config),
): string {
  reply.setCookie(cookieName(config), session, { ...serverOnlyCookieFlags(config) });
  return session;
}

export function clearSessionCookie(reply: FastifyReply, config: CookieConfig): void {
  reply.clearCookie(cookieName(config), serverOnlyCookieFlags(config));
}

/** The anti-forgery token follows from the session id and changes with it. */
export function deriveCsrfToken(session: string, config: CookieConfig): string {
  return createHmac('sha256', formKeyOf(config)).update(session).digest('base64url');
}

const formKeys = new WeakMap<object, KeyObject>();

/** Derived once: deriving it takes longer than all else that the token needs. */
function formKeyOf(config: CookieConfig): KeyObject {
  const known = formKeys.get(config);
  if (known !== undefined) return known;
  const key = createSecretKey(deriveKey('anti-forgery', config));
  formKeys.set(config, key);
  return key;
}

/** @throws Refusal stale-token unless the request carries the token of its own session */
export function checkCsrfToken(request: FastifyRequest, config: CookieConfig): void {
  const session = findSessionId(request, config);
  const given = request.headers['x-csrf-token'];
  const site = request.headers['sec-fetch-site'];
  const own = site === undefined || site === 'same-origin' || site === 'none';
  if (
    session === null ||
    typeof given !== 'string' ||
    !own ||
    !isSameToken(given, deriveCsrfToken(session, config))
  ) {
    throw new Refusal('stale-token');
  }
}

function cookieName(config: CookieConfig): string {
  return isInstallationServedByHttps(config) ? '__Host-sid' : 'sid';
}

/** Of every cookie that the server alone reads. */
export function serverOnlyCookieFlags(config: CookieConfig) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isInstallationServedByHttps(config),
  } as const;
}

export function isInstallationServedByHttps({ BASE_URL }: CookieConfig): boolean {
  return BASE_URL.startsWith('https:');
}
