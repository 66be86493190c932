import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launchChromium } from '../../e2e/launch-chromium.ts';
import { addSecurityHeaders } from '../../server/http/security-headers.ts';
import { medianComparisonOfRounds, measureBareAndRealInTurns } from '../compare-real-with-bare.ts';
import { median } from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';

const ROUNDS = 5;
const SLOWER = 4;
const SETTLE_MS = 1_200;
/** Not of the first view, which stands by then; a slow machine asks after the time that is waited here, a fast one within it. */
const AFTER_FIRST_VIEW = /^\/api\/live$|^\/integrations\/cstrack$|\/start-live-[^/]*\.js$/;
/** A task of the page that takes longer blocks whoever wants to do something. */
const LONG_TASK_MS = 50;

type Seen = { paintMs: number; blockedMs: number; files: number; calls: number };
type Visit = { address: string; cookie?: string; shows: string };

/** Goal 12: the dashboard beside a page with nothing but React, built and served alike, on a processor made four times slower. */
export async function measureDashboardInBrowser({
  port,
  large,
}: RunningBenchmark): Promise<BenchmarkResult[]> {
  const empty = await serveEmptyPage();
  const browser = await launchChromium();
  try {
    const dashboard = {
      address: `http://127.0.0.1:${port}/dashboard`,
      cookie: large.admin['cookie'] ?? '',
      shows: 'article h2',
    };
    const rounds = await measureBareAndRealInTurns(ROUNDS, {
      bare: () => visit(browser, { address: empty.address, shows: 'h1' }),
      real: () => visit(browser, dashboard),
    });
    const ratio = (of: (seen: Seen) => number) =>
      medianComparisonOfRounds(
        rounds.map(({ bare, real }) => ({ bare: of(bare), real: of(real) })),
      );
    const paint = ratio(({ paintMs }) => paintMs);
    // An empty page may block nobody at all: what one long task may last counts for it then.
    const blocked = ratio(({ blockedMs }) => Math.max(blockedMs, LONG_TASK_MS));
    const count = (of: (seen: Seen) => number) => median(rounds.map(({ real }) => of(real)));
    return [
      {
        what: 'dashboard at 4× throttle: largest paint ÷ that of an empty React page',
        measured: paint.ratio,
        unit: '×',
        goal: { atMost: 2.5 },
        seen: `${paint.real.toFixed(0)} and ${paint.bare.toFixed(0)} ms`,
      },
      {
        what: 'dashboard at 4× throttle: blocking time ÷ that of an empty React page',
        measured: blocked.ratio,
        unit: '×',
        goal: { atMost: 2 },
        seen: `${blocked.real.toFixed(0)} and ${blocked.bare.toFixed(0)} ms`,
      },
      {
        what: 'dashboard: requests for files and calls',
        measured: count(({ files, calls }) => files + calls),
        unit: '',
        goal: { atMost: 12 },
        seen: `${count(({ files }) => files)} files, ${count(({ calls }) => calls)} calls`,
      },
    ];
  } finally {
    await browser.close();
    await empty.close();
  }
}

/** With an empty cache, as on a first visit. */
async function visit(browser: Browser, { address, cookie, shows }: Visit): Promise<Seen> {
  const context = await browser.newContext();
  const [name = '', value = ''] = cookie?.split('=') ?? [];
  if (name) await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  const query: string[] = [];
  page.on('request', (request) => {
    if (!AFTER_FIRST_VIEW.test(new URL(request.url()).pathname)) query.push(request.resourceType());
  });
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {
    rate: SLOWER,
  });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.locator(shows).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const { paintMs, tasks } = JSON.parse(
    await page.evaluate('JSON.stringify(window.benchSeen)'),
  ) as {
    paintMs: number;
    tasks: number[];
  };
  await context.close();
  const calls = query.filter((type) => type === 'fetch' || type === 'xhr').length;
  const blockedMs = tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
  return { paintMs, blockedMs, calls, files: query.length - calls };
}

/** Runs in the page, before anything of its own. */
const watch = `window.benchSeen = { paintMs: 0, tasks: [] };
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) benchSeen.paintMs = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) benchSeen.tasks.push(duration);
}).observe({ type: 'longtask', buffered: true });`;

async function serveEmptyPage() {
  const outDir = await mkdtemp(join(tmpdir(), 'evenhand-empty-'));
  await build({
    // Of the settings of web/vite.config.ts those that matter to a page of one file.
    configFile: false,
    root: new URL('../empty-page/', import.meta.url).pathname,
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const app = Fastify();
  addSecurityHeaders(app);
  app.get<{ Params: { file: string } }>('/assets/:file', async ({ params }, reply) =>
    reply.type('text/javascript').send(await readFile(join(outDir, 'assets', params.file))),
  );
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      await app.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
