import { expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

const opinion = (rating: number, text = '') => ({ type: 'admin-regular', rating, text });
const send = (who: PlantedMember, body: object) => server.as(who).post('/api/rest/feedback', body);
const change = (who: PlantedMember, id: number, body: object) =>
  server.as(who).put(`/api/rest/feedback/${id}`, body);

async function employer() {
  const org = await server.given.organisation();
  return { org, member: await server.given.member(org), colleague: await server.given.member(org) };
}

async function stored({ orgId }: PlantedMember) {
  const { rows } = await server.given.owner.query(
    'select id, member_id, kind, rating, text from core.product_feedback where org_id = $1 order by id',
    [orgId],
  );
  return rows;
}

test('a member rates the product and adds a comment; one row keeps both', async () => {
  const { member } = await employer();
  const { id } = (await send(member, opinion(9))).json<{ id: number }>();
  const text = 'Clear.\r\nAnd quick.';
  expect((await change(member, id, opinion(9, text))).json()).toEqual({ id });
  expect(await stored(member)).toEqual([
    { id, member_id: member.id, kind: 'admin-regular', rating: 9, text: 'Clear.\nAnd quick.' },
  ]);
});

test('within ninety days a second opinion takes the place of the first, from ten tabs at once too; then it is another', async () => {
  const { member, colleague } = await employer();
  const tabs = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => send(member, opinion(n))),
  );
  expect(new Set(tabs.map((reply) => reply.json().id)).size).toBe(1);
  await send(colleague, opinion(2));
  expect(await stored(member)).toHaveLength(2);
  await server.given.owner.query(
    `update core.product_feedback set given_at = given_at - interval '91 days' where member_id = $1`,
    [member.id],
  );
  await send(member, opinion(3));
  expect(await stored(member)).toMatchObject([{}, { rating: 2 }, { rating: 3 }]);
});

test('nobody changes what somebody else has said, in their organisation or another', async () => {
  const { member, colleague } = await employer();
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const { id } = (await send(member, opinion(9))).json<{ id: number }>();
  for (const other of [colleague, stranger])
    expect((await change(other, id, opinion(1, 'Bad'))).statusCode).toBe(404);
  expect(await stored(member)).toMatchObject([{ rating: 9, text: '' }]);
});

test.each([
  ['a rating of 0', opinion(0)],
  ['a rating of 11', opinion(11)],
  ['half a point', opinion(7.5)],
  ['a novel', opinion(5, 'x'.repeat(2001))],
  ['another type', { ...opinion(5), type: 'post-apply' }],
  ['somebody else’s name on it', { ...opinion(5), memberId: 1 }],
])('%s is refused', async (_, body) => {
  const { member } = await employer();
  expect((await send(member, body)).statusCode).toBe(422);
  expect(await stored(member)).toEqual([]);
});

test('whoever looks through somebody’s eyes has no opinion of theirs', async () => {
  const { member } = await employer();
  const support = { ...member, session: await server.given.support(member) };
  expect((await send(support, opinion(10))).json().code).toBe('closed-to-support');
});
