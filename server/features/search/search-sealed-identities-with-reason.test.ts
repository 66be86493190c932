import type { ApplicationSearchResult } from '@evenhand/contract/search.ts';
import { expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const REASON = 'Asked for a copy of their data today.';

async function employer() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const sealed = await given.application(job, { firstName: 'Zorblax', lastName: 'Quintonish' });
  return { org, admin, job, sealed };
}

function look(who: PlantedMember | null, query: string, reason = REASON, headers = {}) {
  return server.as(who).post('/api/search/identities', { query, reason }, headers);
}

const found = (reply: Awaited<ReturnType<typeof look>>) =>
  reply.json<{ applications: ApplicationSearchResult[] }>().applications;

test('with a reason an admin finds a sealed person, who stays sealed everywhere else', async () => {
  const { admin, job, sealed } = await employer();
  const reply = await look(admin, 'quintonish');
  expect(reply.statusCode).toBe(200);
  expect(found(reply)).toEqual([
    expect.objectContaining({
      id: sealed.id,
      publicRef: 'KX-10',
      User: { firstName: 'Zorblax', lastName: 'Quintonish', email: sealed.email },
    }),
  ]);
  expect((await server.as(admin).get('/api/search?searchQuery=zorblax')).body).not.toContain(
    'Zorblax',
  );
  expect((await server.as(admin).get(`/api/manage/${job.id}/candidates`)).body).not.toContain(
    'Zorblax',
  );
});

test('each search is noted with its reason, and audited by ids alone: found or not', async () => {
  const { org, admin, sealed } = await employer();
  await look(admin, 'quintonish');
  await look(admin, 'nobody at all');
  const { rows } = await server.given.owner.query(
    `select e.kind, e.actor_id, e.details, s.reason, s.member_id from audit.entry e
     join core.identity_search s on s.org_id = e.org_id and e.subject = 'search ' || s.id where e.org_id = $1 order by e.id`,
    [org.id],
  );
  const entry = {
    kind: 'identities-searched',
    actor_id: admin.id,
    member_id: admin.id,
    reason: REASON,
  };
  expect(rows).toEqual([
    { ...entry, details: { applicationIds: [sealed.id] } },
    { ...entry, details: { applicationIds: [] } },
  ]);
});

test('whoever the admin still reviews is not found, for whatever reason', async () => {
  const { given } = server;
  const { org, admin, job, sealed } = await employer();
  const reviewing = await given.member(org, { role: 'ADMIN' });
  await given.question(job);
  await given.batch(job, { by: admin, reviewers: [reviewing], applications: [sealed] });
  expect(found(await look(reviewing, 'quintonish'))).toEqual([]);
  expect(found(await look(admin, 'quintonish'))).toHaveLength(1);
});

test('no reason, a short one, or too few letters are refused beside the field, and nothing is searched', async () => {
  const { org, admin } = await employer();
  for (const [query, reason, field] of [
    ['quintonish', '', 'reason'],
    ['quintonish', 'because', 'reason'],
    ['qu', REASON, 'query'],
    ['q u i n', REASON, 'query'],
    ['x'.repeat(201), REASON, 'query'],
  ] as const) {
    const reply = await look(admin, query, reason);
    expect([query, reply.statusCode, Object.keys(reply.json().fields)]).toEqual([
      query,
      422,
      [field],
    ]);
  }
  const { rows } = await server.given.owner.query(
    'select 1 from core.identity_search where org_id = $1',
    [org.id],
  );
  expect(rows).toEqual([]);
});

test('colleagues, strangers and other organisations find nobody', async () => {
  const { org } = await employer();
  expect((await look(await server.given.member(org), 'quintonish')).statusCode).toBe(403);
  expect((await look(null, 'quintonish')).statusCode).toBe(403);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  expect(found(await look(stranger, 'quintonish'))).toEqual([]);
});

test('the answer is not kept for whoever sends the same key again', async () => {
  const { org, admin } = await employer();
  const key = { 'idempotency-key': 'the-same-key-twice' };
  await look(admin, 'quintonish', REASON, key);
  const { rows } = await server.given.owner.query<{ kept: string }>(
    `select coalesce(string_agg(answer::text, ' '), '') as kept from core.idempotency where org_id = $1`,
    [org.id],
  );
  expect(rows[0]?.kept).not.toContain('Quintonish');
});

test('the database itself lets nobody but an admin look, and never without the entry', async () => {
  const { org, admin } = await employer();
  const member = await server.given.member(org);
  const client = await server.given.owner.connect();
  try {
    await client.query('begin');
    await client.query(
      `select set_config('app.org_id', $1, true), set_config('app.actor_id', $2, true)`,
      [String(org.id), String(member.id)],
    );
    await expect(
      client.query(
        `select * from search.search_identities('quintonish', 'a reason of ten', null, 50)`,
      ),
    ).rejects.toThrow('only an admin searches by identity');
    await client.query('rollback');
    await client.query('begin');
    await client.query(
      `select set_config('app.org_id', $1, true), set_config('app.actor_id', $2, true), set_config('app.impersonation_id', '1', true)`,
      [String(org.id), String(admin.id)],
    );
    await expect(
      client.query(
        `select * from search.search_identities('quintonish', 'a reason of ten', null, 50)`,
      ),
    ).rejects.toThrow('only an admin searches by identity');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
