import { verifyDecisionRecordFile } from '@evenhand/contract/decision-record/decision-record-file-verifier-and-program-text.ts';
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { plantScoredJobs } from '../../test/plant-scored-jobs.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { storeTestScores } from '../../test/application-and-review-test-data-builders.ts';

const server = startTestServer();
const CANDIDATES = 5000;
const SECONDS_MAX = 30;
const HEAP_GROWTH_MAX = 256 * 1024 * 1024;
const LOOK_EVERY_MS = 20;

test('a record of five thousand candidates is there within half a minute, and memory stays flat', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const [job] = await plantScoredJobs(server, admin, { jobs: 1, candidates: CANDIDATES });
  if (job === undefined) throw new Error('nothing was planted');
  await storeTestScores(
    given.owner,
    job.orgId,
    job.applicationIds.map((id) => ({ id })),
  );
  await given.owner.query('update core.review_batch set released_at = now() where job_id = $1', [
    job.id,
  ]);
  const { app } = await openSecondServer(server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  const { port } = app.server.address() as AddressInfo;
  for (const format of ['json', 'html']) {
    const { heapUsed: before } = process.memoryUsage();
    let most = 0;
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }, LOOK_EVERY_MS);
    const began = process.cpuUsage();
    const reply = await fetch(
      `http://127.0.0.1:${port}/api/manage/${job.id}/record?edition=merit&format=${format}`,
      { headers: { cookie: `sid=${admin.session}` } },
    );
    const pieces: Uint8Array[] = [];
    for await (const piece of reply.body ?? []) pieces.push(piece);
    // Of this process: how long others keep it waiting is no matter of it.
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1e6;
    clearInterval(looking);
    expect(reply.status).toBe(200);
    expect(seconds).toBeLessThan(SECONDS_MAX);
    expect(most).toBeLessThan(HEAP_GROWTH_MAX);
    const verdict = await verifyDecisionRecordFile(Buffer.concat(pieces).toString('utf8'), {
      sha256: async (bytes) => createHash('sha256').update(bytes).digest(),
      utf8: (text) => new TextEncoder().encode(text),
    });
    expect(verdict).toMatchObject({ faults: [], blanked: 0 });
    expect(verdict.sections).toBeGreaterThan(CANDIDATES);
  }
});
