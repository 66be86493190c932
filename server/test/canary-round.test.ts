import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { webhookEvents } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { beforeAll, expect, test } from 'vitest';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { type Canary, prepareCanarySearch, findCanaryDisguises } from './canary-disguises.ts';
import { findCanaryAnswerKeyDisclosures } from './canary-answer-keys.ts';
import { isFormAnswerCanary } from './canary-applicants-and-form-items.ts';
import { isAdjustmentCanary } from './canary-round-adjustment-actions.ts';
import { CANARY_REJECTED_CANDIDATE_INDEX } from './reject-canary-candidate-and-crawl-feedback.ts';
import { findCanariesSeenByViewer as metOn, type CanaryRound } from './canary-crawl.ts';
import { eraseCanaryRoundAndFindRemains } from './erase-canary-round-and-search-leftovers.ts';
import { CANARY_CANDIDATE_COUNT, playCanaryRound } from './play-canary-round.ts';
import { listAllTables, queryFirstColumn } from './database-doors-logins-and-table-lists.ts';
import { startTestServer } from './start-test-server.ts';
import { addressWithParamsFilledIn } from './hiring-round-over-http.ts';

// No outbox: that screen of the demo shows every mail to anybody, and is not there where mail is really sent.
const server = startTestServer({
  DEMO: 'false',
  SIGNUP: 'open',
  // Nobody is there: what is asked of a provider is none of the candidates' business either way.
  OIDC_ISSUER: 'http://127.0.0.1:1',
  OIDC_CLIENT_ID: 'evenhand',
  OIDC_CLIENT_SECRET: 'a secret of the tests',
});
const demoServer = startTestServer();

let walk: CanaryRound;
// All of it beforehand: each test then only looks at what was heard.
beforeAll(async () => {
  walk = await playCanaryRound(server);
}, 1_200_000);

const met = (viewer: string, among?: Canary[]) => metOn(walk, viewer, among);

const identity = (canary: Canary) =>
  canary.field !== 'equal opportunities' && !isAdjustmentCanary(canary);
/** What an admin may read once it is open; where somebody came from stands on no screen yet. */
const shownToAdmins = (canary: Canary) =>
  identity(canary) && canary.field !== 'source' && !isFormAnswerCanary(canary);

test('while sealed nobody finds a name but inside of answers, and a stranger and another organisation find nothing', () => {
  for (const viewer of ['stranger', 'other organisation'])
    expect([viewer, met(viewer)]).toEqual([viewer, []]);
  expectSealed('admin while sealed');
  expectSealed('job admin while sealed');
});

/** No name but what a candidate wrote into an answer, which whoever runs the role may read. */
function expectSealed(viewer: string): void {
  const { attempts, heard } = walk;
  const answers = attempts.flatMap((attempt) => attempt.answers);
  for (const reply of heard) {
    if (reply.viewer !== viewer) continue;
    for (const answer of answers)
      reply.text = reply.text.replaceAll(JSON.stringify(answer).slice(1, -1), '(an answer)');
  }
  // What is asked to be adjusted and what is said on a form have tests of their own: whoever runs the role may read them.
  const named = walk.canaries.filter(
    (canary) => !isFormAnswerCanary(canary) && !isAdjustmentCanary(canary),
  );
  expect([viewer, met(viewer, named)]).toEqual([viewer, []]);
}

test('what is said on a form is read by whoever runs the role, and by no other', () => {
  const said = walk.canaries.filter(
    (canary) => canary.field === 'form answer' && canary.of === 'candidate 1',
  );
  expect(said).toHaveLength(5);
  expect(met('admin while sealed', said)).toHaveLength(said.length);
  for (const viewer of new Set(walk.heard.map((reply) => reply.viewer)))
    if (!/^(admin|job admin|support) |^candidate 1$|^the /.test(viewer) || viewer.includes('still'))
      expect([viewer, met(viewer, said)]).toEqual([viewer, []]);
});

test('what the options of a test are worth is read by whoever writes the role, and by no other', async () => {
  const told = await findCanaryAnswerKeyDisclosures(walk);
  expect(told).toEqual({ areTestsScored: true, isToldToWriters: true, others: [], rows: 0 });
});

test('what a candidate asks to be adjusted is found by themselves and by admins who review nothing, and by nobody else', () => {
  const { heard, canaries, attempts } = walk;
  const wishes = canaries.filter(isAdjustmentCanary);
  expect(wishes).toHaveLength(CANARY_CANDIDATE_COUNT + 2);
  const viewers = [...new Set(heard.map(({ viewer }) => viewer))];
  const found = viewers.filter((viewer) => met(viewer, wishes).length > 0);
  const candidates = attempts.map((_, n) => `candidate ${n}`);
  const admins = ['admin while sealed', 'job admin while sealed', 'admin after release'];
  expect(found.filter((viewer) => ![...candidates, ...admins].includes(viewer))).toEqual([]);
  expect(found).toEqual(expect.arrayContaining(admins));
  for (const viewer of candidates) {
    const foreign = wishes.filter(({ of }) => of !== viewer);
    expect([viewer, met(viewer, foreign)]).toEqual([viewer, []]);
  }
});

test('whoever reviews finds no name anywhere: by link, as staff, or as an admin with reviews still to do', () => {
  const { heard } = walk;
  for (const viewer of ['reviewer by link', 'reviewer on the staff', 'admin who still reviews']) {
    expect([viewer, met(viewer)]).toEqual([viewer, []]);
  }
  const read = heard.filter(({ address }) => address.startsWith('GET /freview/{hash}/reviews'));
  const byLink = read.filter(({ viewer }) => viewer === 'reviewer by link');
  expect(byLink.some(({ text }) => text.includes('[removed]'))).toBe(true);
  const panels = heard.filter(({ address }) => address === 'POST /api/org-interviews → 200');
  expect(
    panels.filter(({ text }) => text.includes('"User":null')).map(({ viewer }) => viewer),
  ).toEqual(expect.arrayContaining(['reviewer on the staff', 'admin who still reviews']));
});

test('the e-mails to reviewers hold nobody’s name, and a candidate’s only their own', async () => {
  const { canaries } = walk;
  const { rows } = await server.given.owner.query<{
    to: string;
    isStaff: boolean;
    kind: string;
    text: string;
  }>(
    `select to_address as "to", member_id is not null as "isStaff", kind, row_to_json(m)::text as text from pii.email_message m`,
  );
  expect(rows.filter(({ kind }) => kind === 'reviewer-invite')).toHaveLength(3);
  for (const { to, isStaff, text } of rows) {
    const own = canaries.find(({ word }) => to === `${word}@example.com`)?.of;
    const foreign = canaries.filter(({ of }) => isStaff || of !== own);
    expect([
      to,
      foreign.filter((canary) => findCanaryDisguises(prepareCanarySearch(text), canary).length > 0),
    ]).toEqual([to, []]);
  }
});

test('once the reviews are released an admin finds every name and address, but who still reviews finds none', () => {
  const { canaries, attempts, heard } = walk;
  const released = canaries.filter(
    (canary) => shownToAdmins(canary) && attempts.some((_, n) => canary.of === `candidate ${n}`),
  );
  expect(released).toHaveLength(3 * CANARY_CANDIDATE_COUNT);
  expect(met('admin after release', released)).toHaveLength(released.length);
  expect(met('admin who still reviews')).toEqual([]);
  expect(met('other organisation')).toEqual([]);
  const replies = heard
    .filter(({ viewer }) => viewer === 'admin after release')
    .map(({ text }) => text);
  const answers = attempts.flatMap((attempt) =>
    attempt.answers.map((answer) => JSON.stringify(answer).slice(1, -1)),
  );
  const servicesOfAnswers = prepareCanarySearch(
    answers.reduce((text, answer) => text.replaceAll(answer, ''), replies.join('\n')),
  );
  expect(
    released.filter((canary) => !findCanaryDisguises(servicesOfAnswers, canary).includes('plain')),
  ).toEqual([]);
});

test('support finds no name through an admin’s eyes, not even where the admin reads them all', () => {
  expectSealed('support after release');
});

test('whoever reads along at a receiver of webhooks meets no name and no answer, sealed or not', () => {
  expect(met('receiver of webhooks')).toEqual([]);
  const types = walk.heard
    .filter(({ viewer }) => viewer === 'receiver of webhooks')
    .flatMap(({ text }) => /"type":"([^"]+)"/.exec(text)?.[1] ?? []);
  expect([...new Set(types)].toSorted()).toEqual(
    [...webhookEvents.map(({ type }) => type), 'webhook.test'].toSorted(),
  );
});

test('a program finds names once they are released, and none with the key of an admin who still reviews', () => {
  const { canaries, attempts } = walk;
  expect(met('program while sealed')).toEqual([]);
  expect(met('program of an admin who still reviews')).toEqual([]);
  const released = canaries.filter(
    (canary) => shownToAdmins(canary) && attempts.some((_, n) => canary.of === `candidate ${n}`),
  );
  expect(met('program after release', released)).toHaveLength(released.length);
});

test.each(['candidate 1', `candidate ${CANARY_REJECTED_CANDIDATE_INDEX}`])(
  '%s finds their own words and nobody else’s',
  (viewer) => {
    const ofOthers = walk.canaries.filter(({ of }) => of !== viewer);
    expect(met(viewer, ofOthers)).toEqual([]);
  },
);

test('an answer that is sent compressed holds nothing that candidates wrote, and no secret', () => {
  const { canaries, attempts, hashes, staff, heard } = walk;
  const compressed = heard.filter(({ address }) =>
    server.running.endpoints.some(
      ({ compressible, method, path }) => compressible && address.startsWith(`${method} ${path} →`),
    ),
  );
  expect(compressed.length).toBeGreaterThan(20);
  const text = compressed.map((reply) => reply.text).join('\n');
  const found = prepareCanarySearch(text);
  expect(canaries.filter((canary) => findCanaryDisguises(found, canary).length > 0)).toEqual([]);
  const sessions = Object.values(staff).map(({ session }) => session);
  const secrets = [
    ...attempts.map(({ token }) => token),
    ...hashes,
    ...sessions,
    ...sessions.map((session) => deriveCsrfToken(session, server.services.config)),
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('what people said of equal opportunities, nobody finds', () => {
  const { canaries, heard } = walk;
  const answers = canaries.filter(({ field }) => field === 'equal opportunities');
  expect(answers).toHaveLength(CANARY_CANDIDATE_COUNT);
  for (const viewer of new Set(heard.map((reply) => reply.viewer)))
    expect([viewer, met(viewer, answers)]).toEqual([viewer, []]);
});

test('no table but those of the person, the answers and the e-mail holds a name; no log line either', async () => {
  const { canaries, attempts, hashes, role: job, staff } = walk;
  const homes = [
    'pii.candidate',
    'pii.application_identity',
    'pii.email_message',
    'core.answer',
    'eo.response',
    'pii.adjustment',
    // What a candidate wrote stands in their report as they wrote it.
    'core.feedback_report',
  ];
  const tables = (await listAllTables(server.given.owner)).filter(
    (table) => !table.startsWith('pgboss.'),
  );
  expect(tables).toEqual(
    expect.arrayContaining(['core.event', 'audit.entry', 'blind.review_item', ...homes]),
  );
  for (const table of tables.filter((name) => !homes.includes(name))) {
    const { rows } = await server.given.owner.query<{ row: string }>(
      `select t::text as row from ${table} t`,
    );
    const text = prepareCanarySearch(rows.map(({ row }) => row).join('\n'));
    // Where people come from is listed once for all of them, without the people; no door of a visitor reads the list.
    const looked = canaries.filter(({ field }) => table !== 'core.source' || field !== 'source');
    expect([
      table,
      looked.filter((canary) => findCanaryDisguises(text, canary).length > 0),
    ]).toEqual([table, []]);
  }
  const wishes = canaries.filter(isAdjustmentCanary);
  for (const table of homes.filter((name) => name !== 'pii.adjustment')) {
    const rows = await queryFirstColumn(server.given.owner, `select t::text from ${table} t`);
    const text = prepareCanarySearch(rows.join('\n'));
    const found = wishes.filter((wish) => findCanaryDisguises(text, wish).length > 0);
    expect([table, found]).toEqual([table, []]);
  }
  const log = prepareCanarySearch(server.logged.map((line) => JSON.stringify(line)).join('\n'));
  expect(server.logged.length).toBeGreaterThan(500);
  expect(canaries.filter((canary) => findCanaryDisguises(log, canary).length > 0)).toEqual([]);
  const secrets = [
    ...attempts.map(({ token }) => token),
    ...hashes,
    job.hash,
    ...Object.values(staff).map(({ session }) => session),
  ];
  expect(secrets.filter((secret) => log.raw.includes(secret))).toEqual([]);
  expect(server.logged.filter(({ at }) => at === 'failure')).toEqual([]);
});

test('every route of the server was reached by somebody who may', async () => {
  // The demo's outbox exists in a demo alone.
  const isDemo = ({ path }: { path: string }) => path.startsWith('/dev/');
  await demoServer.given.dueMails(
    await demoServer.given.application(
      await demoServer.given.openJob(
        await demoServer.given.member(await demoServer.given.organisation()),
      ),
    ),
  );
  for (const { path } of server.running.pages.filter(isDemo)) {
    const url = addressWithParamsFilledIn({ method: 'GET', path }, { mailId: 1 });
    expect((await server.running.app.inject({ url })).statusCode).toBe(404);
    expect((await demoServer.running.app.inject({ url })).statusCode).toBe(200);
  }
  const reached = new Set(
    server.logged.flatMap(({ method, route, status }) =>
      Number(status) < 300 || status === 303 ? [`${String(method)} ${String(route)}`] : [],
    ),
  );
  const missed = [...server.running.endpoints, ...server.running.pages]
    .filter((address) => !isDemo(address))
    .map(
      ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
        `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    )
    .filter((address) => !reached.has(address));
  expect(missed).toEqual([]);
});

test('once everybody is erased, no word of theirs is in any table, file, log line, answer, search or record', async () => {
  const { erased, found } = await eraseCanaryRoundAndFindRemains(walk);
  expect(erased).toBeGreaterThanOrEqual(CANARY_CANDIDATE_COUNT);
  expect(found).toEqual([]);
});
