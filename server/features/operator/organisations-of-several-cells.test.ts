import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  OPERATOR_PROOF_HEADER,
  proveOperator,
} from '../../cells/prove-and-recognise-operator-of-other-cell.ts';
import { startTwoCells, withSessionOfCell } from '../../test/start-two-cells.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';

const { a, b } = await startTwoCells();
const LIST = '/api/operator/organisations';

let operator: PlantedMember;
let loginId: number;
beforeAll(async () => {
  operator = withSessionOfCell('a', await a.given.operator());
  const { rows } = await a.given.owner.query<{ id: number }>(
    'select id from auth.login where email = $1',
    [operator.email],
  );
  loginId = rows[0]?.id ?? 0;
  await a.given.organisation({ name: 'Alder of a' });
});

const message = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().code];

/** As cell a proves it to b, but for what is said otherwise. */
function proof(
  url: string,
  { by = a, to = 'b', at = new Date() }: { by?: typeof a; to?: string; at?: Date } = {},
): Record<string, string> {
  const proved = proveOperator(by.services.config, { loginId, to, url, at });
  return { [OPERATOR_PROOF_HEADER]: proved, 'x-evenhand-forwards': '1' };
}

const askB = (
  url: string,
  headers: Record<string, string>,
  method: 'GET' | 'HEAD' | 'PUT' = 'GET',
) => b.running.app.inject({ url, headers, method });

test('an operator of one cell lists the organisations of the other, with counts, searched and paged there', async () => {
  const org = await b.given.organisation({ name: 'Birch of b', tier: 'starter' });
  const admin = await b.given.member(org, { role: 'ADMIN' });
  await b.given.openJob(admin);
  for (let n = 0; n < 26; n += 1) await b.given.organisation({ name: `Paged in b ${n}` });
  const own = (await a.as(operator).get(`${LIST}?search=of`)).json();
  expect(own).toMatchObject({
    organisations: [{ name: 'Alder of a' }],
    elsewhere: null,
    cells: [
      { cell: 'a', isOwn: true, total: 1 },
      { cell: 'b', isOwn: false, total: 1 },
    ],
  });
  const other = (
    await a.as(operator).get(`${LIST}?search=${encodeURIComponent('BIRCH of')}&cell=b`)
  ).json();
  expect(other).toMatchObject({
    organisations: [{ id: org.id, name: 'Birch of b', tier: 'starter', people: 1, openRoles: 1 }],
    total: 1,
    elsewhere: 'b',
    cells: [
      { cell: 'a', total: 0 },
      { cell: 'b', total: 1 },
    ],
  });
  const second = (await a.as(operator).get(`${LIST}?search=paged&cell=b&page=2`)).json();
  expect([second.organisations.length, second.pages]).toEqual([1, 2]);
  expect((await a.as(operator).get(`${LIST}?cell=a&search=alder`)).json()).toMatchObject({
    total: 1,
    elsewhere: null,
  });
});

test('one of them is opened with its people and nothing of its candidates, and what was asked for there is read', async () => {
  const mine = await b.given.furnishedOrganisation();
  const reply = await a.as(operator).get(`${LIST}/${mine.id}?cell=b`);
  expect(reply.json()).toMatchObject({
    elsewhere: 'b',
    organisation: { id: mine.id },
    people: [{ id: mine.member.id, email: mine.member.email }],
  });
  expect(reply.body).not.toContain(mine.application.email);
  expect(message(await a.as(operator).get(`${LIST}/${mine.id}`))).toEqual([404, 'not-found']);
  expect(message(await a.as(operator).get(`${LIST}/999999?cell=b`))).toEqual([404, 'not-found']);
  await b.given.owner.query(
    `insert into core.feature_request (org_id, feature, member_id) values ($1, 'jobvite-import', $2)`,
    [mine.id, mine.member.id],
  );
  expect((await a.as(operator).get('/api/operator/requests')).json()).toEqual({
    elsewhere: null,
    requests: [],
  });
  expect((await a.as(operator).get('/api/operator/requests?cell=b')).json()).toMatchObject({
    elsewhere: 'b',
    requests: [{ orgId: mine.id, title: 'Import from Jobvite' }],
  });
});

test('nothing is changed in the other cell, and nobody looked through there, by whatever way it is asked', async () => {
  const member = await b.given.member(await b.given.organisation(), { role: 'ADMIN' });
  const at = `${LIST}/${member.orgId}`;
  const terms = { tier: 'growth', features: [], expiresAt: null, autoRenews: false };
  const impersonation = { memberId: member.id, reason: 'They asked why nothing is there.' };
  for (const query of ['', '?cell=b']) {
    expect(message(await a.as(operator).put(`${at}/terms${query}`, terms))).toEqual([
      404,
      'not-found',
    ]);
    expect(message(await a.as(operator).put(`${at}/active${query}`, { active: false }))).toEqual([
      404,
      'not-found',
    ]);
    const look = await a.as(operator).post(`${at}/impersonate${query}`, impersonation);
    expect(look.statusCode).toBe(404);
  }
  for (const url of [`${at}/terms`, `${at}/active`])
    expect((await askB(url, proof(url), 'PUT')).statusCode).toBeGreaterThanOrEqual(400);
  const { rows } = await b.given.owner.query(
    'select tier, deactivated_at from core.organisation where org_id = $1',
    [member.orgId],
  );
  expect(rows).toEqual([{ tier: 'pro', deactivated_at: null }]);
});

test('a proof is of one address, one cell, one minute and the key of the cells', async () => {
  const url = `${LIST}?search=birch`;
  expect((await askB(url, proof(url))).json()).toMatchObject({ cells: [], elsewhere: null });
  const now = Date.now();
  const otherKey = {
    ...a,
    services: {
      ...a.services,
      config: { ...a.services.config, SECRET_KEY: 'another key that nobody knows about' },
    },
  };
  const [claim = ''] = /^.+\./.exec(proof(url)[OPERATOR_PROOF_HEADER] ?? '') ?? [];
  for (const [what, headers] of Object.entries({
    'another search': proof(`${LIST}?search=alder`),
    'another address': proof('/api/operator/requests'),
    'another cell': proof(url, { to: 'c' }),
    'this very cell': proof(url, { by: b }),
    'long ago': proof(url, { at: new Date(now - 61_000) }),
    'not yet': proof(url, { at: new Date(now + 90_000) }),
    'another key': proof(url, { by: otherKey }),
    'no key': { [OPERATOR_PROOF_HEADER]: `${claim}${'A'.repeat(43)}`, 'x-evenhand-forwards': '1' },
    nothing: { [OPERATOR_PROOF_HEADER]: '', 'x-evenhand-forwards': '1' },
  }))
    expect([what, ...message(await askB(url, headers))]).toEqual([what, 401, 'not-logged-in']);
});

test('what is proved opens three addresses and no other door', async () => {
  for (const url of [
    '/api/operator/said',
    '/api/operator/twin-runs',
    '/api/user/current',
    '/job/list-es',
    '/api/audit',
  ])
    expect([url, (await askB(url, proof(url))).statusCode]).toEqual([url, 401]);
  const url = `${LIST}?cell=a`;
  expect(message(await askB(url, proof(url)))).toEqual([404, 'not-found']);
  expect((await askB(LIST, proof(LIST), 'HEAD')).statusCode).toBe(401);
});

test('whoever is no operator reads nothing of either, and no cell that there is not', async () => {
  const member = withSessionOfCell('a', await a.given.member(await a.given.organisation()));
  for (const url of [`${LIST}?cell=b`, '/api/operator/requests?cell=b', `${LIST}/1?cell=b`]) {
    expect(message(await a.as(member).get(url))).toEqual([404, 'not-found']);
    expect(message(await a.as(null).get(url))).toEqual([401, 'not-logged-in']);
  }
  for (const url of [`${LIST}?cell=z`, '/api/operator/requests?cell=z', `${LIST}/1?cell=z`])
    expect(message(await a.as(operator).get(url))).toEqual([404, 'not-found']);
});

test('an operator of the other cell is served there, wherever the request arrives', async () => {
  const there = withSessionOfCell('b', await b.given.operator());
  expect((await a.as(there).get(`${LIST}?search=alder`)).json()).toMatchObject({
    total: 0,
    cells: [
      { cell: 'a', isOwn: false, total: 1 },
      { cell: 'b', isOwn: true, total: 0 },
    ],
  });
});

test('what an operator of another cell reads is logged with who they are, and read where nothing can be written', async () => {
  const read = b.logged.filter(({ at }) => at === 'operator-of-other-cell');
  expect(read[0]).toMatchObject({ cell: 'a', login: loginId });
  const member = await b.given.member(await b.given.organisation());
  await expect(
    runTransactionByDoor(
      {
        services: b.services,
        door: 'operator',
        actor: { orgId: member.orgId, actorId: null },
        isReadOnly: true,
      },
      (db) => db.updateTable('core.organisation').set({ tier: 'beta' }).execute(),
    ),
  ).rejects.toMatchObject({ code: '25006' });
});

test('a cell that does not answer is said by name, and the others are shown', async () => {
  await b.running.app.close();
  const own = (await a.as(operator).get(`${LIST}?search=alder`)).json();
  expect(own).toMatchObject({
    organisations: [{ name: 'Alder of a' }],
    cells: [
      { cell: 'a', total: 1 },
      { cell: 'b', total: null },
    ],
  });
  expect((await a.as(operator).get(`${LIST}?cell=b`)).json()).toMatchObject({
    organisations: [],
    total: 0,
    pages: 1,
    elsewhere: 'b',
    cells: [{ cell: 'a' }, { cell: 'b', total: null }],
  });
  const requests = await a.as(operator).get('/api/operator/requests?cell=b');
  expect([...message(requests), requests.json().message]).toEqual([
    503,
    'busy',
    'Cell b does not answer.',
  ]);
});
