import {
  type ResponseOf,
  type Endpoint,
  isClosedToSupport,
  type InputOf,
} from '@evenhand/contract/endpoint.ts';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from './doors/enter.ts';
import type { DoorRoleOf, Visitor } from './doors/authenticators.ts';
import { checkCsrf } from './doors/session.ts';
import { fieldSentence } from './field-sentence.ts';
import { answerOnce, wasAnswered } from './idempotency.ts';
import { authenticate } from './authenticate.ts';
import type { Services } from './services.ts';
import { retryRead } from './retry-read.ts';
import { Refusal } from './refusal.ts';
import type { Limiter } from './limiter.ts';
import { redrawUpload, sendImage, imageRouteOptions } from './upload-image.ts';

export type Server = {
  app: FastifyInstance;
  services: Services;
  endpoints: Endpoint[];
  pages: PageAddress[];
};

/** Where a page or a form of ours stands that is no promise of the contract. */
export type PageAddress = Pick<Endpoint, 'method' | 'path' | 'door'>;

type VisitorOf<E extends Endpoint> = Visitor[E['door']];

export type Context<E extends Endpoint> = InputOf<E> & {
  db: Db<DoorRoleOf<E['door']>>;
  visitor: VisitorOf<E>;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The picture that was sent, drawn anew by the server. */
  image: E extends { upload: string } ? Buffer : undefined;
};

/**
 * What a call has to learn outside the server before its transaction begins: looks in one of its own what is to be asked, and
 * gives back the call to make, which is made in none.
 */
export type PrepareStep<E extends Endpoint, Found> = (
  context: Omit<Context<E>, 'reply' | 'image'>,
) => Promise<() => Promise<Found>>;

/** A refusal that is returned instead of thrown keeps what the handler wrote: a failed log-in is counted. */
type Handler<E extends Endpoint, Found> = (
  context: Context<E>,
  found: Found,
) => Promise<ResponseOf<E> | Refusal>;

/** In a handler's place: what was prepared is the answer, and sending it needs no transaction more. */
export const PREPARED_ANSWER = 'prepared-answer';

/**
 * Puts a promise of the contract at its address: the door identifies, `may` decides, the input is
 * parsed, the handler works in one transaction as the door's role, the answer is encoded by the
 * contract and refused if it says more than was promised.
 */
export function route<const E extends Endpoint>(
  { app, services, endpoints }: Server,
  endpoint: E,
  may: (visitor: VisitorOf<E>) => boolean,
  /** Where the call waits before anything is asked of the database for it. */
  limiter: Limiter = (work) => work(),
) {
  endpoints.push(endpoint);
  const changes = endpoint.method !== 'GET' || endpoint.requiresCsrf === true;
  function put(handler: typeof PREPARED_ANSWER, prepareStep: PrepareStep<E, ResponseOf<E>>): void;
  function put<Found>(handler: Handler<E, Found>, prepareStep?: PrepareStep<E, Found>): void;
  function put<Found>(
    handler: Handler<E, Found> | typeof PREPARED_ANSWER,
    prepareStep?: PrepareStep<E, Found>,
  ): void {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.upload !== undefined && imageRouteOptions),
      config: { ...(endpoint.compressible && { isCompressed: true }) },
      handler: async (request, reply) => {
        if (changes && hasCookie(endpoint)) checkCsrf(request, services.config);
        if (endpoint.door !== 'public' && endpoint.door !== 'candidate')
          refuseForms(request, endpoint);
        const authRequest = { services, request, address: endpoint as E & { door: E['door'] } };
        const check = (visitor: VisitorOf<E>) => {
          if (!may(visitor)) throw new Refusal('not-allowed');
          checkStanding(endpoint, visitor);
        };
        // Drawing takes its time: for nobody who may not send it, for no place that cannot be, and in no transaction.
        if (endpoint.upload !== undefined)
          await authenticate(authRequest, async (_, visitor) => {
            check(visitor);
            receive(endpoint, request);
          });
        // `image` is there for the very endpoints that take one.
        const image = (endpoint.upload &&
          (await redrawUpload(services, request.body, endpoint.upload))) as Context<E>['image'];
        const work = async () => {
          const prepare =
            prepareStep &&
            (await authenticate<E['door'], (() => Promise<Found>) | undefined>(
              authRequest,
              async (db, visitor) => {
                check(visitor);
                if (await wasAnswered({ db, endpoint, request })) return undefined;
                return prepareStep({
                  ...receive(endpoint, request),
                  db,
                  visitor,
                  services,
                  request,
                });
              },
            ));
          // Missing only where there is no prepare step, or where the earlier response is given again.
          const prepared = (await prepare?.()) as Found;
          if (handler === PREPARED_ANSWER)
            return endpoint.responseType === undefined ? encode(endpoint, prepared) : prepared;
          return authenticate<E['door'], unknown>(authRequest, async (db, visitor) => {
            check(visitor);
            const received = receive(endpoint, request);
            const handle = () =>
              handler({ ...received, db, visitor, services, request, reply, image }, prepared);
            // A file is sent piece by piece after the commit, and can be asked for again.
            if (endpoint.responseType !== undefined) return handle();
            return answerOnce({ db, endpoint, request, config: services.config }, async () => {
              const told = await handle();
              return told instanceof Refusal ? told : encode(endpoint, told);
            });
          });
        };
        const answer = await limiter(changes ? work : () => retryRead(work));
        if (answer instanceof Refusal) throw answer;
        if (changes) services.hint();
        if (endpoint.responseType === 'image/webp') return sendImage(reply, answer as ImageAnswer);
        if (endpoint.responseType !== undefined)
          return sendFile(reply, endpoint.responseType, answer as FileAnswer);
        if (!reply.sent) reply.status(statusOf(endpoint, reply)).send(answer);
        return reply;
      },
    });
  }
  return put;
}

/** How long a given password or code counts as a proof of who sits there. */
export const CONFIRMED_FOR_S = 600;

/** Doors at which a browser's cookie tells who it is, which another site could borrow. */
const hasCookie = ({ door }: Endpoint) =>
  door === 'staff' || door === 'operator' || door === 'public';

/** What a session must be besides alive. */
function checkStanding(endpoint: Endpoint, visitor: Visitor[keyof Visitor]): void {
  if (
    endpoint.scope !== undefined &&
    !('scopes' in visitor && visitor.scopes.includes(endpoint.scope))
  )
    throw new Refusal('scope-missing');
  if (
    isClosedToSupport(endpoint) &&
    'impersonationId' in visitor &&
    visitor.impersonationId !== null
  )
    throw new Refusal('closed-to-support');
  if (
    endpoint.requiresRecentLogin &&
    !('confirmedSecondsAgo' in visitor && visitor.confirmedSecondsAgo <= CONFIRMED_FOR_S)
  )
    throw new Refusal('confirm-first');
}

/** What the handlers of endpoints with `file` answer, as the contract's types say. */
type ImageAnswer = { image: Uint8Array; isPublic: boolean };
type FileAnswer = { name: string; pieces: AsyncIterable<string> };

/** As fast as it is read: no more is held than one piece. */
function sendFile(reply: FastifyReply, type: string, { name, pieces }: FileAnswer): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces));
}

/** Forms are for the pages of candidates and passers-by; everybody else sends JSON. */
function refuseForms({ headers }: FastifyRequest, { upload }: Endpoint): void {
  const type = headers['content-type'];
  if (upload === undefined && type !== undefined && !/^application\/json\b/i.test(type))
    throw new Refusal('wrong-type');
}

function receive<E extends Endpoint>(endpoint: E, request: FastifyRequest): InputOf<E> {
  const received = {
    params: endpoint.params && parse(endpoint.params, request.params, 'not-found'),
    query: endpoint.query && parse(endpoint.query, request.query, 'bad-input'),
    body: endpoint.body && parse(endpoint.body, request.body, 'bad-input'),
  };
  // The three schemas are those of the endpoint, so the parts are what `Received` infers from it.
  return received as InputOf<E>;
}

function parse(schema: z.ZodMiniType, value: unknown, code: 'not-found' | 'bad-input'): unknown {
  if (!isStorable(value)) throw new Refusal('bad-text');
  const result = z.safeParse(schema, value, { error: fieldSentence });
  if (result.success) return result.data;
  if (code === 'not-found') throw new Refusal('not-found');
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [
      issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
      issue.message,
    ]),
  );
  throw new Refusal('bad-input', { fields });
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
  }
  return true;
}

function encode(endpoint: Endpoint, answer: unknown): unknown {
  return endpoint.output === undefined ? undefined : z.encode(endpoint.output, answer);
}

function statusOf(endpoint: Endpoint, reply: FastifyReply): number {
  if (reply.statusCode !== 200) return reply.statusCode;
  return endpoint.status ?? (endpoint.output === undefined ? 204 : 200);
}
