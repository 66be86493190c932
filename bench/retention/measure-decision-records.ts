import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../e2e/launch-chromium.ts';
import { median, openHttpConnections } from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RetentionBench } from './start-retention-bench.ts';

const LOOK_EVERY_MS = 25;
const ROUNDS = 3;
const MB = 1e6;
const files = [
  { edition: 'merit', format: 'html' },
  { edition: 'merit', format: 'json' },
  { edition: 'identity', format: 'html' },
] as const;

/** The record of the hottest role: how long it takes, what the server holds meanwhile, and how long a browser checks it. */
export async function measureDecisionRecords(bench: RetentionBench): Promise<BenchmarkResult[]> {
  const { kept, server } = bench;
  const lines = openHttpConnections(server.port, 2);
  const number = async (of: 'memory' | 'resident' | 'heap') =>
    Number((await lines.send({ path: `/bench/${of}` })).text);
  const ask = (jobId: number, { edition, format }: (typeof files)[number]) =>
    lines.send({
      path: `/api/manage/${jobId}/record?edition=${edition}&format=${format}`,
      headers: kept.admin,
    });
  // What a process needs for its first record stays: it is compiled and planned once.
  for (const file of files) await ask(kept.fiftyJobId, file);
  const results: BenchmarkResult[] = [];
  const made: Record<string, string> = {};
  for (const file of files) {
    const rounds: { ms: number; grown: number; kept: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const heapBefore = await number('heap');
      const before = await number('memory');
      let most = before;
      let isDone = false;
      const asked = ask(kept.hotJobId, file).finally(() => {
        isDone = true;
      });
      while (!isDone) {
        most = Math.max(most, await number('resident'));
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      const { ms, text } = await asked;
      made[`${file.edition}.${file.format}`] = text;
      rounds.push({ ms, grown: most - before, kept: (await number('heap')) - heapBefore });
    }
    const of = (which: 'ms' | 'grown' | 'kept') => median(rounds.map((round) => round[which]));
    const what = `record of ${kept.ofHottest} applications, ${file.edition}, ${file.format}`;
    const size = ((made[`${file.edition}.${file.format}`]?.length ?? 0) / MB).toFixed(1);
    results.push(
      { what, measured: of('ms'), unit: ' ms', goal: { atMost: 30_000 }, seen: `${size} MB` },
      {
        what: '– resident memory at its highest, beyond before',
        measured: of('grown') / MB,
        unit: ' MB',
        goal: { atMost: 64 },
        seen: `${(of('kept') / MB).toFixed(1)} MB of heap are left of it`,
      },
    );
  }
  lines.close();
  return [...results, ...(await measureChecking(made, kept.ofHottest))];
}

/** From opening the file, without a network, until it says that it is as it was made; and a file for programs in that page. */
async function measureChecking(
  made: Record<string, string>,
  applications: number,
): Promise<BenchmarkResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-record-'));
  const browser = await launchChromium();
  try {
    const [html, json] = [join(folder, 'record.html'), join(folder, 'record.json')];
    await writeFile(html, made['merit.html'] ?? '');
    await writeFile(json, made['merit.json'] ?? '');
    const times: { page: number; file: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ offline: true });
      const page = await context.newPage();
      const opened = performance.now();
      await page.goto(pathToFileURL(html).href);
      await waitForVerdict(page, 'This page is as it was made');
      const checked = performance.now();
      await page.getByLabel(/^Check the file itself/).setInputFiles(json);
      await waitForVerdict(page, 'The file is as it was made');
      times.push({ page: checked - opened, file: performance.now() - checked });
      await context.close();
    }
    const goal = { atMost: 5000 };
    const row = (what: string, which: 'page' | 'file'): BenchmarkResult => ({
      what,
      measured: median(times.map((time) => time[which])),
      unit: ' ms',
      goal,
    });
    return [
      row(`a record of ${applications} is opened in Chromium and checks itself`, 'page'),
      row('– its file for programs is checked there', 'file'),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Looks at that one element: to look for a text in all of a long page takes the page longer than to check it. */
async function waitForVerdict(page: Page, verdict: string): Promise<void> {
  await page.locator('#verdict', { hasText: verdict }).waitFor({ timeout: 120_000 });
}
