import type { ServerRenderedPageProps } from '@evenhand/contract/server-pages.ts';
import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { DoorRoleOf, Visitor } from '../access/authenticators.ts';
import type { Db } from '../access/enter.ts';
import { tokenOf } from '../access/reviewer.ts';
import { csrfTokenOf, setSessionCookie, sessionOf } from '../access/session.ts';
import { isSameToken } from '../crypto/is-same-token.ts';
import { closeToOthers } from './error-page.ts';
import { addOneClickForms } from './one-click-forms.ts';
import { authenticate } from '../access/authenticate.ts';
import type { Services } from '../services.ts';
import { retryRead } from './retry-read.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import { HTML, sendPage } from './render-page.ts';
import { isStorable } from './parse-request.ts';
import type { Server, PageAddress } from './route.ts';
import { framedOnOwnPages } from './security-headers.ts';
import { type CachedResponse, sendCached } from './send-cached.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by people in a browser: failures are pages as well. */
    isPage?: true;
    /** Whatever it reads by the public door is of the same moment. */
    isOneMoment?: true;
  }
}

type PageDoor = 'public' | 'candidate' | 'staff';

/** What a page's handler says: draw this, send this document, go there, or send what is made once for everybody. */
export type PageResponse =
  | { show: ServerRenderedPageProps; status?: number }
  | { document: () => Promise<string> }
  | { goTo: string }
  | { cached: () => Promise<CachedResponse> };

export type Fields = Record<string, string>;

export type PageContext<D extends PageDoor> = {
  db: Db<DoorRoleOf<D>>;
  visitor: Visitor[D];
  params: Fields;
  query: Fields;
  /** The fields of a posted form, its anti-forgery token checked; empty for a GET. */
  form: Fields;
  /** The anti-forgery token for the forms of the page to be drawn. */
  formToken: () => string;
  services: Services;
  request: FastifyRequest;
};

export type Unopened<D extends PageDoor> = Omit<PageContext<D>, 'db' | 'visitor'>;

/**
 * Puts a server-drawn page, or the form that it posts, at its address: the same doors and the same
 * single transaction as a call of the contract; drawn after the commit.
 */
export function page<D extends PageDoor>(
  { app, services, pages }: Server,
  address: PageAddress & {
    method: 'GET' | 'POST';
    door: D;
    isFramed?: true;
    /** What it draws is kept: a version and what stands in it belong together. */
    isCached?: true;
    /** Holds nothing that is its visitor's own, and nothing that a stranger wrote: compressed. */
    isCompressed?: true;
    /** Mail programs press this button by themselves (RFC 8058): its address is the only proof that is asked for. */
    isOneClick?: true;
  },
  handler: (context: PageContext<D>) => Promise<PageResponse>,
  /** Asked before the door is opened, where there is nobody to be identified: what it shows needs no transaction. */
  beforehand?: D extends 'public'
    ? (context: Unopened<D>) => Promise<PageResponse | undefined>
    : never,
): void {
  pages.push(address);
  const config: FastifyContextConfig = {
    isPage: true,
    ...(address.isCached && { isOneMoment: true }),
    ...(address.isCompressed && { isCompressed: true }),
  };
  const route: RouteOptions = {
    method: address.method,
    url: address.path.replace(/\{(\w+)\}/g, ':$1'),
    config,
    handler: async (request, reply) => {
      if (address.door === 'candidate') closeToOthers(reply);
      if (address.isFramed) framedOnOwnPages(reply);
      const isOwnForm = address.method === 'POST' && address.isOneClick !== true;
      const form = isOwnForm ? readForm(request, address.door, services) : {};
      const received = (): Unopened<D> => ({
        params: isStorable(request.params) ? flat(request.params) : refuse('not-found'),
        query: whatIsWhole(request.query),
        form,
        formToken: () => tokenFor(request, address.door, { services, reply }),
        services,
        request,
      });
      const work = async () =>
        (await beforehand?.(received())) ??
        authenticate({ services, request, address }, (db, visitor) =>
          handler({ ...received(), db, visitor }),
        );
      const shown = await (address.method === 'GET' ? retryRead(work) : work());
      if (address.method === 'POST') services.hint();
      if ('goTo' in shown) return reply.redirect(shown.goTo, 303);
      if ('cached' in shown)
        return sendCached(request, reply, { cached: await shown.cached(), now: services.now() });
      if ('document' in shown) return reply.type(HTML).send(await shown.document());
      return sendPage(reply, shown.show, shown.status);
    },
  };
  if (address.isOneClick) addOneClickForms(app, (corner) => corner.route(route));
  else app.route(route);
}

/** @throws Refusal wrong-type, stale-token, bad-text or bad-request */
function readForm(request: FastifyRequest, door: PageDoor, { config }: Services): Fields {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal('wrong-type');
  if (!isFromOwnPage(request, config)) throw new Refusal('stale-token');
  const fields = flat(request.body);
  const boundTo = door === 'candidate' ? tokenOf(request, 'token') : sessionOf(request, config);
  if (boundTo === null || !isSameToken(fields['csrf'] ?? '', csrfTokenOf(boundTo, config)))
    throw new Refusal('stale-token');
  return fields;
}

/** A page of ours sent it: pages without a referrer have the origin 'null', which counts where the browser says no more. */
function isFromOwnPage({ headers }: FastifyRequest, { BASE_URL }: Services['config']): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === BASE_URL || (headers.origin === 'null' && BASE_URL.startsWith('http:'));
}

function tokenFor(
  request: FastifyRequest,
  door: PageDoor,
  { services, reply }: { services: Services; reply: FastifyReply },
): string {
  const { config } = services;
  if (door === 'candidate') return csrfTokenOf(tokenOf(request, 'token'), config);
  return csrfTokenOf(sessionOf(request, config) ?? setSessionCookie(reply, config), config);
}

function refuse(code: RefusalCode): never {
  throw new Refusal(code);
}

/** Others write the links that lead here: what cannot be read of their query counts as not there. */
function whatIsWhole(query: unknown): Fields {
  const whole = Object.entries(query ?? {}).filter(
    (entry) => typeof entry[1] === 'string' && isStorable(entry),
  );
  return flat(Object.fromEntries(whole));
}

/** Every field once, and as text that can be stored. */
function flat(value: unknown): Fields {
  if (!isStorable(value)) throw new Refusal('bad-text');
  const entries = Object.entries(value ?? {});
  if (entries.some(([, part]) => typeof part !== 'string')) throw new Refusal('bad-request');
  // Each part was just seen to be a string; without a prototype no field can shadow anything.
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as Fields;
}
