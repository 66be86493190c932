import {
  type ResponseOf,
  type Endpoint,
  isEndpointClosedToSupport,
  type HandlerInputOf,
} from '@evenhand/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessRule, MemberAccessRule } from '../access/access-rule-types-and-member-kinds.ts';
import type { Db } from '../access/transactions-by-door-or-token.ts';
import type { DatabaseRoleOfDoor, VisitorByDoor } from '../access/authenticator-by-door.ts';
import {
  type VisitorRequestContext,
  makeVisitorRequestContext,
} from '../access/visitor-request-context.ts';
import { checkCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { runOncePerIdempotencyKey, isIdempotencyKeyUsed } from './run-once-per-idempotency-key.ts';
import { authenticate } from '../access/authenticate.ts';
import { encodeResponse } from './encode-response.ts';
import { parseRequest } from './parse-request.ts';
import { sendEndpointResponse } from './send-endpoint-response.ts';
import type { Services } from '../services-type.ts';
import { retryReadAfterLostConnection } from './retry-read-after-lost-connection.ts';
import { Refusal } from './refusal.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { reencodeUploadedImage, imageUploadRouteOptions } from './image-upload.ts';

export type RoutedApp = {
  app: FastifyInstance;
  services: Services;
  endpoints: Endpoint[];
  pages: (PageRouteAddress & { may?: MemberAccessRule })[];
  /** Who may call each endpoint, as its route declares. */
  accessRules: Map<Endpoint, AccessRule<never>>;
  /** How many calls of endpoints this process is answering. */
  calls: { inHand: number };
};

/** Where a page or a form of ours stands that is no promise of the contract. */
export type PageRouteAddress = Pick<Endpoint, 'method' | 'path' | 'door'>;

type VisitorOf<E extends Endpoint> = VisitorByDoor[E['door']];

type AccessRuleOf<E extends Endpoint> = AccessRule<VisitorOf<E>> &
  (E['door'] extends 'staff' ? MemberAccessRule : unknown);

export type EndpointContext<E extends Endpoint> = HandlerInputOf<E> & {
  visit: VisitorRequestContext<E['door']>;
  db: Db<DatabaseRoleOfDoor<E['door']>>;
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
export type EndpointPrepareStepBeforeTransaction<E extends Endpoint, Found> = (
  context: Omit<EndpointContext<E>, 'reply' | 'image'>,
) => Promise<() => Promise<Found>>;

/** A refusal that is returned instead of thrown keeps what the handler wrote: a failed log-in is counted. */
type Handler<E extends Endpoint, Found> = (
  context: EndpointContext<E>,
  found: Found,
) => Promise<ResponseOf<E> | Refusal>;

/** In a handler's place: what was prepared is the answer, and sending it needs no transaction more. */
export const RESPOND_WITH_PREPARE_STEP_RESULT = 'prepared-answer';

/**
 * Puts a promise of the contract at its address. A call goes through the steps below in their order: guard, authenticate, authorise,
 * parse, prepare, run, encode, send.
 */
export function addEndpointRoute<const E extends Endpoint>(
  { app, services, endpoints, accessRules, calls }: RoutedApp,
  endpoint: E,
  may: AccessRuleOf<E>,
  /** Where the call waits before anything is asked of the database for it. */
  limiter: ConcurrencyLimiter = (work) => work(),
) {
  endpoints.push(endpoint);
  accessRules.set(endpoint, may);
  function put(
    handler: typeof RESPOND_WITH_PREPARE_STEP_RESULT,
    prepareStep: EndpointPrepareStepBeforeTransaction<E, ResponseOf<E>>,
  ): void;
  function put<Found>(
    handler: Handler<E, Found>,
    prepareStep?: EndpointPrepareStepBeforeTransaction<E, Found>,
  ): void;
  function put<Found>(
    handler: Handler<E, Found> | typeof RESPOND_WITH_PREPARE_STEP_RESULT,
    prepareStep?: EndpointPrepareStepBeforeTransaction<E, Found>,
  ): void {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.upload !== undefined && imageUploadRouteOptions),
      config: { ...(endpoint.compressible && { isCompressed: true }) },
      handler: countedIn(calls, async (request, reply) => {
        const call = { services, endpoint, may, handler, prepareStep, request, reply };
        guard(call);
        const image = await redrawImage(call);
        const work = async () => {
          const atOnce = { ...call, now: services.now() };
          return run(atOnce, { image, prepared: await prepare(atOnce) });
        };
        const answer = await limiter(
          changes(endpoint) ? work : () => retryReadAfterLostConnection(work),
        );
        if (answer instanceof Refusal) throw answer;
        if (changes(endpoint)) services.hint();
        return sendEndpointResponse(reply, endpoint, answer);
      }),
    });
  }
  return put;
}

function countedIn(
  calls: RoutedApp['calls'],
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): typeof handle {
  return async (request, reply) => {
    calls.inHand += 1;
    try {
      return await handle(request, reply);
    } finally {
      calls.inHand -= 1;
    }
  };
}

/** One request to an endpoint, with all that its steps need. */
type Call<E extends Endpoint, Found> = {
  services: Services;
  endpoint: E;
  may: AccessRuleOf<E>;
  handler: Handler<E, Found> | typeof RESPOND_WITH_PREPARE_STEP_RESULT;
  prepareStep: EndpointPrepareStepBeforeTransaction<E, Found> | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The moment at which all that a call does happens, in however many transactions. */
type CallInTime<E extends Endpoint, Found> = Call<E, Found> & { now: Date };

/** What a request must be before anybody asks who sends it: not another site's, and no form where none is read. */
function guard<E extends Endpoint, Found>({ services, endpoint, request }: Call<E, Found>): void {
  if (changes(endpoint) && hasCookie(endpoint)) checkCsrfToken(request, services.config);
  if (endpoint.door !== 'public' && endpoint.door !== 'candidate') refuseForms(request, endpoint);
}

/** Works in one transaction as the door's role, once it is known who asks, and that they may. */
function authenticated<E extends Endpoint, Found, Result>(
  { services, endpoint, may, request }: Call<E, Found>,
  work: (db: Db<DatabaseRoleOfDoor<E['door']>>, visitor: VisitorOf<E>) => Promise<Result>,
): Promise<Result> {
  const authRequest = { services, request, address: endpoint as E & { door: E['door'] } };
  return authenticate<E['door'], Result>(authRequest, async (db, visitor) => {
    authorise(endpoint, may.allows(visitor), visitor);
    return work(db, visitor);
  });
}

/** Drawing takes its time: for nobody who may not send it, for no place that cannot be, and in no transaction. */
async function redrawImage<E extends Endpoint, Found>(
  call: Call<E, Found>,
): Promise<EndpointContext<E>['image']> {
  const { services, endpoint, request } = call;
  if (endpoint.upload !== undefined)
    await authenticated(call, async () => void parseRequest(endpoint, request));
  const image =
    endpoint.upload && (await reencodeUploadedImage(services, request.body, endpoint.upload));
  // It is there for the very endpoints that take one.
  return image as EndpointContext<E>['image'];
}

/** What is asked outside of the server, in no transaction; whether and what is looked for in one before. */
async function prepare<E extends Endpoint, Found>(call: CallInTime<E, Found>): Promise<Found> {
  const { services, endpoint, prepareStep, request } = call;
  const ask =
    prepareStep &&
    (await authenticated(call, async (db, visitor) => {
      if (await isIdempotencyKeyUsed({ db, endpoint, request })) return undefined;
      const input = parseRequest(endpoint, request);
      const visit = visitOf(call, db, visitor);
      return prepareStep({ ...input, visit, db, visitor, services, request });
    }));
  // Missing only where there is no prepare step, or where the earlier response is given again.
  return (await ask?.()) as Found;
}

async function run<E extends Endpoint, Found>(
  call: CallInTime<E, Found>,
  { image, prepared }: { image: EndpointContext<E>['image']; prepared: Found },
): Promise<unknown> {
  const { services, endpoint, handler, request, reply } = call;
  const isFile = endpoint.responseType !== undefined;
  if (handler === RESPOND_WITH_PREPARE_STEP_RESULT)
    return isFile ? prepared : encodeResponse(endpoint, prepared);
  return authenticated<E, Found, unknown>(call, async (db, visitor) => {
    const input = parseRequest(endpoint, request);
    const visit = visitOf(call, db, visitor);
    const context = { ...input, visit, db, visitor, services, request, reply, image };
    const handle = () => handler(context, prepared);
    // A file is sent piece by piece after the commit, and can be asked for again.
    if (isFile) return handle();
    return runOncePerIdempotencyKey(
      { db, endpoint, request, config: services.config },
      async () => {
        const response = await handle();
        return response instanceof Refusal ? response : encodeResponse(endpoint, response);
      },
    );
  });
}

function visitOf<E extends Endpoint, Found>(
  { services, endpoint, request, now }: CallInTime<E, Found>,
  db: Db<DatabaseRoleOfDoor<E['door']>>,
  visitor: VisitorOf<E>,
): VisitorRequestContext<E['door']> {
  const { door }: { door: E['door'] } = endpoint;
  return makeVisitorRequestContext({ services, door, db, visitor, now, requestId: request.id });
}

const changes = ({ method, requiresCsrf }: Endpoint) => method !== 'GET' || requiresCsrf === true;

/** How long a given password or code counts as a proof of who sits there. */
export const REAUTHENTICATION_VALID_S = 600;

/** Doors at which a browser's cookie tells who it is, which another site could borrow. */
const hasCookie = ({ door }: Endpoint) =>
  door === 'staff' || door === 'operator' || door === 'public';

/** Who may make this call at all, and what a session must be for it besides alive. */
function authorise(
  endpoint: Endpoint,
  isAllowed: boolean,
  visitor: VisitorByDoor[keyof VisitorByDoor],
): void {
  if (!isAllowed) throw new Refusal('not-allowed');
  if (
    endpoint.scope !== undefined &&
    !('scopes' in visitor && visitor.scopes.includes(endpoint.scope))
  )
    throw new Refusal('scope-missing');
  if (
    isEndpointClosedToSupport(endpoint) &&
    'impersonationId' in visitor &&
    visitor.impersonationId !== null
  )
    throw new Refusal('closed-to-support');
  if (
    endpoint.requiresRecentLogin &&
    !('confirmedSecondsAgo' in visitor && visitor.confirmedSecondsAgo <= REAUTHENTICATION_VALID_S)
  )
    throw new Refusal('confirm-first');
}

/** Forms are for the pages of candidates and passers-by; everybody else sends JSON. */
function refuseForms({ headers }: FastifyRequest, { upload }: Endpoint): void {
  const type = headers['content-type'];
  if (upload === undefined && type !== undefined && !/^application\/json\b/i.test(type))
    throw new Refusal('wrong-type');
}
