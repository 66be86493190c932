import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findInMemoryOrTempFolder } from '../server/test/find-in-memory-or-temp-folder.ts';
import { startServerWithDemo } from '../server/test/start-server-with-demo.ts';
import { findFreePort } from '@evenhand/server/test/find-free-port.ts';
import { raiseSubscriptionPlanOfDemo } from './raise-subscription-plan-of-demo.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
    /** Where a test may receive webhooks; nothing listens there yet. */
    sinkHost: string;
    /** Where a test may be Jobvite; nothing listens there yet. */
    jobviteHost: string;
    /** Where the server keeps its database, for the few things that only time can do. */
    dataDir: string;
  }
}

/** The product as `npm start` runs it, with its demo, on a port and in a folder of its own. */
export default async function startServerForE2eTests(project: TestProject) {
  const dataDir = await mkdtemp(join(await findInMemoryOrTempFolder(), 'evenhand-e2e-'));
  const sinkHost = `127.0.0.1:${await findFreePort()}`;
  const jobviteHost = `127.0.0.1:${await findFreePort()}`;
  const server = await startServerWithDemo({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    WEBHOOK_HTTP_HOSTS: `${sinkHost}, ${jobviteHost}`,
    JOBVITE_URL: `http://${jobviteHost}`,
  });
  await raiseSubscriptionPlanOfDemo(server.baseUrl);
  project.provide('baseUrl', server.baseUrl);
  project.provide('sinkHost', sinkHost);
  project.provide('jobviteHost', jobviteHost);
  project.provide('dataDir', dataDir);
  return async () => {
    await server.stop();
    if (project.vitest.state.getCountOfFailedTests() > 0)
      console.log(['What the server says went wrong:', ...server.failures].join('\n'));
    await rm(dataDir, { recursive: true, force: true });
  };
}
