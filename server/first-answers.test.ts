import { expect, test } from 'vitest';
import { useHouse } from './test/house.ts';

const house = useHouse();

/** What a page of staff brings along, and its whole text. */
async function pageOf(address: string, session?: string) {
  const { body } = await house.house.app.inject({
    url: address,
    headers: { accept: 'text/html', ...(session && { cookie: `sid=${session}` }) },
  });
  const [, escaped = '{}'] = /<template id="first-answers">([^<]*)<\/template>/.exec(body) ?? [];
  const text = escaped.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  // What is read is JSON that the page under test has written.
  return { body, answers: JSON.parse(text) as Record<string, { jobs?: { title: string }[] }> };
}

const LIST = '/job/list-es?sort=dateDesc&page=1';

test('the dashboard brings along what it would ask first, word for word what the calls answer', async () => {
  const admin = await house.given.member(await house.given.organisation(), { role: 'ADMIN' });
  await house.given.job(admin, { title: 'Baker' });
  const { answers } = await pageOf('/dashboard', admin.session);
  expect(Object.keys(answers)).toContain('/api/user/current');
  for (const [url, answer] of Object.entries(answers))
    expect(answer).toEqual((await house.as(admin).get(url)).json());
  expect(answers[LIST]?.jobs?.map(({ title }) => title)).toEqual(['Baker']);
});

test('it brings nothing of another organisation, and nothing to whoever is not logged in or asks for another page', async () => {
  const admin = await house.given.member(await house.given.organisation(), { role: 'ADMIN' });
  await house.given.job(admin, { title: 'Baker' });
  const stranger = await house.given.member(await house.given.organisation(), { role: 'ADMIN' });
  expect((await pageOf('/dashboard', stranger.session)).answers[LIST]?.jobs).toEqual([]);
  expect((await pageOf('/dashboard')).answers).toEqual({});
  expect((await pageOf('/dashboard', 'a'.repeat(43))).answers).not.toHaveProperty(LIST);
  expect((await pageOf('/user-dashboard', admin.session)).answers).toEqual({});
  expect((await pageOf('/dashboard?page=2', admin.session)).answers).toEqual({});
});

test('what people wrote stays text: no title ends the element it stands in', async () => {
  const admin = await house.given.member(await house.given.organisation(), { role: 'ADMIN' });
  const title = '</template><script>alert(1)</script>&lt;<!--';
  await house.given.job(admin, { title });
  const { body, answers } = await pageOf('/dashboard', admin.session);
  expect(body).not.toContain('<script>alert');
  expect(answers[LIST]?.jobs?.[0]?.title).toBe(title);
});
