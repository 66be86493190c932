import { beforeAll, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { sealAuditTrail } from '../../events/seal-audit-trail.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

let admin: PlantedMember;
let job: PlantedJob;
beforeAll(async () => {
  admin = await server.given.member(await server.given.organisation(), {
    role: 'ADMIN',
    firstName: 'Maren',
    lastName: 'Okoro',
  });
  job = await server.given.openJob(admin, { title: 'Lighthouse keeper' });
});

type Entry = { id: number; who: string; what: string; kind: string; support: object | null };

async function read(
  query = '',
  as = admin,
): Promise<{ entries: Entry[]; total: number; pages: number; more: boolean }> {
  const reply = await server.as(as).get(`/api/audit${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const message = ({ entries }: { entries: Entry[] }) =>
  entries.map(({ who, what }) => `${who} ${what}`);

function write(member: PlantedMember, entry: Partial<Parameters<typeof writeAuditEntry>[1]>) {
  const actor = { orgId: member.orgId, actorId: member.id };
  return runTransactionByDoor({ services: server.services, door: 'staff', actor }, (db) =>
    writeAuditEntry(db, { kind: 'job-started', actorKind: 'member', ...entry }),
  );
}

test('says who did what when, the newest first, in words', async () => {
  await server.as(admin).post(`/dashboard-old/role/${job.id}/archive-open`);
  await server.as(admin).put(`/api/rest/job/${job.id}`, { archived: false });
  const page = await read();
  expect(message(page)).toEqual([
    'Maren Okoro brought back the role Lighthouse keeper',
    'Maren Okoro archived the role Lighthouse keeper',
  ]);
  expect(page).toMatchObject({ total: 2, pages: 1, more: false });
});

test('a refused permission is in the trail, a refused confirmation or an unknown thing is not', async () => {
  const org = await server.given.organisation();
  const boss = await server.given.member(org, { role: 'ADMIN' });
  const colleague = await server.given.member(org, { firstName: 'Ines', lastName: 'Marchetti' });
  expect((await server.as(colleague).get('/api/audit')).statusCode).toBe(403);
  expect((await server.as(colleague).get('/api/builder/999999')).statusCode).toBe(404);
  expect(message(await read('', boss))).toEqual([
    'Ines Marchetti was refused GET /api/audit: Who did what when in this organisation, the newest first',
  ]);
});

test('is narrowed by person, kind, role, day and support; unknown filters mean none', async () => {
  const org = await server.given.organisation();
  const boss = await server.given.member(org, { role: 'ADMIN' });
  const other = await server.given.member(org);
  const [one, two] = [await server.given.openJob(boss), await server.given.openJob(boss)];
  const application = await server.given.application(one);
  await write(boss, { subject: `job ${one.id}` });
  await write(other, { subject: `job ${two.id}`, kind: 'job-archived' });
  await write(other, { subject: `application ${application.id}`, kind: 'identity-opened' });
  await write(boss, { subject: `member ${other.id}`, kind: 'session-ended' });
  await server.given.owner.query(
    `update audit.entry set at = '2026-03-01T23:30:00Z' where org_id = $1 and kind = 'job-archived'`,
    [org.id],
  );
  await server.given.owner.query(
    `update core.organisation set tz = 'Europe/Helsinki' where org_id = $1`,
    [org.id],
  );
  const kinds = async (query: string) =>
    (await read(query, boss)).entries.map(({ kind }) => kind).sort();
  expect(await kinds(`?person=${other.id}`)).toEqual([
    'identity-opened',
    'job-archived',
    'session-ended',
  ]);
  expect(await kinds('?kind=job-started')).toEqual(['job-started']);
  expect(await kinds(`?role=${one.id}`)).toEqual(['identity-opened', 'job-started']);
  // Half past eleven at night in Greenwich is the next day in Helsinki.
  expect(await kinds('?from=2026-03-02&until=2026-03-02')).toEqual(['job-archived']);
  expect(await kinds('?until=2026-03-01')).toEqual([]);
  expect(await kinds('?by=support')).toEqual([]);
  expect(await kinds('?from=nonsense&person=x&role=-1&by=nobody&page=0')).toHaveLength(4);
});

test('goes on page by page', async () => {
  const boss = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  await server.given.owner.query(
    `insert into audit.entry (org_id, actor_kind, actor_id, kind) select $1, 'member', $2, 'signed-in' from generate_series(1, 120)`,
    [boss.orgId, boss.id],
  );
  const pages = [await read('', boss), await read('?page=2', boss), await read('?page=3', boss)];
  expect(pages.map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(120);
  expect(pages[0]).toMatchObject({ total: 120, pages: 3 });
});

test('while a name is sealed, nobody learns which application came when', async () => {
  const boss = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const job = await server.given.openJob(boss);
  const application = await server.given.application(job);
  const actor = { orgId: boss.orgId, actorId: application.id };
  await runTransactionByDoor({ services: server.services, door: 'candidate', actor }, (db) =>
    writeAuditEntry(db, {
      kind: 'application-submitted',
      actorKind: 'candidate',
      subject: `application ${application.id}`,
    }),
  );
  expect(message(await read('', boss))).toEqual([
    'A candidate submitted an application for the role Baker',
  ]);
  const sealed = await server.as(boss).post('/api/audit/export', {});
  expect(sealed.body).not.toContain(`application ${application.id}`);
  expect(sealed.body).not.toContain(`candidate ${application.id}`);
  await server.given.owner.query(
    'update pii.application_identity set opened_at = now() where org_id = $1',
    [boss.orgId],
  );
  const { rows } = await server.given.owner.query(
    'select public_ref from core.application where id = $1',
    [application.id],
  );
  expect(message(await read('?kind=application-submitted', boss))).toEqual([
    `Candidate ${rows[0].public_ref} submitted an application for the role Baker`,
  ]);
});

test('support is named with its reason, and what it did can be read alone', async () => {
  const boss = await server.given.member(await server.given.organisation(), {
    role: 'ADMIN',
    firstName: 'Robin',
    lastName: 'Adeyemi',
  });
  const operator = await server.given.operator();
  const reason = 'They asked why the list stays empty.';
  const begun = await server
    .as(operator)
    .post(`/api/operator/organisations/${boss.orgId}/impersonate`, { memberId: boss.id, reason });
  const session = begun.cookies[0]?.value ?? '';
  await server.as({ session }).get('/job-counts');
  await server.as({ session }).get('/admin/auth-as/reset');
  await write(boss, {});
  const page = await read('?by=support', boss);
  expect(message(page)).toEqual([
    'Support, as Robin Adeyemi, stopped looking through their eyes',
    expect.stringMatching(/^Support, as Robin Adeyemi, called GET \/job-counts: \w+/),
    'Support began to look through the eyes of Robin Adeyemi',
  ]);
  for (const { support } of page.entries)
    expect(support).toEqual({ operator: operator.email, reason });
  expect(message(await read('', boss))[0]).toBe('Robin Adeyemi started');
  const file = await server.as(boss).post('/api/audit/export', { by: 'support' });
  expect(file.body.split('\r\n')).toHaveLength(1 + 3 + 1);
  expect(file.body).toContain(`${operator.email}: ${reason}`);
});

test('verifying says that all is whole, or names what is not, and is itself in the trail', async () => {
  const boss = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  for (let n = 0; n < 3; n += 1) await write(boss, { subject: `job ${job.id}` });
  await sealAuditTrail(server.services);
  const whole = await server.as(boss).post('/api/audit/verify');
  expect(whole.json()).toEqual({ entries: 3, seals: 1, waiting: 0, problems: [] });
  const { rows } = await server.given.owner.query<{ id: number }>(
    'select id from audit.entry where org_id = $1 order by id',
    [boss.orgId],
  );
  const [first, second] = rows.map(({ id }) => id);
  await server.given.owner.query(`update audit.entry set kind = 'job-archived' where id = $1`, [
    first,
  ]);
  await server.given.owner.query('delete from audit.entry where id = $1', [second]);
  const broken = await server.as(boss).post('/api/audit/verify');
  expect(broken.json().problems).toEqual([
    { entryId: first, text: `Entry ${first} was changed after it was sealed in seal 1.` },
    { entryId: second, text: `Entry ${second} was sealed in seal 1, and is gone.` },
  ]);
  expect(
    message(await read('?kind=audit-verified', boss)).map((text) =>
      text.replace(/^Some Body /, ''),
    ),
  ).toEqual([
    'verified the audit trail, and found 2 problems',
    'verified the audit trail, and it was whole',
  ]);
});

test('the export is a CSV of all that fits, without formulas, asks who it is and is itself in the trail', async () => {
  const boss = await server.given.member(await server.given.organisation(), {
    role: 'ADMIN',
    firstName: '=HYPERLINK("//evil")',
    lastName: 'Body',
  });
  await server.given.owner.query(
    `insert into audit.entry (org_id, actor_kind, actor_id, kind) select $1, 'member', $2, 'signed-in' from generate_series(1, 2500)`,
    [boss.orgId, boss.id],
  );
  const reply = await server.as(boss).post('/api/audit/export', { kind: 'signed-in' });
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="evenhand-audit-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  });
  const lines = reply.body.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFTime (UTC),Entry,Who,What,Support,Kind,Actor,Subject,Details,Request',
  );
  expect(lines).toHaveLength(1 + 2500 + 1);
  expect(lines[1]).toContain(
    `"'=HYPERLINK(""//evil"") Body",logged in,,signed-in,member ${boss.id}`,
  );
  expect((await read('?kind=audit-exported', boss)).total).toBe(1);
  await server.given.owner.query(
    `update auth.session s set confirmed_at = now() - interval '11 minutes' from auth.login l
     where l.id = s.login_id and l.email = $1`,
    [boss.email],
  );
  const stale = await server.as(boss).post('/api/audit/export', {});
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'confirm-first']);
});

test('what can be chosen is the people, roles and kinds there are', async () => {
  const { people, roles, kinds } = (await server.as(admin).get('/api/audit/choices')).json();
  expect(people).toEqual([{ id: admin.id, name: 'Maren Okoro' }]);
  expect(roles).toEqual([{ id: job.id, title: 'Lighthouse keeper' }]);
  expect(kinds).toContainEqual({ kind: 'job-archived', title: 'Role archived' });
});
