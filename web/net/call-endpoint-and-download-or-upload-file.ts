import {
  type ResponseOf,
  type ClientRequestOf,
  type Endpoint,
  fillEndpointPath,
} from '@evenhand/contract/endpoint.ts';
import { checkLogInStateEndpoint } from '@evenhand/contract/sign-in.ts';
import * as z from 'zod/mini';
import { isPageUnattended, recordMutationTime } from './last-user-input-and-mutation-times.ts';
import {
  findOrCreateIdempotencyKey,
  fingerprintOfMutation,
  forgetIdempotencyKey,
} from './idempotency-keys.ts';
import {
  findPreloadedResponse,
  forgetPreloadedResponses,
} from './find-and-forget-preloaded-responses.ts';
import { staffPagePaths } from './staff-page-paths.ts';
import {
  parseReplyBodyAsJson,
  OTHER_USER_LOGGED_IN_REPLY,
  makeProblemDetails,
  problemDetailsOfReply,
  type EndpointCallReply,
} from './read-endpoint-call-reply-and-problem-details.ts';
import { EndpointCallFailedError } from './endpoint-call-failed-error.ts';
import {
  type ReauthenticationReason,
  findReauthenticationHandler,
} from './reauthentication-handler.ts';

// The page's policy forbids to compile code while it runs.
z.config({ jitless: true });

/** Makes a call of the contract. Throws `EndpointCallFailedError`, or the abort of `signal`. */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  asked: ClientRequestOf<E>,
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  return parseEndpointCallReply(
    endpoint,
    await sendWithProof(endpoint, requestOf(endpoint, asked, signal)),
  );
}

/** The same for what must arrive although the page may be left while it is under way. */
export async function callEndpointKeepalive<E extends Endpoint>(
  endpoint: E,
  asked: ClientRequestOf<E>,
): Promise<ResponseOf<E>> {
  const request = requestOf(endpoint, asked, undefined);
  request.options.keepalive = true;
  return parseEndpointCallReply(endpoint, await sendWithProof(endpoint, request));
}

/** Once a page is being left there is no time to ask for a token: it is asked for before. */
export async function ensureCsrfToken(): Promise<void> {
  // Whoever calls later hears of a server that is gone.
  if (!csrfToken) await renewToken().catch(() => {});
}

/** Asks for a file and hands it to the browser to keep, under the name that the server has given it. */
export async function downloadFileFromEndpoint<E extends Endpoint & { responseType: string }>(
  endpoint: E,
  asked: ClientRequestOf<E>,
): Promise<void> {
  const { file } = await sendWithProof(endpoint, requestOf(endpoint, asked, undefined));
  if (!file)
    throw new EndpointCallFailedError(
      makeProblemDetails('unreadable', 'The file did not arrive. Try again.'),
    );
  const address = URL.createObjectURL(file.content);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  URL.revokeObjectURL(address);
}

/** Sends a picture to where one is taken. */
export async function uploadImageToEndpoint<E extends Endpoint & { upload: string }>(
  endpoint: E,
  asked: ClientRequestOf<E>,
  image: Blob,
): Promise<ResponseOf<E>> {
  const request = requestOf(endpoint, asked, undefined);
  request.options.headers.set('Content-Type', image.type);
  request.options.body = image;
  return parseEndpointCallReply(endpoint, await sendWithProof(endpoint, request));
}

/** The reply of a call that went through, if need be after whoever sits there has proved themselves. */
async function sendWithProof(endpoint: Endpoint, request: Request): Promise<EndpointCallReply> {
  let reply = await sendWithToken(request);
  const given = new Set<ReauthenticationReason>();
  let proof = proofFor(endpoint, reply);
  while (proof && !given.has(proof) && (await findReauthenticationHandler()?.ask(proof))) {
    given.add(proof);
    reply = await sendWithToken(request);
    proof = proofFor(endpoint, reply);
  }
  if (!reply.ok && problemDetailsOfReply(reply).code === 'org-expired')
    location.assign(staffPagePaths.expired());
  if (!reply.ok) throw new EndpointCallFailedError(problemDetailsOfReply(reply), reply.body);
  // What is asked again and again brings a signal along, a deed does not.
  if (endpoint.method !== 'GET' && !request.options.signal) recordMutationTime();
  return reply;
}

/** The same for calls that are part of a proof themselves: a refusal is simply told. */
export async function callEndpointWithoutReauthentication<E extends Endpoint>(
  endpoint: E,
  asked: ClientRequestOf<E>,
): Promise<ResponseOf<E>> {
  const reply = await sendWithToken(requestOf(endpoint, asked, undefined));
  if (!reply.ok) throw new EndpointCallFailedError(problemDetailsOfReply(reply), reply.body);
  return parseEndpointCallReply(endpoint, reply);
}

/**
 * A token that is missing, or that another tab made stale, is renewed first, unless that other tab is somebody else's by
 * now: nothing is ever done in their name.
 */
async function sendWithToken(request: Request): Promise<EndpointCallReply> {
  if (request.isGuarded && !csrfToken)
    rememberToken(findPreloadedResponse(checkLogInStateEndpoint.path));
  if (request.isGuarded && !csrfToken && (await renewsForSomebodyElse()))
    return OTHER_USER_LOGGED_IN_REPLY;
  if (request.isGuarded) forgetPreloadedResponses();
  const reply = await send(request);
  if (reply.status !== 403 || problemDetailsOfReply(reply).code !== 'stale-token') return reply;
  return (await renewsForSomebodyElse()) ? OTHER_USER_LOGGED_IN_REPLY : send(request);
}

async function renewsForSomebodyElse(): Promise<boolean> {
  const user = z.safeParse(UserCarrier, (await renewToken()).body);
  const here = findReauthenticationHandler();
  return user.success && here !== undefined && user.data.userId !== here.id;
}

function proofFor(
  endpoint: Endpoint,
  reply: EndpointCallReply,
): ReauthenticationReason | undefined {
  if (reply.ok || (endpoint.door !== 'staff' && endpoint.door !== 'operator')) return undefined;
  const { code } = problemDetailsOfReply(reply);
  if (code === 'somebody-else') return code;
  if (code === 'not-logged-in') return 'log-in-again';
  return code === 'confirm-first' ? 'confirm' : undefined;
}

type Request = {
  url: string;
  isGuarded: boolean;
  deed: string | undefined;
  options: RequestInit & { headers: Headers };
};
/** What `ClientRequestOf<E>` may hold, for every endpoint at once. */
type AnyRequest = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Kept in memory alone: nothing else on this computer can read it. */
let csrfToken: string | undefined;

function requestOf(
  endpoint: Endpoint,
  asked: AnyRequest,
  signal: AbortSignal | undefined,
): Request {
  // A personal link is all there is behind the other doors: nothing that another page could borrow.
  const hasCookie = ['staff', 'operator', 'public'].includes(endpoint.door);
  const headers = new Headers({ Accept: 'application/json' });
  const { method } = endpoint;
  const options: Request['options'] = { method, headers, signal: signal ?? null };
  if (asked.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    options.body = JSON.stringify(asked.body);
  }
  if (hasCookie && isPageUnattended()) headers.set('X-Unattended', '1');
  const url = endpointCallUrl(endpoint, asked);
  return {
    url,
    deed: fingerprintOfMutation(endpoint, url, options.body),
    isGuarded: hasCookie && (endpoint.method !== 'GET' || 'requiresCsrf' in endpoint),
    options,
  };
}

export function endpointCallUrl(endpoint: Endpoint, { params, query }: AnyRequest): string {
  return fillEndpointPath(endpoint, params) + searchOf(query);
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

async function send({ url, deed, options }: Request): Promise<EndpointCallReply> {
  if (csrfToken) options.headers.set('X-CSRF-Token', csrfToken);
  if (deed) options.headers.set('Idempotency-Key', findOrCreateIdempotencyKey(deed));
  try {
    const response = await fetch(url, options);
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    if (response.ok && name) {
      const content = await response.blob();
      return { ok: true, status: response.status, body: undefined, file: { name, content } };
    }
    const text = await response.text();
    if (deed) forgetIdempotencyKey(deed, response.status);
    const body = parseReplyBodyAsJson(text);
    rememberToken(body);
    return { ok: response.ok, status: response.status, body };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new EndpointCallFailedError(
      makeProblemDetails(
        'network',
        'We could not reach the server. Check your connection and try again.',
      ),
    );
  }
}

const TokenCarrier = z.object({ csrfToken: z.string() });
const UserCarrier = z.object({ userId: z.int() });

function rememberToken(body: unknown) {
  const carrier = z.safeParse(TokenCarrier, body);
  if (carrier.success) csrfToken = carrier.data.csrfToken;
}

/** A browser that is not logged in gets its token too, with a 401. */
function renewToken(): Promise<EndpointCallReply> {
  return send(requestOf(checkLogInStateEndpoint, {}, undefined));
}

export function parseEndpointCallReply<E extends Endpoint>(
  endpoint: E,
  reply: EndpointCallReply,
): ResponseOf<E> {
  // `ResponseOf<E>` is the output of this very schema, or undefined without one.
  if (!endpoint.output) return undefined as ResponseOf<E>;
  const answer = z.safeParse(endpoint.output, reply.body);
  if (!answer.success)
    throw new EndpointCallFailedError(problemDetailsOfReply({ ...reply, body: undefined }));
  return answer.data as ResponseOf<E>;
}
