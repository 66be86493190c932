import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const path = ({ id }: { id: number }) => `/api/builder/${id}/team`;

test('a team is set, told once, and kept in the audit trail', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const [reviewer, observer] = [await given.member(org), await given.member(org)];
  const job = await given.openJob(admin);
  const team = [
    { id: admin.id, role: 'admin' },
    { id: reviewer.id, role: 'reviewer' },
    { id: observer.id, role: 'observer' },
  ];
  const reply = await as(admin).put(path(job), { version: 1, team });
  expect(reply.json().version).toBe(2);
  expect(
    reply.json().members.map(({ id, role }: { id: number; role: string }) => ({ id, role })),
  ).toEqual(expect.arrayContaining(team));
  expect((await as(admin).put(path(job), { version: 2, team })).json().version).toBe(2);
  const events = await given.owner.query(`select kind from core.event where job_id = $1`, [job.id]);
  expect(events.rows).toEqual([{ kind: 'team-changed' }]);
  const entries = await given.owner.query(
    `select details from audit.entry where org_id = $1 and kind = 'team-changed'`,
    [org.id],
  );
  expect(entries.rows).toEqual([
    { details: { admins: [admin.id], reviewers: [reviewer.id], observers: [observer.id] } },
  ]);
});

test('somebody runs a role, each has one part, and whoever runs it stays', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const runner = await given.member(org);
  const other = await given.member(org);
  const job = await given.job(runner);
  const asRunner = { id: runner.id, role: 'admin' };
  for (const team of [
    [],
    [{ ...asRunner, role: 'reviewer' }],
    [asRunner, asRunner],
    [{ id: other.id, role: 'admin' }],
  ]) {
    const reply = await as(runner).put(path(job), { version: 1, team });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['team']]);
  }
});

test('people who are unknown, elsewhere or gone cannot be chosen', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const gone = await given.member(org);
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [gone.id]);
  const foreign = await given.member(await given.organisation());
  const job = await given.job(admin);
  for (const id of [gone.id, foreign.id, 999_999]) {
    const reply = await as(admin).put(path(job), {
      version: 1,
      team: [
        { id: admin.id, role: 'admin' },
        { id, role: 'reviewer' },
      ],
    });
    expect(reply.statusCode).toBe(404);
  }
});

test('an older version, a mere reviewer and a stranger are refused', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const reviewer = await given.member(org);
  const job = await given.job(admin);
  await given.part(job, reviewer);
  const team = [{ id: admin.id, role: 'admin' }];
  expect((await as(admin).put(path(job), { version: 7, team })).json().code).toBe('newer-version');
  expect((await as(reviewer).put(path(job), { version: 1, team })).statusCode).toBe(403);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect((await as(stranger).put(path(job), { version: 1, team })).statusCode).toBe(404);
});

test('a team that shrinks after publishing lowers what candidates are promised; one that grows promises nothing by itself', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const [first, second] = [await given.member(org), await given.member(org)];
  const job = await given.openJob(admin);
  for (const each of [first, second]) await given.part(job, each);
  const runs = { id: admin.id, role: 'admin' };
  const reads = (who: { id: number }) => ({ id: who.id, role: 'reviewer' });
  const set = async (version: number, team: object[]) =>
    (await as(admin).put(path(job), { version, team })).json().reviewsPerAnswer;
  const told = async () => (await as(null).get(`/apply/${job.hash}`)).body;
  expect(await told()).toContain('Three people score each answer.');
  expect(await set(1, [runs, reads(first)])).toBe(2);
  expect(await told()).toContain('Two people score each answer.');
  expect(await set(2, [runs, reads(first), reads(second)])).toBe(2);
  expect(await set(3, [runs, { id: first.id, role: 'observer' }])).toBe(1);
  expect(await told()).toContain('One person scores each answer.');
});

test('a draft may plan for a team it does not have yet', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.job(admin);
  const team = [
    { id: admin.id, role: 'admin' },
    { id: (await given.member(org)).id, role: 'observer' },
  ];
  const reply = await as(admin).put(path(job), { version: 1, team });
  expect(reply.json().reviewsPerAnswer).toBe(3);
});
