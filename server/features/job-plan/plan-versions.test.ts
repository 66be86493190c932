import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { freezeMissingJobPlans } from './freeze-missing-plans.ts';

const server = startTestServer();

type Answered = {
  versions: { n: number; sha256: string; frozenAt: string; plan: string }[];
  deviations: { n: number; what: string; reason: string; by: string | null; at: string }[];
};

async function planOf(member: PlantedMember, { id }: { id: number }): Promise<Answered> {
  const reply = await server.as(member).get(`/api/manage/${id}/plan`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

async function somePublishedJob() {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  for (let n = 0; n < 3; n += 1) await given.part(job, await given.member(org));
  const published = await as(admin).post(`/api/builder/${job.id}/publish`, { version: 1 });
  expect(published.statusCode).toBe(200);
  const { hash } = published.json();
  const change = (body: Record<string, unknown>) => as(admin).patch(`/api/builder/${job.id}`, body);
  return { org, admin, job, hash: String(hash), change };
}

test('publishing freezes version 1, and its hash can be computed from its text alone', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  expect(await planOf(admin, job)).toEqual({ versions: [], deviations: [] });
  await as(admin).post(`/api/builder/${job.id}/publish`, { version: 1 });
  const { versions, deviations } = await planOf(admin, job);
  expect([versions.map(({ n }) => n), deviations]).toEqual([[1], []]);
  const plan = versions[0]?.plan ?? '';
  const sha256 = versions[0]?.sha256;
  expect(sha256).toBe(createHash('sha256').update(Buffer.from(plan, 'utf8')).digest('hex'));
  expect(JSON.parse(plan)).toMatchObject({
    criteria: [{ name: 'Judgement', kind: 'essential' }],
    stages: [
      {
        kind: 'sift',
        name: 'Written answers',
        weight: 1,
        reviewsPerItem: 1,
        items: [
          {
            kind: 'long-text',
            text: 'The oven fails at four in the morning. What do you do?',
            guides: { one: 'Waits until somebody comes.' },
            criteria: ['Judgement'],
          },
        ],
      },
    ],
    places: 1,
    tieRule: 'lot',
  });
});

test('the job page carries the hash of the current version, and no draft has one', async () => {
  const { admin, job, hash, change } = await somePublishedJob();
  const page = async () => (await server.running.app.inject({ url: `/apply/${hash}` })).body;
  const metaOf = (html: string) =>
    /<meta name="plan-sha256" content="([0-9a-f]{64})"/.exec(html)?.[1];
  const first = (await planOf(admin, job)).versions[0]?.sha256 ?? '';
  const html = await page();
  expect(metaOf(html)).toBe(first);
  expect(html).toContain(`>${first.slice(0, 4)}-${first.slice(4, 8)}</code>`);
  expect(html).not.toContain('Calls the repair service.');
  await change({ version: 2, reviewsPerAnswer: 2, reason: 'Two of us left.' });
  expect(metaOf(await page())).toBe((await planOf(admin, job)).versions[1]?.sha256);
  const preview = await server.as(admin).get(`/builder/${job.id}/preview`);
  expect(metaOf(preview.body)).toBeUndefined();
});

test('a change of a published plan needs a reason, which is kept with what changed, by whom and when', async () => {
  const { admin, job, change } = await somePublishedJob();
  const refused = await change({ version: 2, reviewsPerAnswer: 2 });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { reason: 'Candidates were told how this role chooses. Say why it changes.' },
  ]);
  expect((await change({ version: 2, reviewsPerAnswer: 2, reason: '   ' })).statusCode).toBe(422);
  expect(
    (await change({ version: 2, reviewsPerAnswer: 2, reason: 'x'.repeat(501) })).statusCode,
  ).toBe(422);
  expect((await planOf(admin, job)).versions).toHaveLength(1);
  const saved = await change({ version: 2, reviewsPerAnswer: 2, reason: 'One of us is on leave.' });
  expect([saved.statusCode, saved.json().reviewsPerAnswer]).toEqual([200, 2]);
  const { versions, deviations } = await planOf(admin, job);
  expect(deviations).toEqual([
    {
      n: 2,
      what: 'Reviews of each answer: 3 → 2',
      reason: 'One of us is on leave.',
      by: expect.any(String),
      at: versions[1]?.frozenAt,
    },
  ]);
});

test('what leaves the plan as it is makes no version, and needs no reason', async () => {
  const { admin, job, change } = await somePublishedJob();
  const same = await change({ version: 2, reviewsPerAnswer: 3 });
  const other = await change({ version: 3, title: 'Night baker', reason: 'A better name.' });
  expect([same.statusCode, other.statusCode]).toEqual([200, 200]);
  const { work } = other.json();
  const hours = await change({ version: 4, work: { ...work, hours: '30 hours' } });
  expect(hours.statusCode).toBe(200);
  expect((await planOf(admin, job)).versions).toHaveLength(1);
  const more = { version: 5, work: { ...hours.json().work, openings: 2 } };
  expect((await change(more)).statusCode).toBe(422);
  expect((await change({ ...more, reason: 'A second oven.' })).statusCode).toBe(200);
  const { deviations } = await planOf(admin, job);
  expect(deviations.map(({ what }) => what)).toEqual(['Places: 1 → 2']);
});

test('a draft changes without a reason', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  const change = { version: 1, reviewsPerAnswer: 5 };
  expect((await as(admin).patch(`/api/builder/${job.id}`, change)).statusCode).toBe(200);
  expect((await planOf(admin, job)).versions).toEqual([]);
});

test('a team that shrinks, or a member who leaves, makes a version that says so', async () => {
  const { given, as } = server;
  const { org, admin, job } = await somePublishedJob();
  const { members } = (await as(admin).get(`/api/builder/${job.id}`)).json();
  const team = members.filter(({ role }: { role: string | null }) => role !== null);
  const [gone, ...left] = team.filter(({ id }: { id: number }) => id !== admin.id);
  const smaller = [
    { id: admin.id, role: 'admin' },
    left[0] && { id: left[0].id, role: 'reviewer' },
  ];
  const other = await given.member(org, { role: 'ADMIN' });
  const set = await as(admin).put(`/api/builder/${job.id}/team`, { version: 2, team: smaller });
  expect(set.statusCode).toBe(200);
  const left2 = await as(other).post(`/api/account/users/${left[0].id}/deactivate`, {});
  expect([gone !== undefined, left2.statusCode]).toEqual([true, 200]);
  const { deviations } = await planOf(admin, job);
  expect(deviations.map(({ what, reason }) => [what, reason])).toEqual([
    ['Reviews of each answer: 3 → 2', 'The team has fewer people who score.'],
    ['Reviews of each answer: 2 → 1', 'The team has fewer people who score.'],
  ]);
});

test('of two changes of a plan at once one is a version, and the other is told', async () => {
  const { admin, job, change } = await somePublishedJob();
  const replies = await Promise.all(
    [1, 2].map((reviewsPerAnswer) =>
      change({ version: 2, reviewsPerAnswer, reason: 'Fewer of us.' }),
    ),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect((await planOf(admin, job)).versions.map(({ n }) => n)).toEqual([1, 2]);
});

test('only who manages a role reads its plan', async () => {
  const { given, as } = server;
  const { org, job } = await somePublishedJob();
  const [reviewer, observer, nobody] = [
    await given.member(org),
    await given.member(org),
    await given.member(org),
  ];
  await given.part(job, reviewer, 'reviewer');
  await given.part(job, observer, 'observer');
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  const statusFor = async (member: PlantedMember) =>
    (await as(member).get(`/api/manage/${job.id}/plan`)).statusCode;
  expect(await Promise.all([reviewer, observer, nobody, stranger].map(statusFor))).toEqual([
    403, 403, 404, 404,
  ]);
  const anyone = await server.running.app.inject({ url: `/api/manage/${job.id}/plan` });
  expect(anyone.statusCode).toBe(401);
});

test('what was frozen is neither changed nor deleted by any door, and the plan itself is read by two alone', async () => {
  const { rows } = await server.given.owner.query<{ door: string; right: string; on: string }>(`
    select substring(a.grantee::regrole::text from '[a-z]+$') as door, a.privilege_type as right, a.on
    from (
      select (aclexplode(c.relacl)).*, 'all' as on from pg_class c where c.oid = 'core.plan_version'::regclass
      union all
      select (aclexplode(t.attacl)).*, t.attname from pg_attribute t
      where t.attrelid = 'core.plan_version'::regclass) a
    order by door, "right", a.on`);
  const byDoors = rows.filter(({ door }) => door !== 'owner');
  expect([...new Set(byDoors.map(({ right }) => right))].toSorted()).toEqual(['INSERT', 'SELECT']);
  expect([...new Set(byDoors.map(({ door }) => door))]).toEqual([
    'candidate',
    'public',
    'staff',
    'system',
  ]);
  // Which questions were in it, a candidate may know by their keys, since those are the ones that they are asked.
  for (const [outside, more] of [
    ['public', []],
    ['candidate', ['item_keys']],
  ] as const) {
    const granted = byDoors.filter(({ door }) => door === outside);
    const columns = ['frozen_at', ...more, 'job_id', 'n', 'org_id', 'sha256'];
    expect(granted.map(({ right, on }) => `${right} ${on}`)).toEqual(
      columns.map((column) => `SELECT ${column}`),
    );
  }
});

test('a text that is not the one of its hash is not stored', async () => {
  const { admin, job } = await somePublishedJob();
  const actor = { orgId: admin.orgId, actorId: admin.id };
  const forged = runTransactionByDoor({ services: server.services, door: 'staff', actor }, (db) =>
    db
      .insertInto('core.plan_version')
      .values({
        job_id: job.id,
        n: 2,
        plan: '{}',
        sha256: Buffer.alloc(32),
        frozen_at: new Date(),
        frozen_by: admin.id,
        reason: 'None.',
      })
      .execute(),
  );
  await expect(forged).rejects.toMatchObject({ constraint: 'plan_version_check' });
});

test('a role that was published before gets version 1 once, whoever looks for it, and changes after it', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const [old, changed, draft] = [
    await given.openJob(admin),
    await given.openJob(admin),
    await given.readyDraft(admin),
  ];
  const work = (await as(admin).get(`/api/builder/${changed.id}`)).json().work;
  const change = { version: 1, work: { ...work, openings: 4 }, reason: 'More ovens.' };
  expect((await as(admin).patch(`/api/builder/${changed.id}`, change)).statusCode).toBe(200);
  await Promise.all([
    freezeMissingJobPlans(server.services),
    freezeMissingJobPlans(server.services),
  ]);
  await freezeMissingJobPlans(server.services);
  const versionsOf = async (job: { id: number }) =>
    (await planOf(admin, job)).versions.map(({ n, plan }) => [n, JSON.parse(plan).places]);
  expect(await versionsOf(old)).toEqual([[1, 1]]);
  expect(await versionsOf(changed)).toEqual([
    [1, 1],
    [2, 4],
  ]);
  expect(await versionsOf(draft)).toEqual([]);
});
