import { readFile } from 'node:fs/promises';
import { educationGuideSlugs } from '@evenhand/contract/education/education-guide-types-and-page-props.ts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { builtInJobTemplates } from '../features/job-templates/catalogue/all-built-in-job-templates.ts';
import { startTestServer } from './start-test-server.ts';

/** The pages that anybody may read without a log-in: role templates and guides. */
const server = startTestServer();
const starts = ['/org-signup/template-list', '/education'];
const drawn = new Map<string, string>();

const get = (url: string) => server.running.app.inject({ url, headers: { accept: 'text/html' } });

beforeAll(async () => {
  const waiting = [...starts];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (drawn.has(url)) continue;
    const reply = await get(url);
    if (reply.statusCode !== 200) continue;
    drawn.set(url, reply.body);
    waiting.push(...linksOf(reply).filter(isOpen).map(withoutAnchor));
  }
});

test('whoever follows their links reaches every template and every guide, without a log-in', () => {
  const all = [
    ...starts,
    ...educationGuideSlugs.map((slug) => `/education/${slug}`),
    ...builtInJobTemplates.map(({ id }) => `/org-signup/view-template/${id}`),
  ];
  expect([...drawn.keys()]).toEqual(expect.arrayContaining(all));
});

test('they have one heading, neither header bar nor footer, and nothing inline', () => {
  for (const [url, body] of drawn) {
    expect([url, body.match(/<h1[ >]/g)]).toEqual([url, ['<h1>']]);
    expect([url, body.match(/<footer|top-bar|<script(?![^>]*\bsrc=)|\son\w+=|style=/g)]).toEqual([
      url,
      null,
    ]);
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect([url, ids.length]).toEqual([url, new Set(ids).size]);
  }
});

test('templates are titled as a welcome', () => {
  const titles = [...drawn]
    .filter(([url]) => url.startsWith('/org-signup/'))
    .map(([, body]) => titleOf(body));
  expect(titles.length).toBeGreaterThan(builtInJobTemplates.length);
  expect(titles.filter((title) => !title.startsWith('Welcome to Evenhand'))).toEqual([]);
});

test('none of their links leads nowhere, not even to a place on a page', async () => {
  const routes = await routesOfTheWeb();
  for (const [url, body] of drawn) {
    for (const link of linksOf({ body })) {
      const [path = '', place] = link.split('#');
      const isThere = path === '' || isOpen(path) ? drawn.has(path || url) : leadsTo(path, routes);
      const page = drawn.get(path || url) ?? '';
      expect([url, link, isThere]).toEqual([url, link, true]);
      if (place !== undefined)
        expect([url, link, page.includes(`id="${place}"`)]).toEqual([url, link, true]);
    }
  }
});

test('an address that there is not is told, and the others are shown instead', async () => {
  for (const [url, other] of [
    ['/education/astrology', '/education/why-blind'],
    ['/org-signup/view-template/astronaut', '/org-signup/view-template/nurse-manager'],
    ['/org-signup/view-template/__proto__', '/org-signup/view-template/nurse-manager'],
  ] as const) {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('at this address');
    expect(linksOf(reply)).toContain(other);
  }
});

function linksOf({ body }: Pick<LightMyRequestResponse, 'body'>): string[] {
  return [...body.matchAll(/<a\s[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

function isOpen(link: string): boolean {
  return starts.some((start) => link.startsWith(start)) || link.startsWith('/org-signup/');
}

function withoutAnchor(link: string): string {
  return link.replace(/#.*/, '');
}

function titleOf(body: string): string {
  return /<title>([^<]*)/.exec(body)?.[1] ?? '';
}

async function routesOfTheWeb(): Promise<string[]> {
  const text = await readFile(
    new URL('../../web/app/staff-routes-page-existence-and-preloading.tsx', import.meta.url),
    'utf8',
  );
  return [...text.matchAll(/\{ path: '([^']+)', \.\.\./g)].map(([, path = '']) => path);
}

function leadsTo(link: string, routes: string[]): boolean {
  const { pathname } = new URL(link, 'http://house');
  return routes.some((route) =>
    new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname),
  );
}
