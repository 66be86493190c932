import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { findSessionId } from '../access/session-cookie-and-csrf.ts';
import { cellOfId, cellOfToken } from './cell-of-tokens-and-ids.ts';

/** Public links to jobs are shorter than personal ones. */
const JOB_LINK = /^\/apply\/([a-z])[\w-]{24}(?:\/|$)/;
const LETTERED_PATH = /^\/(?:careers\/([a-z])~|sitemap-([a-z])\.xml$)/;
/** Files of an organisation or of one of its members, whose id begins their name. */
const FILE_OF_ID = /^\/(?:logos|photos|careers-pictures)\/(\d{1,15})-/;
const KEY_OF_PROGRAM = /^bearer +evh_([\w-]+)$/i;

/**
 * In which cell whatever a request is about stands: by what its address names, by the key of a program, by a token that is sent
 * along, or else by the visitor's session. Undefined of whoever just came.
 */
export function findCellOfRequest(
  request: FastifyRequest,
  config: Pick<Config, 'BASE_URL' | 'SECRET_KEY'>,
): string | undefined {
  const session = findSessionId(request, config);
  return (
    cellOfPath(request.url.replace(/[?#].*/, '')) ??
    cellOfToken(KEY_OF_PROGRAM.exec(request.headers.authorization ?? '')?.[1] ?? '') ??
    cellOfSentToken(request.query) ??
    cellOfSentToken(request.body) ??
    (session === null ? undefined : cellOfToken(session))
  );
}

function cellOfPath(path: string): string | undefined {
  const [, careers, sitemap] = LETTERED_PATH.exec(path) ?? [];
  const id = FILE_OF_ID.exec(path)?.[1];
  return (
    careers ??
    sitemap ??
    JOB_LINK.exec(path)?.[1] ??
    (id === undefined ? undefined : cellOfId(Number(id))) ??
    path
      .split('/')
      .map((segment) => cellOfToken(segment.replace(/\.\w{1,4}$/, '')))
      .find((cell) => cell !== undefined)
  );
}

/** Links to set a password and to sign up are opened by a script, which sends their token. */
function cellOfSentToken(sent: unknown): string | undefined {
  const token: unknown = Reflect.get(Object(sent), 'token');
  return typeof token === 'string' ? cellOfToken(token) : undefined;
}
