// A process of its own: the real app on real pools with the real logins, its worker, and bare routes beside them.
import pg from 'pg';
import { buildHttpApp } from '../server/app.ts';
import { databaseUrlForLogin } from '../server/db/database-url-for-login.ts';
import type { Services } from '../server/services-type.ts';
import { type EmailSender, openEmailSender } from '../server/outside/email-sender.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../server/test/start-test-cluster.ts';
import { startBackgroundWorker } from '../server/background-worker.ts';
import {
  addBareApplyingRoutes,
  addBareTextOfSizeRoute,
  addBareCareersPageRoute,
  addBareApplicationCountRoute,
  addBareJobPageRoute,
  addBareJobListRoute,
} from './bare-fastify-and-pg-comparison-routes.ts';
import { addEraseBenchmarkRoutes } from './erase-expired-applications-benchmark-route.ts';
import { addOneRowReadBenchmarkRoutes } from './one-row-read-benchmark-routes.ts';
import { makeServicesForBenchmark } from './make-services-for-benchmark.ts';
import { addStatementCounterRoute } from './statement-counter-route.ts';

export type ServerUnderTest = {
  port: number;
  gets: { path: string; door: string; isPage: boolean }[];
};

const url = process.env['BENCH_DATABASE_URL'] ?? '';
/** Only while mail is measured: elsewhere it stays where it is queued. */
let email: EmailSender | null = null;
let hint = () => {};
const services: Services = {
  ...makeServicesForBenchmark(url),
  get sendEmail() {
    return email?.send ?? null;
  },
  hint: () => hint(),
};
const worker = await startBackgroundWorker(
  services,
  databaseUrlForLogin(url, 'tasks', { prefix: testDatabaseRolePrefix, secretKey: testSecretKey }),
);
hint = worker.hint;

const server = await buildHttpApp(services);
const gets = [
  ...server.endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ path, door }) => ({ path, door, isPage: false })),
  ...server.pages
    .filter(({ method }) => method === 'GET')
    .map(({ path, door }) => ({ path, door, isPage: true })),
];
const bare = new pg.Pool({
  connectionString: url,
  max: 10,
  options: `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog`,
});
// Asked for when nothing else is going on.
server.app.get('/bench/memory', () => {
  globalThis.gc?.();
  return Promise.resolve(String(process.memoryUsage().rss));
});
/** While something goes on: its garbage is part of it. */
server.app.get('/bench/resident', () => Promise.resolve(String(process.memoryUsage.rss())));
server.app.get('/bench/heap', () => {
  globalThis.gc?.();
  return Promise.resolve(String(process.memoryUsage().heapUsed));
});
server.app.get<{ Params: { port: string } }>('/bench/send-to/:port', async ({ params }) => {
  email?.close();
  email =
    params.port === '0' ? null : openEmailSender({ SMTP_URL: `smtp://127.0.0.1:${params.port}` });
  hint();
  return 'told';
});
addBareJobListRoute(server.app, bare);
addBareApplyingRoutes(server.app, bare);
addBareTextOfSizeRoute(server.app);
addBareApplicationCountRoute(server.app, bare);
addBareCareersPageRoute(server.app, bare);
addBareJobPageRoute(server.app, bare);
addOneRowReadBenchmarkRoutes(server);
addEraseBenchmarkRoutes(server.app, services);
addStatementCounterRoute(
  server.app,
  Object.values(services.pools).map(({ raw }) => raw),
);
// Each caller comes from a network of its own, as candidates do: the throttle counts networks.
server.app.addHook('onRequest', async (request) => {
  const network = request.headers['x-bench-network'];
  if (network !== undefined) Object.defineProperty(request, 'ip', { value: network });
});

await server.app.listen({ port: 0, host: '127.0.0.1' });
const address = server.app.server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
process.send?.({ port, gets } satisfies ServerUnderTest);
process.once('disconnect', () => process.exit(0));
