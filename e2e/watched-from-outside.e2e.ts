import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  findPrometheusValue,
  readPrometheusText,
} from '../server/test/read-prometheus-text-and-find-value.ts';
import { startServerProcess } from '../server/test/start-or-run-server-process.ts';
import { findFreePort } from '@evenhand/server/test/find-free-port.ts';
import { stopEmbeddedPostmaster } from '@evenhand/server/test/embedded-postmaster-pid-and-stop.ts';
import { startTraceCollector } from '../server/test/start-trace-collector.ts';

test('a server that was told to be watched serves its figures at their own address, sends its traces, and ends as ever', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-watched-'));
  const collector = await startTraceCollector();
  const port = await findFreePort();
  const server = await startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: folder,
    DEMO: 'false',
    METRICS_ADDRESS: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  onTestFinished(async () => {
    await server.stop();
    await stopEmbeddedPostmaster(folder);
    rmSync(folder, { recursive: true });
  });
  expect((await fetch(`${server.baseUrl}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.baseUrl}/metrics`)).status).toBe(404);
  const scrape = async () =>
    readPrometheusText(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const counted = { method: 'GET', route: '/healthz', status: '200' };
  expect(findPrometheusValue(await scrape(), 'evenhand_http_requests_total', counted)).toBe(1);
  const dispatched = { round: 'dispatch', outcome: 'completed' };
  await expect
    .poll(async () => findPrometheusValue(await scrape(), 'evenhand_rounds_total', dispatched), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  const problems = (await scrape()).filter(
    ({ name, value }) => name === 'evenhand_problem' && value !== 0,
  );
  expect(problems).toEqual([]);
  await expect
    .poll(() => collector.spans().map(({ name }) => name), { timeout: 60_000 })
    .toContain('GET /healthz');
  expect(await server.stop()).toBe(0);
});
