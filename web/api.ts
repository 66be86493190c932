import { type Answer, type Asked, type Endpoint, pathOf } from '@evenhand/contract/endpoint.ts';
import { Problem } from '@evenhand/contract/problem.ts';
import { loggedIn } from '@evenhand/contract/sign-in.ts';
import * as z from 'zod/mini';

// The page's policy forbids to compile code while it runs.
z.config({ jitless: true });

/** Of problems that no server described: it was not reached, or said nothing that can be read. */
const NO_STATUS = 0;

/** A call that brought no answer, for whatever reason: `problem.message` can be shown. */
export class CallFailed extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'CallFailed';
    this.problem = problem;
  }

  /** The server was never reached: nothing is known to have changed. */
  get isOffline(): boolean {
    return this.problem.code === 'network';
  }
}

/** Makes a call of the contract. Throws `CallFailed`, or the abort of `signal`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  asked: Asked<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const request = requestOf(endpoint, asked, signal);
  if (request.isGuarded && !csrfToken) await renewToken();
  let reply = await send(request);
  if (reply.status === 403 && problemOf(reply).code === 'stale-token') {
    await renewToken();
    reply = await send(request);
  }
  if (!reply.ok) throw new CallFailed(problemOf(reply));
  return answerOf(endpoint, reply);
}

type Request = { url: string; isGuarded: boolean; options: RequestInit & { headers: Headers } };
type Reply = { ok: boolean; status: number; body: unknown };
/** What `Asked<E>` may hold, for every endpoint at once. */
type AnyAsked = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Kept in memory alone: nothing else on this computer can read it. */
let csrfToken: string | undefined;

function requestOf(endpoint: Endpoint, asked: AnyAsked, signal: AbortSignal | undefined): Request {
  // A personal link is all there is behind the other doors: nothing that another page could borrow.
  const hasCookie = endpoint.door === 'staff' || endpoint.door === 'public';
  const headers = new Headers({ Accept: 'application/json' });
  const options: Request['options'] = {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    signal: signal ?? null,
  };
  if (asked.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    options.body = JSON.stringify(asked.body);
  }
  if (hasCookie && endpoint.method === 'POST') headers.set('Idempotency-Key', crypto.randomUUID());
  return {
    url: pathOf(endpoint, asked.params) + searchOf(asked.query),
    isGuarded: hasCookie && (endpoint.method !== 'GET' || 'guarded' in endpoint),
    options,
  };
}

function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (isPlain(one) && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

async function send({ url, options }: Request): Promise<Reply> {
  if (csrfToken) options.headers.set('X-CSRF-Token', csrfToken);
  try {
    const response = await fetch(url, options);
    const text = await response.text();
    const body = bodyOf(text);
    rememberToken(body);
    return { ok: response.ok, status: response.status, body };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallFailed(
      problem('network', 'We could not reach the server. Check your connection and try again.'),
    );
  }
}

function bodyOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TokenCarrier = z.object({ csrfToken: z.string() });

function rememberToken(body: unknown) {
  const carrier = z.safeParse(TokenCarrier, body);
  if (carrier.success) csrfToken = carrier.data.csrfToken;
}

/** A browser that is not logged in gets its token too, with a 401. */
async function renewToken() {
  await send(requestOf(loggedIn, {}, undefined));
}

const ToldProblem = z.object(Problem.shape);

function problemOf(reply: Reply): Problem {
  const told = z.safeParse(ToldProblem, reply.body);
  if (told.success) return told.data;
  return problem('unreadable', 'Something went wrong on our side. Try again.', reply.status);
}

function problem(code: string, message: string, status = NO_STATUS): Problem {
  return { type: 'about:blank', title: message, status, code, message, requestId: '' };
}

function answerOf<E extends Endpoint>(endpoint: E, reply: Reply): Answer<E> {
  // `Answer<E>` is the output of this very schema, or undefined without one.
  if (!endpoint.output) return undefined as Answer<E>;
  const answer = z.safeParse(endpoint.output, reply.body);
  if (!answer.success) throw new CallFailed(problemOf({ ...reply, body: undefined }));
  return answer.data as Answer<E>;
}
