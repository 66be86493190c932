import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblemDetails } from './error-handler-and-problem-details.ts';
import type { Config } from '../config.ts';
import { sendErrorPage } from './send-error-page.ts';
import {
  escapeJsonForHtml,
  shouldPreloadDashboardResponses,
  preloadDashboardResponses,
} from './preload-dashboard-responses-and-escape-json.ts';
import {
  type WebBuildManifest,
  readWebBuildManifest,
  webBuildChunkWithImports,
} from './web-build-manifest.ts';
import { Refusal } from './refusal.ts';

const built = fileURLToPath(new URL('../../web/dist/app/', import.meta.url));
const A_YEAR_S = 31_536_000;
/** Addresses of people who have no account: the staff app is not for them. */
const CANDIDATES = /^\/(apply|application|careers)(\/|$|\?)/;

/** Pages whose address is a key itself: it is told to no other page. */
const KEY_IN_ADDRESS = /^\/[^/?]+\/(reset|create)-password\/?(\?|$)/;

/** What the dashboard is drawn with: asked for together with the page, not one after the other. */
const ENTRY = 'app/staff/index.html';
/** A chunk of several sources: known by its name. */
const SHELL = 'shell';
const END_OF_HEAD = '</head>';
const PRELOADED_PLACEHOLDER = '__ANSWERS__';

/** The built web: hashed files for ever, and the staff app for every page address that no call answers. */
export async function serveBuiltWebApp(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(files, {
    root: `${built}assets/`,
    prefix: '/assets/',
    index: false,
    cacheControl: false,
    // Written by the build beside each file that is worth it.
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${A_YEAR_S}, immutable`);
    },
  });
  const staffPage = await page('app/staff/index.html', config);
  const dashboardFiles = linksTo(await readWebBuildManifest().catch(() => ({})));
  const reviewPage = await page('app/reviewer/index.html', config);
  for (const address of ['/review-app', '/review-app/']) {
    app.get(address, async (_request, reply) =>
      reply
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(reviewPage),
    );
  }
  async function sendStaffPage(request: FastifyRequest, reply: FastifyReply) {
    reply.type('text/html; charset=utf-8');
    if (!shouldPreloadDashboardResponses(request, config))
      return reply.send(staffPage.replace(PRELOADED_PLACEHOLDER, '{}'));
    return reply.send(Readable.from(dashboard(request)));
  }
  /** The head goes ahead, so that the browser loads what it names while the answers are looked for. */
  async function* dashboard(request: FastifyRequest) {
    const [head = '', body = ''] = staffPage.split(END_OF_HEAD);
    yield `${head}${dashboardFiles}${END_OF_HEAD}`;
    const answers = await preloadDashboardResponses(app, request);
    yield body.replace(PRELOADED_PLACEHOLDER, () => escapeJsonForHtml(answers));
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) return sendProblemDetails(request, reply, new Refusal('not-found'));
    if (CANDIDATES.test(request.url))
      return sendErrorPage(request, reply, new Refusal('not-found'));
    if (KEY_IN_ADDRESS.test(request.url)) reply.header('referrer-policy', 'no-referrer');
    return sendStaffPage(request, reply);
  });
}

function linksTo(manifest: WebBuildManifest): string {
  const entry = webBuildChunkWithImports(manifest, ENTRY);
  const shell = Object.keys(manifest).find((key) => manifest[key]?.name === SHELL) ?? '';
  const own = [...webBuildChunkWithImports(manifest, shell)].filter((chunk) => !entry.has(chunk));
  const styles = new Set(own.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

async function page(name: string, config: Config): Promise<string> {
  const text = await readFile(`${built}${name}`, 'utf8').catch(() => '');
  return text
    .replaceAll('__CONTACT_EMAIL__', escapeAttribute(contactAddress(config)))
    .replaceAll('__SITE__', escapeAttribute(JSON.stringify(siteOf(config))));
}

/** What web/net/read-site-settings-from-page.ts reads: the page brings it, so no call is needed for a footer or a link. */
function siteOf(config: Config) {
  return {
    publicSite: config.PUBLIC_SITE_URL ?? null,
    social: config.FOOTER_SOCIAL_LINKS ?? [],
    blog: config.FOOTER_BLOG_LINKS ?? [],
    legal: config.FOOTER_LEGAL_LINKS ?? [],
    takesSignUps: config.SIGNUP !== 'closed',
    hasOtherWayIn: config.OIDC_CLIENT_ID !== undefined,
  };
}

/** Never the sender of e-mails, which nobody may read. */
function contactAddress({ CONTACT_EMAIL, OPERATOR_EMAIL }: Config): string {
  return CONTACT_EMAIL ?? OPERATOR_EMAIL ?? '';
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
