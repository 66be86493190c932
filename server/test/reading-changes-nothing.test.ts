import { beforeAll, describe, expect, test } from 'vitest';
import { beginTestApplication } from './test-candidate-client.ts';
import { queryFirstColumn } from './database-doors-logins-and-table-lists.ts';
import {
  fingerprintDatabase,
  freezeSessionSeenTimes,
} from './fingerprint-database-and-freeze-session-times.ts';
import { type TestServer, startTestServer } from './start-test-server.ts';
import {
  type PlantedReviewRound,
  givenReviewRound,
} from './given-review-round-or-job-ready-for-review.ts';
import {
  addressWithParamsFilledIn,
  makeHiringRoundActionsOverHttp,
} from './hiring-round-over-http.ts';

const server = startTestServer();

describe('asking is not doing', () => {
  let round: PlantedReviewRound;
  let started: Awaited<ReturnType<typeof beginTestApplication>>;
  beforeAll(async () => {
    round = await givenReviewRound(server, { candidates: 5, reviewers: 2 });
    const job = await server.given.openJob(round.admin);
    const question = await server.given.question(job);
    started = await beginTestApplication(server, job);
    await started.save(question.id, { text: 'I call the baker next door.', version: 0 });
    await makeHiringRoundActionsOverHttp(server).work();
  });

  test('whoever opens every link of every mail in advance, and every page behind it, changes nothing', async () => {
    const emails = await queryFirstColumn(
      server.given.owner,
      'select text || html from pii.email_message where org_id = $1',
      [round.admin.orgId],
    );
    const links = [
      ...new Set(emails.flatMap((text) => text.match(/https?:\/\/[^\s"<>]+/g) ?? [])),
    ].map((link) => new URL(link));
    expect(links.some(({ pathname }) => pathname === `/application/${started.token}`)).toBe(true);
    expect(links.some(({ hash }) => hash.startsWith(`#/${round.hashes[0]}`))).toBe(true);
    await nothingChangesBy(async (get) => {
      for (const { pathname, search } of links) await get(pathname + search);
    });
  });

  test('no address of the server does anything when it is only asked for', async () => {
    const ids = {
      jobId: round.job.id,
      id: round.job.id,
      applicationId: round.applications[0]?.id ?? 0,
      mailId: 1,
      number: 1,
      token: started.token,
      hash: round.hashes[0] ?? '',
      reviewId: '6f1d1f0e-7b57-4d0e-9c1b-0a5d3f0c9b11',
      questionId: 1,
    };
    await nothingChangesBy(async (get) => {
      // Every address, also where only forms and calls are sent to.
      for (const address of [...server.running.endpoints, ...server.running.pages]) {
        await get(addressWithParamsFilledIn(address, ids));
        await get(
          `${addressWithParamsFilledIn(address, ids)}?honest=yes&consent=yes&archived=true&decision=reject`,
        );
      }
    });
  });
});

type Get = (url: string) => Promise<void>;

/** Asks as mail scanners and browsers do that fetch ahead, without a session and with an admin's. */
async function nothingChangesBy(work: (get: Get) => Promise<void>): Promise<void> {
  const { app } = server.running;
  const admin = await server.given.member(await anyOrganisation(server), { role: 'ADMIN' });
  await freezeSessionSeenTimes(server.given.owner);
  const before = await fingerprintDatabase(server.given.owner);
  const answered: number[] = [];
  await work(async (url) => {
    const cookie = { cookie: `sid=${admin.session}` };
    for (const headers of [
      {},
      { ...cookie, purpose: 'prefetch', 'sec-purpose': 'prefetch', 'sec-fetch-site': 'none' },
    ]) {
      const reply = await app.inject({ url, headers: { ...headers, accept: 'text/html' } });
      expect([url, reply.statusCode]).toEqual([
        url,
        expect.toSatisfy((status: number) => status < 500),
      ]);
      answered.push(reply.statusCode);
    }
    await app.inject({ method: 'HEAD', url });
  });
  expect(answered.filter((status) => status < 400).length).toBeGreaterThan(2);
  expect(await fingerprintDatabase(server.given.owner)).toBe(before);
}

async function anyOrganisation({ given }: TestServer): Promise<{ id: number }> {
  const [id] = await queryFirstColumn(given.owner, 'select max(org_id)::text from core.job');
  return { id: Number(id) };
}
