import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { deriveCsrfToken, newSessionId } from '../access/session-cookie-and-csrf.ts';
import { randomToken } from '../crypto/random-token-and-token-hash.ts';
import { makeHiringRoundActionsOverHttp } from '../test/hiring-round-over-http.ts';
import { openSecondServer } from '../test/start-test-server.ts';
import { startTwoCells, withSessionOfCell } from '../test/start-two-cells.ts';
import { IDS_PER_CELL } from './cell-of-tokens-and-ids.ts';

const { a, b } = await startTwoCells();
type Cell = typeof a;

/** A job of one cell and who applied for it, of whom every request arrives at the other. */
async function applyInCell(own: Cell, letter: string, at: Cell, { applicants = 1 } = {}) {
  const { given } = own;
  const round = makeHiringRoundActionsOverHttp(own, (request) => at.running.app.inject(request));
  const org = await given.organisation();
  const admin = withSessionOfCell(letter, await given.member(org, { role: 'ADMIN' }));
  const reviewers = [await given.member(org), await given.member(org)];
  const job = await round.publishedRole(admin, { reviewers });
  const candidates = [];
  for (let n = 0; n < applicants; n += 1)
    candidates.push(
      await round.apply(job, {
        firstName: 'Ada',
        lastName: 'Quill',
        email: `${randomToken().toLowerCase()}@example.com`,
        source: '',
        answers: ['I call the repair service.', 'I bake at the neighbour’s.'],
      }),
    );
  const [candidate] = candidates;
  if (candidate === undefined) throw new Error('nobody applied');
  return { round, org, admin, reviewers, job, candidate, candidates };
}

/** The same, and both reviewers score every answer. */
async function playRound(own: Cell, letter: string, at: Cell) {
  const played = await applyInCell(own, letter, at, { applicants: 5 });
  const { round, admin, job, candidates, reviewers } = played;
  const links = await round.sendToReview(admin, job, candidates, reviewers);
  for (const link of links) {
    await round.scoreAll(link);
    await round.finish(link);
  }
  return { ...played, links };
}

const status = async (cell: Cell, url: string, headers: Record<string, string> = {}) =>
  (await cell.running.app.inject({ url, headers })).statusCode;

test('a round of either cell is played through the address of the other, and no id is given by both', async () => {
  const [ofB, ofA] = [await playRound(b, 'b', a), await playRound(a, 'a', b)];
  for (const [own, played, letter] of [
    [b, ofB, 'b'],
    [a, ofA, 'a'],
  ] as const) {
    const { rows } = await own.given.owner.query<{ scores: number }>(
      'select count(*)::int as scores from core.review where org_id = $1 and stars = 4',
      [played.org.id],
    );
    expect(rows[0]?.scores).toBe(20);
    const made = [played.candidate.token, played.job.hash, ...played.links];
    expect(made.map((token) => [token[0], token.length])).toEqual([
      [letter, 44],
      [letter, 25],
      [letter, 44],
      [letter, 44],
    ]);
  }
  // Each is searched in its own cell, at the address of the other.
  const isFound = async ({ admin, round }: typeof ofA, query: string) =>
    (await round.staff(admin, 'GET', `/api/search?searchQuery=${query}`)).body.includes(query);
  for (const [mine, others] of [
    [ofA, ofB],
    [ofB, ofA],
  ] as const) {
    expect(await isFound(mine, mine.candidate.ref)).toBe(true);
    expect(await isFound(mine, others.candidate.ref)).toBe(false);
  }
  expect(ofB.candidate.id).toBeGreaterThan(IDS_PER_CELL);
  expect(ofA.candidate.id).toBeLessThan(IDS_PER_CELL);
});

test('a token means nothing in the other cell, and an unknown cell is answered as an unknown link', async () => {
  const { candidate, job } = await applyInCell(b, 'b', a);
  expect(await status(a, `/application/${candidate.token}`)).toBe(303);
  const foreign = ['a', 'z', ''].map((letter) => `${letter}${candidate.token.slice(1)}`);
  for (const token of [...foreign, `b${randomToken()}`])
    for (const cell of [a, b])
      expect([token[0], await status(cell, `/application/${token}`)]).toEqual([token[0], 404]);
  expect(await status(a, `/apply/${job.hash}`)).toBe(200);
  expect(await status(b, `/apply/a${job.hash.slice(1)}`)).toBe(404);
  expect(await status(b, `/apply/z${job.hash.slice(1)}`)).toBe(404);
});

test('what has no letter is of the cell that was there first, at the address of any', async () => {
  const { given } = a;
  const { candidate, admin } = await applyInCell(a, 'a', a);
  const oldJob = await given.openJob(await given.member(await given.organisation()));
  expect(oldJob.hash).toHaveLength(24);
  expect(await status(b, `/apply/${oldJob.hash}`)).toBe(200);
  const old = candidate.token.slice(1);
  expect(await status(a, `/application/${old}`)).toBe(303);
  expect(await status(b, `/application/${old}`)).toBe(303);
  const cookie = `sid=${admin.session.slice(1)}`;
  const user = await b.running.app.inject({ url: '/api/user/current', headers: { cookie } });
  expect(user.json()).toMatchObject({ user: { email: admin.email } });
});

test('members, programs and calendars are served at any address, each by the cell of its key', async () => {
  const { given } = b;
  const admin = withSessionOfCell(
    'b',
    await given.member(await given.organisation(), { role: 'ADMIN' }),
  );
  await given.feature({ id: admin.orgId }, 'integrations');
  const round = makeHiringRoundActionsOverHttp(b, (request) => a.running.app.inject(request));
  const { token } = (
    await round.staff(admin, 'POST', '/api/integrations/keys', {
      name: 'HR',
      scopes: ['merit:read'],
    })
  ).json<{ token: string }>();
  expect(token).toMatch(/^evh_b[\w-]{43}$/);
  const headers = { authorization: `Bearer ${token}` };
  expect(await status(a, '/api/v1/jobs', headers)).toBe(200);
  expect(await status(a, '/api/v1/jobs', { authorization: `Bearer evh_a${token.slice(5)}` })).toBe(
    401,
  );
});

test('whoever just came is served where they came, with a session of that cell', async () => {
  for (const [cell, letter] of [
    [a, 'a'],
    [b, 'b'],
  ] as const) {
    const reply = await cell.running.app.inject({ url: '/api/logged-in' });
    expect(reply.cookies.find(({ name }) => name === 'sid')?.value).toMatch(
      new RegExp(`^${letter}[\\w-]{43}$`),
    );
  }
});

test('the other cell answers with its own headers and bodies, byte for byte, and reads whole bodies', async () => {
  const { job } = await applyInCell(b, 'b', b);
  const url = `/apply/${job.hash}`;
  const headers = { cookie: `sid=${newSessionId(b.services.config)}` };
  const [direct, forwarded] = [
    await b.running.app.inject({ url, headers }),
    await a.running.app.inject({ url, headers }),
  ];
  const plain = (reply: typeof direct) => ({
    ...reply.headers,
    date: '',
    connection: '',
    'keep-alive': '',
    'transfer-encoding': '',
    'content-length': '',
  });
  expect(plain(forwarded)).toEqual(plain(direct));
  expect(forwarded.body.length).toBe(direct.body.length);
  expect(deriveCsrfToken('x', a.services.config)).toBe(deriveCsrfToken('x', b.services.config));
});

test('where the addresses of cells are mixed up people are told busy, and the log says what is wrong', async () => {
  const { config } = a.services;
  const CELLS = { ...config.CELLS, c: config.CELLS['b'] ?? '' };
  const mixedUp = await openSecondServer(a, { config: { ...config, CELLS } });
  const reply = await mixedUp.app.inject({ url: `/application/c${randomToken()}` });
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  expect(a.logged).toContainEqual({
    at: 'cells',
    error: 'CELLS has the address of cell b for cell c',
  });
});

test('an answer that stays open does so through another cell, and neither end keeps the other from ending', async () => {
  const { given } = b;
  const member = withSessionOfCell('b', await given.member(await given.organisation()));
  const { port } = a.running.app.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie: `sid=${member.session}`, accept: 'text/event-stream' };
    get({ port, path: '/api/live', headers, agent: false }, resolve).on('error', reject);
  });
  expect(answer.headers['content-type']).toContain('text/event-stream');
  expect(String((await once(answer, 'data'))[0])).toContain('hello');
  const connections = () =>
    promisify(b.running.app.server.getConnections.bind(b.running.app.server))();
  const open = await connections();
  answer.destroy();
  await expect.poll(connections, { timeout: 60_000 }).toBeLessThan(open);
});

test('nobody is handed on twice by a letter, and a cell that is down is busy for its own people alone', async () => {
  const { candidate } = await applyInCell(b, 'b', b);
  const at = `/application/${candidate.token}`;
  // Says that it was handed on already: it is answered where it is, as an unknown link.
  for (const forwards of ['1', '2', 'many', '-1'])
    expect(await status(a, at, { 'x-evenhand-forwards': forwards })).toBe(404);
  await b.running.app.close();
  const reply = await a.running.app.inject({ url: at });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('2');
  const mine = await applyInCell(a, 'a', a);
  expect(await status(a, `/application/${mine.candidate.token}`)).toBe(303);
});
