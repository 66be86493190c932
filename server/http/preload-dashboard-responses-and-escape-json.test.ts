import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { collectDatabaseErrorsDuringTest } from '../test/collect-database-errors-during-test.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';

const server = startTestServer();

/** What a page of staff brings along, and its whole text. */
async function pageOf(address: string, session?: string) {
  const { body } = await server.running.app.inject({
    url: address,
    headers: { accept: 'text/html', ...(session && { cookie: `sid=${session}` }) },
  });
  const [, escaped = '{}'] =
    /<template id="preloaded-responses">([^<]*)<\/template>/.exec(body) ?? [];
  const text = escaped.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  // What is read is JSON that the page under test has written.
  return { body, answers: JSON.parse(text) as Record<string, { jobs?: { title: string }[] }> };
}

const LIST = '/job/list-es?sort=dateDesc&page=1';

test('the dashboard brings along what it would ask first, word for word what the calls answer', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  await server.given.job(admin, { title: 'Baker' });
  const { answers } = await pageOf('/dashboard', admin.session);
  expect(Object.keys(answers)).toContain('/api/user/current');
  for (const [url, answer] of Object.entries(answers))
    expect(answer).toEqual((await server.as(admin).get(url)).json());
  expect(answers[LIST]?.jobs?.map(({ title }) => title)).toEqual(['Baker']);
});

test('it brings nothing of another organisation, and nothing to whoever is not logged in or asks for another page', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  await server.given.job(admin, { title: 'Baker' });
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  expect((await pageOf('/dashboard', stranger.session)).answers[LIST]?.jobs).toEqual([]);
  expect((await pageOf('/dashboard')).answers).toEqual({});
  expect((await pageOf('/dashboard', 'a'.repeat(43))).answers).not.toHaveProperty(LIST);
  expect((await pageOf('/user-dashboard', admin.session)).answers).toEqual({});
  expect((await pageOf('/dashboard?page=2', admin.session)).answers).toEqual({});
});

test('what people wrote stays text: no title ends the element it stands in', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const title = '</template><script>alert(1)</script>&lt;<!--';
  await server.given.job(admin, { title });
  const { body, answers } = await pageOf('/dashboard', admin.session);
  expect(body).not.toContain('<script>alert');
  expect(answers[LIST]?.jobs?.[0]?.title).toBe(title);
});

test('what the dashboard is drawn with is named before its answers are found', async () => {
  // However late a busy machine lets go of the lock, whoever waits for it gets it.
  collectDatabaseErrorsDuringTest(server.services);
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  await server.given.job(admin, { title: 'Baker' });
  const { app } = await openSecondServer(server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  const { port } = app.server.address() as AddressInfo;
  const holder = await server.given.owner.connect();
  await holder.query('begin');
  await holder.query('lock table core.job in access exclusive mode');
  const { body } = await fetch(`http://127.0.0.1:${port}/dashboard`, {
    headers: { accept: 'text/html', cookie: `sid=${admin.session}` },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const { value: first = '' } = (await reader?.read()) ?? {};
  expect(first).toMatch(/<link rel="modulepreload"[^>]*>.*<\/head>$/s);
  await holder.query('rollback');
  holder.release();
  let rest = '';
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read())
    rest += piece.value;
  expect(rest).toContain('"title":"Baker"');
});
