import { expect, test } from 'vitest';
import { postApplicationForm, beginTestApplication } from '../../test/test-candidate-client.ts';
import { collectWaysToDatabase } from '../../test/collect-sql-statements-or-database-messages.ts';
import { examplePlanItemByKind } from '../../test/example-plan-item-by-kind.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

async function openJob() {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const job = await server.given.openJob(admin);
  return { job, questionId: (await server.given.question(job)).id };
}

/** The first word of each message to the database while something is done. */
const wordsWhile = async (work: () => Promise<unknown>) =>
  (await collectWaysToDatabase(server.services, work)).map(
    (text) => text.trim().split(/\W+/, 1)[0],
  );

const saved = { text: 'I ring the baker.', version: 0 };

test('applying takes six ways to the database', async () => {
  const { job } = await openJob();
  const ada = { firstName: 'Ada', lastName: 'Okoro', email: 'ada@example.com', consent: 'yes' };
  expect(await wordsWhile(() => postApplicationForm(server, job, ada))).toEqual([
    'begin',
    ...Array.from({ length: 3 }, () => 'select'),
    'with',
    'commit',
  ]);
});

test('a saved answer takes three ways to the database: to begin and ask whose link it is, to save it if that may be, to end', async () => {
  const { job, questionId } = await openJob();
  const candidate = await beginTestApplication(server, job);
  expect(await wordsWhile(() => candidate.save(questionId, saved))).toEqual([
    'begin',
    'with',
    'commit',
  ]);
});

test('a form of twenty questions takes four ways, and is sent in by the same five', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const job = await server.given.openJob(admin);
  const items = Array.from({ length: 20 }, (_, n) => ({
    ...examplePlanItemByKind['short-text'],
    key: `town-${n}`,
  }));
  const form = await server.given.form(job, items);
  const candidate = await beginTestApplication(server, job);
  const fields = Object.fromEntries(items.map(({ key }) => [`item-${key}`, 'Brackwater']));
  const url = `/application/${candidate.token}/forms/${form.id}`;
  const save = (version: number) =>
    server.running.app.inject({ method: 'PUT', url, payload: { fields, version } });
  for (const version of [0, 1])
    expect(await wordsWhile(() => save(version))).toEqual(['begin', 'select', 'with', 'commit']);
  expect(await wordsWhile(() => candidate.post('check', { honest: 'yes' }))).toEqual([
    'begin',
    'select',
    'select',
    'with',
    'commit',
  ]);
  expect((await candidate.get('status')).statusCode).toBe(200);
});

test('sending in takes five ways to the database, one of which does it and says all that has happened', async () => {
  const { job, questionId } = await openJob();
  const candidate = await beginTestApplication(server, job);
  await candidate.save(questionId, saved);
  expect(await wordsWhile(() => candidate.post('check', { honest: 'yes' }))).toEqual([
    'begin',
    'select',
    'select',
    'with',
    'commit',
  ]);
  expect((await candidate.get('status')).statusCode).toBe(200);
});
