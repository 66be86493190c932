import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { lazyNodeHttpModule } from '../http/lazy-node-http-module.ts';
import { StartError } from '../outside/start-error.ts';
import type { Services } from '../services-type.ts';
import { openGaugeMetricCollector } from './collect-gauge-metrics.ts';
import { findServerVersion } from './find-server-version.ts';
import type { MetricRegistry } from './metrics-type-and-registry.ts';

/** However often it is asked, the database is asked once in this time. */
const KEPT_MS = 1000;
const REQUEST_TIMEOUT_MS = 10_000;
const CONNECTIONS_MAX = 20;

/**
 * Serves `/metrics` on an address of its own, which the public one never is: how much an installation has to do is no
 * stranger's business.
 * @throws StartError where the address cannot be had
 */
export async function serveMetrics(
  services: Services,
  opened: MetricRegistry,
  { host, port }: NonNullable<Config['METRICS_ADDRESS']>,
): Promise<{ close: () => Promise<void> }> {
  setBuild(opened);
  const collect = openGaugeMetricCollector(services, opened);
  let kept: { text: Promise<string>; until: number } | undefined;
  const scrape = async () => {
    if (kept === undefined || performance.now() >= kept.until) {
      const text = collect().then(() => opened.registry.metrics());
      kept = { text, until: performance.now() + KEPT_MS };
    }
    return kept.text;
  };

  const server = lazyNodeHttpModule().createServer((request, response) => {
    answer(request, response, { scrape, contentType: opened.registry.contentType }).catch(
      (error: Error) => {
        services.log({ at: 'metrics', error: error.message });
        response.writeHead(500).end();
      },
    );
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.maxConnections = CONNECTIONS_MAX;
  await new Promise<void>((resolve, reject) => {
    server
      .once('error', (error) => reject(startErrorOf(error, `${host}:${port}`)))
      .listen({ host, port }, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { scrape, contentType }: { scrape: () => Promise<string>; contentType: string },
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || request.url?.split('?')[0] !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  const text = await scrape();
  response
    .writeHead(200, {
      'content-type': contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(request.method === 'HEAD' ? undefined : text);
}

function setBuild({ setGauge }: MetricRegistry): void {
  const labels = { version: findServerVersion(), node: process.versions.node };
  setGauge('evenhand_build_info', [{ labels, value: 1 }]);
}

function startErrorOf(error: NodeJS.ErrnoException, address: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `METRICS_ADDRESS ${address} is taken: stop what uses it, or choose another port.`,
    );
  if (error.code === 'EACCES')
    return new StartError(
      `METRICS_ADDRESS ${address} may not be used by this account: choose a port above 1023.`,
    );
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
    return new StartError(`METRICS_ADDRESS ${address} is not an address of this machine.`);
  return error;
}
