import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { findSessionId } from '../access/session-cookie-and-csrf.ts';
import { cellOfId, cellOfToken, HOME_CELL } from './cell-of-tokens-and-ids.ts';
import type { NameOfRequest } from './find-cell-of-moved-name.ts';

/** Public links to jobs are shorter than personal ones. */
const JOB_LINK = /^\/apply\/(([a-z]?)[\w-]{24})(?:\/|$)/;
const CAREERS_PAGE = /^\/careers\/((?:([a-z])~)?[^/]+)/;
const SITEMAP = /^\/sitemap-([a-z])\.xml$/;
/** Files of an organisation or of one of its members, whose id begins their name. */
const FILE_OF_ID = /^\/(?:logos|photos|careers-pictures)\/(\d{1,15})-/;
const KEY_OF_PROGRAM = /^bearer +(evh_([\w-]+))$/i;

/** In which cell something stands, and what names it there, by which it is found where its organisation has moved. */
export type PlaceOfRequest = { cell: string | undefined; name?: NameOfRequest };

/**
 * In which cell whatever a request is about stands: by what its address names, by the key of a program, by a token that is sent
 * along, or else by the visitor's session. Of whoever just came no cell is known.
 */
export function findPlaceOfRequest(
  request: FastifyRequest,
  config: Pick<Config, 'BASE_URL' | 'SECRET_KEY'>,
): PlaceOfRequest {
  const [, key = '', ofKey = ''] = KEY_OF_PROGRAM.exec(request.headers.authorization ?? '') ?? [];
  const named =
    placeOfPath(request.url.replace(/[?#].*/, '')) ??
    placeOfToken(ofKey, key) ??
    placeOfSentToken(request.query) ??
    placeOfSentToken(request.body);
  if (named?.cell !== undefined) return named;
  const session = findSessionId(request, config);
  return { ...named, cell: session === null ? undefined : cellOfToken(session) };
}

function placeOfPath(path: string): PlaceOfRequest | undefined {
  const [, slug, ofSlug = HOME_CELL] = CAREERS_PAGE.exec(path) ?? [];
  if (slug !== undefined) return { cell: ofSlug, name: { slug: decoded(slug) } };
  const sitemap = SITEMAP.exec(path)?.[1];
  if (sitemap !== undefined) return { cell: sitemap };
  const [, hash, ofJob] = JOB_LINK.exec(path) ?? [];
  if (hash !== undefined) return { cell: ofJob || HOME_CELL, name: { token: hash } };
  const id = FILE_OF_ID.exec(path)?.[1];
  if (id !== undefined) return { cell: cellOfId(Number(id)), name: { id: Number(id) } };
  return path
    .split('/')
    .map((segment) => placeOfToken(segment.replace(/\.\w{1,4}$/, '')))
    .find((place) => place !== undefined);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param whole what the database has a hash of, where that is more than the token */
function placeOfToken(token: string, whole = token): PlaceOfRequest | undefined {
  const cell = cellOfToken(token);
  return cell === undefined ? undefined : { cell, name: { token: whole } };
}

/** Links to set a password and to sign up are opened by a script, which sends their token. */
function placeOfSentToken(sent: unknown): PlaceOfRequest | undefined {
  const token: unknown = Reflect.get(Object(sent), 'token');
  return typeof token === 'string' ? placeOfToken(token) : undefined;
}
