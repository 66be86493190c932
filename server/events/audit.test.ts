import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { writeAuditEntry } from './write-audit-entry.ts';
import { sealAuditTrail } from './seal-audit-trail.ts';
import { findAuditTrailBreaks } from './find-audit-trail-breaks.ts';
import type { AuditSubject } from './audit-subject-words.ts';

const server = startTestServer();

const somebody = async () =>
  server.given.member(await server.given.organisation(), { role: 'ADMIN' });

type Somebody = Awaited<ReturnType<typeof somebody>>;

function write(member: Somebody, subject: AuditSubject): Promise<void> {
  return runTransactionByDoor(
    {
      services: server.services,
      door: 'staff',
      actor: { orgId: member.orgId, actorId: member.id },
    },
    (db) => writeAuditEntry(db, { kind: 'job-started', actorKind: 'member', subject }),
  );
}

const findings = (member: Somebody) =>
  runTransactionByDoor(
    {
      services: server.services,
      door: 'staff',
      actor: { orgId: member.orgId, actorId: member.id },
    },
    findAuditTrailBreaks,
  );

async function entriesOf(
  member: Somebody,
): Promise<{ id: number; kind: string; actor_id: number; subject: string }[]> {
  return (
    await server.given.owner.query(
      'select id, kind, actor_id, subject from audit.entry where org_id = $1 order by id',
      [member.orgId],
    )
  ).rows;
}

async function sealed(n: number): Promise<Somebody> {
  const member = await somebody();
  for (let i = 0; i < n; i += 1) {
    await write(member, `job ${i}`);
    if (i % 2 === 1) await sealAuditTrail(server.services);
  }
  await sealAuditTrail(server.services);
  return member;
}

test('an untouched trail has nothing to find, and other organisations are no part of it', async () => {
  const member = await sealed(5);
  expect(await findings(member)).toEqual([]);
  const { rows } = await server.given.owner.query(
    'select n, cardinality(entry_ids) as entries from audit.seal where org_id = $1 order by n',
    [member.orgId],
  );
  expect(rows).toEqual([
    { n: 1, entries: 2 },
    { n: 2, entries: 2 },
    { n: 3, entries: 1 },
  ]);
});

test('a changed and a deleted entry are named, even when the owner of the database did it', async () => {
  const member = await sealed(6);
  const [first, , third] = await entriesOf(member);
  await server.given.owner.query("update audit.entry set subject = 'job 99' where id = $1", [
    first?.id,
  ]);
  await server.given.owner.query('delete from audit.entry where id = $1', [third?.id]);
  expect(await findings(member)).toEqual([
    { entryId: first?.id, seal: 1, what: 'changed' },
    { entryId: third?.id, seal: 2, what: 'deleted' },
  ]);
});

test('a seal that was rewritten to fit the changed entry breaks the chain', async () => {
  const member = await sealed(6);
  const [first] = await entriesOf(member);
  await server.given.owner.query("update audit.entry set subject = 'job 99' where id = $1", [
    first?.id,
  ]);
  await server.given.owner.query(
    'update audit.seal s set digests[1] = (select audit.digest(e) from audit.entry e where e.id = $2) where org_id = $1 and n = 1',
    [member.orgId, first?.id],
  );
  expect(await findings(member)).toEqual([{ entryId: null, seal: 1, what: 'chain broken' }]);
  await server.given.owner.query(
    'update audit.seal set hash = audit.chain(null, entry_ids, digests) where org_id = $1 and n = 1',
    [member.orgId],
  );
  expect(await findings(member)).toEqual([{ entryId: null, seal: 2, what: 'chain broken' }]);
});

test('a seal that was taken out breaks the chain', async () => {
  const member = await sealed(6);
  await server.given.owner.query('delete from audit.seal where org_id = $1 and n = 2', [
    member.orgId,
  ]);
  expect((await findings(member)).map(({ what }) => what)).toContain('chain broken');
});

test('twenty writers and two sealers at once leave no entry unsealed and no fork', async () => {
  const member = await somebody();
  let writing = true;
  const sealers = [0, 1].map(async () => {
    while (writing) await sealAuditTrail(server.services);
  });
  await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      for (let i = 0; i < 5; i += 1) await write(member, `job ${n * 5 + i}`);
    }),
  );
  writing = false;
  await Promise.all(sealers);
  await sealAuditTrail(server.services);
  const { rows } = await server.given.owner.query(
    `select (select count(*)::int from audit.entry where org_id = $1) as entries,
       (select count(*)::int from audit.unsealed where org_id = $1) as unsealed,
       (select count(distinct id)::int from audit.seal s, unnest(s.entry_ids) as id where org_id = $1) as sealed,
       (select sum(cardinality(entry_ids))::int from audit.seal where org_id = $1) as times`,
    [member.orgId],
  );
  expect(rows).toEqual([{ entries: 100, unsealed: 0, sealed: 100, times: 100 }]);
  expect(await findings(member)).toEqual([]);
});

test('organisation and actor of an entry are those of the door, whatever the caller says', async () => {
  const member = await somebody();
  await write(member, 'job 1');
  expect(await entriesOf(member)).toMatchObject([
    { kind: 'job-started', actor_id: member.id, subject: 'job 1' },
  ]);
  const nobody = runTransactionByDoor({ services: server.services, door: 'staff' }, (db) =>
    writeAuditEntry(db, { kind: 'job-started', actorKind: 'member' }),
  );
  await expect(nobody).rejects.toMatchObject({ code: '23502' });
});

test('an entry says what, who, on what and by which request, and holds no name', async () => {
  const member = await somebody();
  const started = await server
    .as(member)
    .post('/dashboard-old/role/new', { title: 'Lighthouse keeper' });
  const { rows } = await server.given.owner.query('select * from audit.entry where org_id = $1', [
    member.orgId,
  ]);
  expect(rows).toMatchObject([
    {
      kind: 'job-started',
      actor_kind: 'member',
      actor_id: member.id,
      subject: `job ${started.json().id}`,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Lighthouse');
});

test('a change whose audit entry cannot be written is not made', async () => {
  const member = await somebody();
  const job = await server.given.openJob(member);
  await failing('audit.entry', 'at once', async () => {
    const reply = await server.as(member).post(`/dashboard-old/role/${job.id}/archive-open`);
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'broken']);
  });
  expect(await stateOf(job)).toEqual([{ archived_at: null, events: 0, entries: 0 }]);
});

test('a change that fails leaves no audit entry', async () => {
  const member = await somebody();
  const job = await server.given.openJob(member);
  await failing('core.job', 'at commit', async () => {
    const reply = await server.as(member).post(`/dashboard-old/role/${job.id}/archive-open`);
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'broken']);
  });
  expect(await stateOf(job)).toEqual([{ archived_at: null, events: 0, entries: 0 }]);
});

/** Lets every write to the table fail, at once or only when it is committed. */
async function failing(
  table: string,
  when: 'at once' | 'at commit',
  work: () => Promise<void>,
): Promise<void> {
  const { owner } = server.given;
  await owner.query(
    `create or replace function core.fail() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
  );
  const timing = when === 'at once' ? 'initially immediate' : 'initially deferred';
  await owner.query(
    `create constraint trigger planted after insert or update on ${table} deferrable ${timing} for each row execute function core.fail()`,
  );
  try {
    await work();
  } finally {
    await owner.query(`drop trigger planted on ${table}`);
  }
}

async function stateOf(job: { id: number; orgId: number }) {
  const { rows } = await server.given.owner.query(
    `select archived_at, (select count(*)::int from core.event where org_id = $2) as events,
       (select count(*)::int from audit.entry where org_id = $2) as entries
     from core.job where id = $1`,
    [job.id, job.orgId],
  );
  return rows;
}
