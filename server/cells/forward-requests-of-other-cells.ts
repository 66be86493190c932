import type { IncomingMessage } from 'node:http';
import type * as https from 'node:https';
import { stringify } from 'node:querystring';
import { pipeline } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lazyNodeHttpModule } from '../http/lazy-node-http-module.ts';
import { Refusal } from '../http/refusal.ts';
import { loadModuleOnFirstUse } from '../load-module-on-first-use.ts';
import type { Services } from '../services-type.ts';
import { findPlaceOfRequest, type PlaceOfRequest } from './cell-of-request.ts';
import { findPlaceInBody, isPlacedByBody } from './cell-of-sign-in-request.ts';
import { hasSeveralCells } from './cell-of-tokens-and-ids.ts';
import { createMovedNameFinder } from './find-cell-of-moved-name.ts';

/** How often a request was handed on already: once to where its letter says, and on to where its organisation has moved since. */
export const FORWARDS_HEADER = 'x-evenhand-forwards';
const FORWARDS_MAX = 4;
/** Which cell a request is meant for, and who says that it is another: with addresses mixed up, links would else be unknown. */
const CELL_HEADER = 'x-evenhand-cell';
const TIMEOUT_MS = 30_000;
/** Of one connection, which is not the other one (RFC 9110, section 7.6.1). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
]);
const lazyNodeHttpsModule = loadModuleOnFirstUse<typeof https>('node:https');
/** Of this process, or the same in each cell. */
const OF_EVERY_CELL = /^\/(assets\/|healthz$|readyz$)/;

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type FindPlace = (request: FastifyRequest) => PlaceOfRequest | Promise<PlaceOfRequest>;

/**
 * Hands what belongs to another cell on to it, and its answer back, so that one address serves all, whichever cell a proxy
 * chooses. The other cell takes it as it takes any request: by having come this way nobody may more.
 */
export function forwardRequestsOfOtherCells(app: FastifyInstance, services: Services): void {
  const { config } = services;
  if (!hasSeveralCells(config)) return;
  const leaving = new AbortController();
  // Before connections are waited for: answers that stay open would never end by themselves.
  app.addHook('preClose', async () => leaving.abort());
  app.addHook('onRequest', async ({ headers }, reply) => {
    const meant = headers[CELL_HEADER];
    if (meant === undefined || meant === config.CELL) return;
    reply.header(CELL_HEADER, config.CELL);
    throw new Refusal('busy');
  });
  const findMoved = createMovedNameFinder(services);
  const lookedUp = new WeakSet<FastifyRequest>();
  const findCell = async (request: FastifyRequest, { cell, name }: PlaceOfRequest) => {
    // What was handed on stays where it was meant to arrive, unless it has moved from there.
    const isHere = cell === undefined || cell === config.CELL || countForwards(request) > 0;
    if (!isHere) return cell;
    if (name === undefined || lookedUp.has(request)) return undefined;
    lookedUp.add(request);
    const moved = await findMoved(name);
    // It is on its way just now: to this cell, or back to one that still says that it has left.
    if (moved === config.CELL || (moved !== undefined && countForwards(request) >= FORWARDS_MAX))
      throw new Refusal('busy');
    return moved;
  };
  const forward =
    (findPlace: FindPlace) => async (request: FastifyRequest, reply: FastifyReply) => {
      if (OF_EVERY_CELL.test(request.url)) return;
      const cell = await findCell(request, await findPlace(request));
      if (cell === undefined || cell === config.CELL) return;
      const { isStream } = request.routeOptions.config;
      await forwardToCell(services, {
        request,
        reply,
        cell,
        ...(isStream && { signal: leaving.signal }),
      });
      return reply;
    };
  // Before the body is read where the address, a key or the session tells; after that where only the body does.
  app.addHook(
    'onRequest',
    forward((request) =>
      isPlacedByBody(request) ? { cell: undefined } : findPlaceOfRequest(request, config),
    ),
  );
  app.addHook(
    'preHandler',
    forward((request) =>
      isPlacedByBody(request)
        ? findPlaceInBody(request, services, { isForwarded: countForwards(request) > 0 })
        : findPlaceOfRequest(request, config),
    ),
  );
}

/**
 * Answers as the other cell does.
 * @param added what this cell tells that one besides
 * @throws Refusal not-found for a cell that there is not, as for any unknown link; busy when it cannot be reached
 */
export async function forwardToCell(
  { config, log }: Pick<Services, 'config' | 'log'>,
  {
    cell,
    signal,
    added = {},
    ...exchange
  }: Exchange & { cell: string; signal?: AbortSignal; added?: Record<string, string> },
): Promise<void> {
  const { request, reply } = exchange;
  const base = config.CELLS[cell];
  const forwards = countForwards(request);
  if (base === undefined || forwards >= FORWARDS_MAX) throw new Refusal('not-found');
  const answer = await ask(new URL(request.url, base), exchange, {
    headers: {
      ...added,
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': request.protocol,
      [FORWARDS_HEADER]: String(forwards + 1),
      [CELL_HEADER]: cell,
    },
    signal,
  });
  const found = answer.headers[CELL_HEADER];
  if (found !== undefined)
    log({ at: 'cells', error: `CELLS has the address of cell ${String(found)} for cell ${cell}` });
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  reply.status(answer.statusCode ?? 502).headers(withoutHopByHop(answer.headers));
  await reply.send(answer);
}

/** Of a number that nobody of us wrote: enough. */
function countForwards({ headers }: FastifyRequest): number {
  const count = Number(headers[FORWARDS_HEADER] ?? 0);
  return count >= 0 ? count : FORWARDS_MAX;
}

function withoutHopByHop<T extends object>(headers: T): Partial<T> {
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));
  // The same headers but for those.
  return Object.fromEntries(kept) as Partial<T>;
}

function ask(
  url: URL,
  { request, reply }: Exchange,
  { headers: added, signal }: { headers: Record<string, string>; signal: AbortSignal | undefined },
): Promise<IncomingMessage> {
  const read = request.body === undefined ? undefined : bodyAsSent(request);
  const headers = {
    ...withoutHopByHop(request.headers),
    ...added,
    ...(read !== undefined && { 'content-length': String(Buffer.byteLength(read)) }),
  };
  return new Promise((resolve, reject) => {
    const unreachable = (cause: Error) => reject(new Refusal('busy', {}, { cause }));
    const { request: send } =
      url.protocol === 'https:' ? lazyNodeHttpsModule() : lazyNodeHttpModule();
    const options = { method: request.method, headers, timeout: TIMEOUT_MS, signal };
    const out = send(url, options, (answer) => {
      // From here on it is the other cell's to end, or the visitor's.
      out.setTimeout(0);
      resolve(answer);
    });
    // Nobody waits for the answer any more, so nobody asks for it.
    reply.raw.once('close', () => out.destroy());
    out.on('error', unreachable);
    out.on('timeout', () => out.destroy(new Error('the other cell does not answer')));
    if (read !== undefined) out.end(read);
    else pipeline(request.raw, out, (error) => error && out.destroy(error));
  });
}

/** A body that was read already, as the form or the script had sent it. */
function bodyAsSent({ body, headers }: FastifyRequest): string | Buffer {
  if (Buffer.isBuffer(body)) return body;
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  // The parser of forms makes such objects of texts, or of lists of them.
  return isForm ? stringify(body as Record<string, string | string[]>) : JSON.stringify(body);
}
