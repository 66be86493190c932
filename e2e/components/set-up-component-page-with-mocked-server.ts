import { fileURLToPath } from 'node:url';
import type { Browser, Page, Route } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from '../launch-chromium.ts';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
/** Nothing listens there: the test answers every request. */
const ORIGIN = 'http://localhost:1';
const PATIENCE_MS = 60_000;

/** What the server answers at a method and a path: a body, a refusal, that the connection breaks, or nothing yet. */
export type MockedServerReplies = Readonly<
  Record<string, (route: Route) => object | 'cut' | 'nothing yet'>
>;

const files = buildPage();

/** One component of web/test/components-for-browser-tests.tsx in a browser, without a server. */
export function setUpComponentPage() {
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    browser = await launchChromium({ optimises: false });
  });
  afterEach(async () => {
    await page.context().close();
    expect(problems, 'errors that the page reported').toEqual([]);
  });
  afterAll(() => browser.close());

  return async function show(name: string, answers: MockedServerReplies = {}): Promise<Page> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    context.setDefaultTimeout(PATIENCE_MS);
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    const built = await files;
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = answers[`${route.request().method()} ${pathname}`];
      const file = built.get(pathname === `/${name}` ? '/test/component-page.html' : pathname);
      if (answer) return reply(route, answer(route));
      if (file) return route.fulfill({ body: file.content, contentType: file.type });
      return reply(route, problemDetailsReply(404, 'not-found'));
    });
    await page.goto(`${ORIGIN}/${name}`);
    return page;
  };
}

/** As the server refuses; `code` says why. */
export function problemDetailsReply(
  status: number,
  code: string,
  fields?: Record<string, string>,
): object {
  const message = `Refused: ${code}`;
  const problem = { type: `about:blank#${code}`, title: message, status, code, message };
  return { ...problem, ...(fields && { fields }), requestId: 'test' };
}

async function reply(route: Route, answer: ReturnType<MockedServerReplies[string]>): Promise<void> {
  if (answer === 'nothing yet') return;
  if (answer === 'cut') return route.abort();
  const status = 'requestId' in answer && 'status' in answer ? Number(answer.status) : 200;
  return route.fulfill({ status, json: answer });
}

type BuiltFile = { content: string | Buffer; type: string };

async function buildPage(): Promise<Map<string, BuiltFile>> {
  const built = await build({
    configFile: `${web}vite.components.config.ts`,
    root: web,
    mode: 'production',
    logLevel: 'error',
  });
  // One page gives one result, and nothing is watched.
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(
    output.map((part) => [
      `/${part.fileName}`,
      {
        content: part.type === 'chunk' ? part.code : Buffer.from(part.source),
        type: typeOf(part.fileName),
      },
    ]),
  );
}

function typeOf(name: string): string {
  if (name.endsWith('.js')) return 'text/javascript';
  if (name.endsWith('.css')) return 'text/css';
  return name.endsWith('.html') ? 'text/html' : 'font/woff2';
}
