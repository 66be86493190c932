import type {
  MonthlyProductOpinions,
  MonthlySignUps,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { beforeAll, expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

let operator: PlantedMember;
let people: PlantedMember[];
beforeAll(async () => {
  operator = await server.given.operator();
  const org = await server.given.organisation({ name: 'Tern Ltd' });
  const other = await server.given.organisation({ name: 'Plover Ltd' });
  people = [];
  for (let n = 0; n < 6; n += 1) people.push(await server.given.member(n < 3 ? org : other));
});

type Comment = {
  year: number;
  years: number[];
  opinions: MonthlyProductOpinions[];
  signUps: MonthlySignUps[];
};

const ask = async (year: number) => server.as(operator).get(`/api/operator/said?year=${year}`);
const message = async (year: number) => (await ask(year)).json<Comment>();

async function say(who: number, day: string, rating: number, text = ''): Promise<void> {
  const member = people[who];
  await server.given.owner.query(
    `insert into core.product_feedback (org_id, member_id, kind, rating, text, given_at, changed_at)
     values ($1, $2, 'admin-regular', $3, $4, $5, $5)`,
    [member?.orgId, member?.id, rating, text, day],
  );
}

test('what members say of the product is told by month as sums and texts, without who said it or where they work', async () => {
  for (const [who, rating, text] of [
    [0, 9, 'Zebra crossings are clearer.'],
    [1, 10, ''],
    [2, 10, 'A shit menu.'],
    [3, 3, ' '],
    [4, 8, ''],
  ] as const)
    await say(who, '2021-04-10', rating, text);
  const reply = await ask(2021);
  expect(reply.json<Comment>().opinions).toEqual([
    {
      from: '2021-04',
      until: '2021-04',
      answers: 5,
      average: 8,
      ratings: [0, 0, 1, 0, 0, 0, 0, 1, 1, 2],
      texts: ['A s*** menu.', 'Zebra crossings are clearer.'],
    },
  ]);
  expect(reply.body).not.toMatch(/Tern|Plover|Some|Body|@|04-10/);
  expect(reply.json<Comment>().years.at(-1)).toBeLessThanOrEqual(2021);
});

test('what fewer than five people say in a month waits for later months, however often they say it', async () => {
  for (const month of ['01', '02', '03', '04', '05'])
    await say(0, `2022-${month}-10`, 1, `Alone in ${month}.`);
  for (const who of [1, 2, 3]) await say(who, '2022-05-11', 9);
  const before = await ask(2022);
  expect(before.json<Comment>().opinions).toEqual([]);
  expect(before.body).not.toContain('Alone');
  await say(4, '2022-07-01', 8);
  const { opinions } = await message(2022);
  expect(opinions).toMatchObject([{ from: '2022-01', until: '2022-07', answers: 9 }]);
  expect(opinions[0]?.texts).toHaveLength(5);
  // What was told does not change by what comes later.
  await say(5, '2022-08-01', 1, 'Alone again.');
  expect((await message(2022)).opinions).toEqual(opinions);
});

test('of a month that is not over nothing is told: nobody reads who answered today', async () => {
  const today = new Date().toISOString();
  for (const who of [0, 1, 2, 3, 4, 5]) await say(who, today, 7, 'Said today.');
  expect((await ask(new Date().getUTCFullYear())).body).not.toContain('Said today.');
});

test('why employers signed up is told by month, with who they are', async () => {
  for (const [name, day, reason] of [
    ['Dunlin Ltd', '2023-03-02', 'We hire\ntoo many friends.'],
    ['Curlew Ltd', '2023-03-09', 'To be fair.'],
    ['Godwit Ltd', '2023-05-01', 'Curious.'],
    ['Made by hand Ltd', '2023-05-02', null],
  ]) {
    const { id } = await server.given.organisation({ name: name ?? '' });
    await server.given.owner.query(
      'update core.organisation set sign_up_reason = $2, created_at = $3 where org_id = $1',
      [id, reason, `${day}T10:00:00Z`],
    );
  }
  expect((await message(2023)).signUps).toEqual([
    {
      month: '2023-05',
      organisations: 1,
      reasons: [{ orgId: expect.any(Number), organisation: 'Godwit Ltd', reason: 'Curious.' }],
    },
    {
      month: '2023-03',
      organisations: 2,
      reasons: [
        { orgId: expect.any(Number), organisation: 'Curlew Ltd', reason: 'To be fair.' },
        {
          orgId: expect.any(Number),
          organisation: 'Dunlin Ltd',
          reason: 'We hire\ntoo many friends.',
        },
      ],
    },
  ]);
});

test.each(['1999', '2201', 'x', '2020.5'])('the year %s is refused', async (year) => {
  expect((await server.as(operator).get(`/api/operator/said?year=${year}`)).statusCode).toBe(422);
});

test('the operator’s door reads no answer itself', async () => {
  const { rows } = await server.given.owner.query(
    `select has_table_privilege('evenhand_operator', 'core.product_feedback', 'select') as whole,
       has_any_column_privilege('evenhand_operator', 'core.product_feedback', 'select') as part`,
  );
  expect(rows).toEqual([{ whole: false, part: false }]);
});
