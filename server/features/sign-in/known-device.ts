import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  serverOnlyCookieFlags,
  isInstallationServedByHttps,
} from '../../access/session-cookie-and-csrf.ts';
import { isSameToken } from '../../crypto/is-same-token.ts';
import { deriveKey } from '../../crypto/derive-key.ts';
import type { Services } from '../../services-type.ts';
import { findKnownDevicesSerialOfLogin } from './sql/failed-log-in-attempts.ts';

type LoginVisitor = {
  db: Db<'public'> | Db<'staff'>;
  services: Pick<Services, 'config' | 'now'>;
  request: FastifyRequest;
};
type Mark = { nonce: string; day: number; mac: string };

/** So many people can share one browser; who logged in longest ago is forgotten first. */
const MOST_ACCOUNTS = 5;
const KNOWN_FOR_DAYS = 180;
const DAY_MS = 86_400_000;
const NONCE_BYTES = 16;
const MARK = /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/;

/**
 * The id of this browser if it has logged in to the account before, and the password was not changed since. It counts wrong
 * tries of its own, so that those of strangers never make its owner wait. It opens nothing.
 * @param loginId none where nobody has the address: the same work is done, and nothing is found
 */
export async function findKnownDeviceForLogInThrottling(
  { db, services, request }: LoginVisitor,
  loginId = 0,
): Promise<string | null> {
  const marks = readMarks(request, services.config);
  if (marks.length === 0) return null;
  const account = { loginId, serial: await findKnownDevicesSerialOfLogin(db, loginId) };
  const today = dayOf(services.now());
  const mine = marks.find(
    (mark) => today - mark.day <= KNOWN_FOR_DAYS && isOf(mark, account, services.config),
  );
  return mine?.nonce ?? null;
}

/** From here on the browser is known to the account: its owner has logged in with it, or chosen a password by a mailed link. */
export async function rememberDeviceForLogInThrottling(
  { db, services, request, reply }: LoginVisitor & { reply: FastifyReply },
  loginId: number,
): Promise<void> {
  const { config } = services;
  const account = { loginId, serial: await findKnownDevicesSerialOfLogin(db, loginId) };
  const [mine, others] = [[] as Mark[], [] as Mark[]];
  for (const mark of readMarks(request, config))
    (isOf(mark, account, config) ? mine : others).push(mark);
  // Under the same id: an older copy of the cookie has no tries of its own.
  const nonce = mine[0]?.nonce ?? randomBytes(NONCE_BYTES).toString('base64url');
  const day = dayOf(services.now());
  const mark = { nonce, day, mac: macOf({ nonce, day }, account, config.SECRET_KEY) };
  const marks = [mark, ...others].slice(0, MOST_ACCOUNTS);
  reply.setCookie(cookieName(config), marks.map(writeMark).join('~'), {
    ...serverOnlyCookieFlags(config),
    maxAge: KNOWN_FOR_DAYS * (DAY_MS / 1000),
  });
}

function readMarks(request: FastifyRequest, config: Config): Mark[] {
  const text = request.cookies[cookieName(config)] ?? '';
  return text
    .split('~', MOST_ACCOUNTS)
    .map((part) => MARK.exec(part))
    .filter((found) => found !== null)
    .map(([, nonce = '', day = '', mac = '']) => ({ nonce, day: Number(day), mac }));
}

const writeMark = ({ nonce, day, mac }: Mark) => `${nonce}.${day}.${mac}`;

type Account = { loginId: number; serial: number };

/** With the key in use, or the one before it while the keys are being changed. */
function isOf(mark: Mark, account: Account, { SECRET_KEY, SECRET_KEY_PREVIOUS }: Config): boolean {
  return [SECRET_KEY, SECRET_KEY_PREVIOUS].some(
    (key) => key !== undefined && isSameToken(mark.mac, macOf(mark, account, key)),
  );
}

function macOf(
  { nonce, day }: Omit<Mark, 'mac'>,
  { loginId, serial }: Account,
  SECRET_KEY: string,
): string {
  return createHmac('sha256', deriveKey('known device', { SECRET_KEY }))
    .update(`${loginId} ${serial} ${nonce} ${day}`)
    .digest('base64url');
}

function cookieName(config: Config): string {
  return isInstallationServedByHttps(config) ? '__Host-device' : 'device';
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);
