import type { Answer, Endpoint, Received } from '@evenhand/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from './doors/enter.ts';
import { doorkeepers, type Visitor } from './doors/doorkeepers.ts';
import { checkCsrf } from './doors/session.ts';
import { answerOnce } from './idempotency.ts';
import type { Outside } from './outside.ts';
import { Refusal } from './refusal.ts';

export type House = {
  app: FastifyInstance;
  outside: Outside;
  endpoints: Endpoint[];
  pages: PageAddress[];
};

/** Where a page or a form of ours stands that is no promise of the contract. */
export type PageAddress = Pick<Endpoint, 'method' | 'path' | 'door'>;

type VisitorOf<E extends Endpoint> = Visitor[E['door']];

export type Context<E extends Endpoint> = Received<E> & {
  db: Db<E['door']>;
  visitor: VisitorOf<E>;
  outside: Outside;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Puts a promise of the contract at its address: the door identifies, `may` decides, the input is
 * parsed, the handler works in one transaction as the door's role, the answer is encoded by the
 * contract and refused if it says more than was promised.
 */
export function route<const E extends Endpoint>(
  { app, outside, endpoints }: House,
  endpoint: E,
  may: (visitor: VisitorOf<E>) => boolean,
) {
  endpoints.push(endpoint);
  const changes = endpoint.method !== 'GET' || endpoint.guarded === true;
  // A refusal that is returned instead of thrown keeps what the handler wrote: a failed log-in is counted.
  return (handler: (context: Context<E>) => Promise<Answer<E> | Refusal>) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        if (changes && (endpoint.door === 'staff' || endpoint.door === 'public'))
          checkCsrf(request, outside.config);
        if (endpoint.door === 'staff' || endpoint.door === 'reviewer') refuseForms(request);
        // TypeScript cannot tie the door's name to its keeper's type through the index.
        const open = doorkeepers[endpoint.door] as unknown as Doorkeeper<E>;
        const answer = await open(outside, request, async (db, visitor) => {
          if (!may(visitor)) throw new Refusal('not-allowed');
          const received = receive(endpoint, request);
          return answerOnce({ db, endpoint, request }, async () => {
            const told = await handler({ ...received, db, visitor, outside, request, reply });
            return told instanceof Refusal ? told : encode(endpoint, told);
          });
        });
        if (answer instanceof Refusal) throw answer;
        if (changes) outside.hint();
        if (!reply.sent) reply.status(statusOf(endpoint, reply)).send(answer);
        return reply;
      },
    });
  };
}

type Doorkeeper<E extends Endpoint> = <T>(
  outside: Outside,
  request: FastifyRequest,
  work: (db: Db<E['door']>, visitor: VisitorOf<E>) => Promise<T>,
) => Promise<T>;

/** Forms are for the pages of candidates and passers-by; everybody else sends JSON. */
function refuseForms({ headers }: FastifyRequest): void {
  const type = headers['content-type'];
  if (type !== undefined && !/^application\/json\b/i.test(type)) throw new Refusal('wrong-type');
}

function receive<E extends Endpoint>(endpoint: E, request: FastifyRequest): Received<E> {
  const received = {
    params: endpoint.params && parse(endpoint.params, request.params, 'not-found'),
    query: endpoint.query && parse(endpoint.query, request.query, 'bad-input'),
    body: endpoint.body && parse(endpoint.body, request.body, 'bad-input'),
  };
  // The three schemas are those of the endpoint, so the parts are what `Received` infers from it.
  return received as Received<E>;
}

function parse(schema: z.ZodMiniType, value: unknown, code: 'not-found' | 'bad-input'): unknown {
  if (!isStorable(value)) throw new Refusal('bad-text');
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  if (code === 'not-found') throw new Refusal('not-found');
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [
      issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
      issue.code === 'unrecognized_keys' ? 'This field is not known here.' : issue.message,
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
