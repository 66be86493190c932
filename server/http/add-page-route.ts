import type { ServerRenderedPageProps } from '@evenhand/contract/server-rendered-page-props.ts';
import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { DatabaseRoleOfDoor, VisitorByDoor } from '../access/authenticator-by-door.ts';
import type { Db } from '../access/transactions-by-door-or-token.ts';
import { readTokenFromPath } from '../access/admit-by-personal-or-job-link-and-read-token.ts';
import {
  deriveCsrfToken,
  setSessionCookie,
  findSessionId,
} from '../access/session-cookie-and-csrf.ts';
import { isSameToken } from '../crypto/is-same-token.ts';
import { addPrivatePageHeaders } from './private-page-headers.ts';
import { addOneClickUnsubscribeRoute } from './one-click-unsubscribe-route.ts';
import type { MemberAccessRule } from '../access/access-rule-types-and-member-kinds.ts';
import type { AuthenticatedMember } from '../access/authenticate-member.ts';
import { authenticate } from '../access/authenticate.ts';
import {
  type VisitorRequestContext,
  makeVisitorRequestContext,
} from '../access/visitor-request-context.ts';
import type { Services } from '../services-type.ts';
import { type DownloadFile, sendDownload } from './send-download.ts';
import { retryReadAfterLostConnection } from './retry-read-after-lost-connection.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import { HTML_CONTENT_TYPE, sendServerPage } from './render-server-page.ts';
import { isStorableInDatabase } from './is-storable-in-database.ts';
import type { RoutedApp, PageRouteAddress } from './add-endpoint-route.ts';
import { allowFramingByOwnPages } from './security-headers.ts';
import {
  type CacheableServerResponse,
  sendCacheableServerResponse,
} from './make-and-send-cacheable-server-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by people in a browser: failures are pages as well. */
    isPage?: true;
    /** Whatever it reads by the public door is of the same moment. */
    isOneMoment?: true;
  }
}

type PageDoor = 'public' | 'candidate' | 'staff';

/** What a page's handler says: draw this, send this document or file, go there, or send what is made once for everybody. */
export type PageResponse =
  | { show: ServerRenderedPageProps; status?: number }
  | { document: () => Promise<string> }
  | { file: DownloadFile }
  | { goTo: string }
  | { cached: () => Promise<CacheableServerResponse> };

export type PageRequestFields = Record<string, string>;

export type PageContext<D extends PageDoor> = {
  visit: VisitorRequestContext<D>;
  db: Db<DatabaseRoleOfDoor<D>>;
  visitor: VisitorByDoor[D];
  params: PageRequestFields;
  query: PageRequestFields;
  /** The fields of a posted form, its anti-forgery token checked; empty for a GET. */
  form: PageRequestFields;
  /** The anti-forgery token for the forms of the page to be drawn. */
  formToken: () => string;
  services: Services;
  request: FastifyRequest;
};

export type PageContextBeforeAuthentication<D extends PageDoor> = Omit<
  PageContext<D>,
  'visit' | 'db' | 'visitor'
>;

/**
 * Puts a server-drawn page, or the form that it posts, at its address: the same doors and the same
 * single transaction as a call of the contract; drawn after the commit.
 */
export function addPageRoute<D extends PageDoor>(
  { app, services, pages }: RoutedApp,
  address: PageRouteAddress & {
    method: 'GET' | 'POST';
    door: D;
    /** Who may ask for it; whoever else comes in has a link, or may see what everybody may. */
    may?: D extends 'staff' ? MemberAccessRule : never;
    isFramed?: true;
    /** What it draws is kept: a version and what stands in it belong together. */
    isCached?: true;
    /** Holds nothing that is its visitor's own, and nothing that a stranger wrote: compressed. */
    isCompressed?: true;
    /** Mail programs press this button by themselves (RFC 8058): its address is the only proof that is asked for. */
    isOneClick?: true;
    /** Whoever knows the address may read what stands there: nobody else should find it, nor learn of it. */
    isSecret?: true;
  } & (D extends 'staff' ? { may: MemberAccessRule } : unknown),
  handler: (context: PageContext<D>) => Promise<PageResponse>,
  /** Asked before the door is opened, where there is nobody to be identified: what it shows needs no transaction. */
  beforehand?: D extends 'public'
    ? (context: PageContextBeforeAuthentication<D>) => Promise<PageResponse | undefined>
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
      if (address.door === 'candidate' || address.isSecret) addPrivatePageHeaders(reply);
      if (address.isFramed) allowFramingByOwnPages(reply);
      const isOwnForm = address.method === 'POST' && address.isOneClick !== true;
      const form = isOwnForm ? readForm(request, address.door, services) : {};
      const received = (): PageContextBeforeAuthentication<D> => ({
        params: isStorableInDatabase(request.params) ? flat(request.params) : refuse('not-found'),
        query: storableQueryFields(request.query),
        form,
        formToken: () => tokenFor(request, address.door, { services, reply }),
        services,
        request,
      });
      const visitOf = (db: Db<DatabaseRoleOfDoor<D>>, visitor: VisitorByDoor[D]) =>
        makeVisitorRequestContext({
          services,
          door: address.door,
          db,
          visitor,
          now: services.now(),
          requestId: request.id,
        });
      const work = async () =>
        (await beforehand?.(received())) ??
        authenticate({ services, request, address }, (db, visitor) => {
          if (address.may?.allows(visitor as AuthenticatedMember) === false)
            throw new Refusal('not-allowed');
          return handler({ ...received(), visit: visitOf(db, visitor), db, visitor });
        });
      const pageResponse = await (address.method === 'GET'
        ? retryReadAfterLostConnection(work)
        : work());
      if (address.method === 'POST') services.hint();
      if ('file' in pageResponse) return sendDownload(reply, pageResponse.file);
      if ('goTo' in pageResponse) return reply.redirect(pageResponse.goTo, 303);
      if ('cached' in pageResponse) {
        // Else its version and what stands in it could be of two moments.
        if (address.door === 'public' && !address.isCached)
          throw new Error(`${address.path} does not declare that it is cached`);
        return sendCacheableServerResponse(request, reply, {
          cached: await pageResponse.cached(),
          now: services.now(),
        });
      }
      if ('document' in pageResponse)
        return reply.type(HTML_CONTENT_TYPE).send(await pageResponse.document());
      return sendServerPage(reply, pageResponse.show, pageResponse.status);
    },
  };
  if (address.isOneClick) addOneClickUnsubscribeRoute(app, (corner) => corner.route(route));
  else app.route(route);
}

/** @throws Refusal wrong-type, stale-token, bad-text or bad-request */
function readForm(
  request: FastifyRequest,
  door: PageDoor,
  { config }: Services,
): PageRequestFields {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal('wrong-type');
  if (!isFromOwnPage(request, config)) throw new Refusal('stale-token');
  const fields = flat(request.body);
  const boundTo =
    door === 'candidate' ? readTokenFromPath(request, 'token') : findSessionId(request, config);
  if (boundTo === null || !isSameToken(fields['csrf'] ?? '', deriveCsrfToken(boundTo, config)))
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
  if (door === 'candidate') return deriveCsrfToken(readTokenFromPath(request, 'token'), config);
  return deriveCsrfToken(findSessionId(request, config) ?? setSessionCookie(reply, config), config);
}

function refuse(code: RefusalCode): never {
  throw new Refusal(code);
}

/** Others write the links that lead here: what cannot be read of their query counts as not there. */
function storableQueryFields(query: unknown): PageRequestFields {
  const whole = Object.entries(query ?? {}).filter(
    (entry) => typeof entry[1] === 'string' && isStorableInDatabase(entry),
  );
  return flat(Object.fromEntries(whole));
}

/** Every field once, and as text that can be stored. */
function flat(value: unknown): PageRequestFields {
  if (!isStorableInDatabase(value)) throw new Refusal('bad-text');
  const entries = Object.entries(value ?? {});
  if (entries.some(([, part]) => typeof part !== 'string')) throw new Refusal('bad-request');
  // Each part was just seen to be a string; without a prototype no field can shadow anything.
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as PageRequestFields;
}
