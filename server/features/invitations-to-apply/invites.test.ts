import { beforeEach, expect, test } from 'vitest';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { fingerprintDatabase } from '../../test/fingerprint-database-and-freeze-session-times.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { collectSqlStatements } from '../../test/collect-sql-statements-or-database-messages.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  sendInvitationsToApplyDueAtTestTime,
  findPersonalLinkByCandidateEmail,
  givenJobTakingInterest,
  postInterestForm,
} from '../../test/interest-form-and-invitation-to-apply-helpers.ts';

const server = startTestServer();
const start = new Date('2026-11-21T09:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const day = 86_400;

let admin: PlantedMember;
let job: PlantedJob;
let at: string;
beforeEach(async () => {
  server.setNow(start);
  admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  job = await givenJobTakingInterest(server, admin);
  await server.given.owner.query(
    `update core.job set published_at = $2, closes_at = $3 where id = $1`,
    [job.id, later(-day), later(60 * day)],
  );
  at = `/api/manage/${job.id}`;
});

const post = (path: string, body: object = {}) => server.as(admin).post(`${at}/${path}`, body);
const invite = (list: string) => post('invites', { list });
const rounds = async () => (await server.as(admin).get(`${at}/invites`)).json().rounds;

const letLeave = (when = later(31)) => sendInvitationsToApplyDueAtTestTime(server, admin, when);

async function interested(...names: string[]): Promise<void> {
  for (const name of names)
    await postInterestForm(server, job, {
      firstName: name,
      lastName: 'Okoro',
      email: `${name}@example.com`,
      consent: 'yes',
    });
}

test('a list says who would be invited and who would not, and changes nothing', async () => {
  const before = await fingerprintDatabase(server.given.owner);
  const reply = await post('invites/check', {
    list: 'Ada Okoro <ada@example.com>, www.evil.example <ben@example.com>\nADA@example.com\nnobody',
  });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      people: 2,
      invited: [
        { name: 'Ada Okoro', email: 'ada@example.com' },
        { name: 'www. evil. example', email: 'ben@example.com' },
      ],
      refused: 2,
      rows: [
        { line: 2, text: 'ADA@example.com', why: 'twice' },
        { line: 3, text: 'nobody', why: 'malformed' },
      ],
    },
  ]);
  expect(await fingerprintDatabase(server.given.owner)).toBe(before);
});

test('people of a list are invited after half a minute, each once for the role, by a link of their own', async () => {
  expect((await invite('Ada Okoro <ada@example.com>\nben@example.com')).statusCode).toBe(201);
  await invite('ada@example.com');
  expect(await letLeave(later(29))).toEqual([]);
  expect(await letLeave()).toEqual([
    'application-invite ada@example.com',
    'application-invite ben@example.com',
  ]);
  expect(await letLeave(later(3600))).toHaveLength(2);
  expect(await rounds()).toMatchObject([
    { people: 1, done: 1, state: 'done' },
    { people: 2, done: 2, state: 'done' },
  ]);
  const own = await findPersonalLinkByCandidateEmail(server, job, 'ben@example.com');
  expect(own).toMatchObject({ state: 'invited' });
  expect(visiblePageText((await own?.get('start')) as never)).toContain('You are invited to apply');
});

test('whoever was invited by address alone gives their name with the button, and nobody else changes one', async () => {
  await invite('ben@example.com');
  await letLeave();
  const own = await findPersonalLinkByCandidateEmail(server, job, 'ben@example.com');
  expect((await own?.post('start', { consent: 'yes' }))?.statusCode).toBe(422);
  await own?.post('start', { firstName: 'Ben', lastName: 'Lee', consent: 'yes' });
  const { rows } = await server.given.owner.query(
    `select c.first_name, c.last_name, a.state, i.source from pii.candidate c
       join pii.application_identity i on i.candidate_id = c.id join core.application a on a.id = i.application_id
     where c.org_id = $1`,
    [admin.orgId],
  );
  expect(rows).toEqual([
    { first_name: 'Ben', last_name: 'Lee', state: 'started', source: 'invitation' },
  ]);
});

test('opening every link of an invitation changes nothing, and a decline is told to nobody', async () => {
  await invite('ben@example.com');
  await letLeave();
  const own = await findPersonalLinkByCandidateEmail(server, job, 'ben@example.com');
  const before = await fingerprintDatabase(server.given.owner);
  for (const step of ['', 'start', 'start/no-thanks', 'status', 'other-roles'])
    await own?.get(step);
  expect(await fingerprintDatabase(server.given.owner)).toBe(before);
  await own?.post('start/no-thanks');
  const head = (await server.as(admin).get(at)).json();
  expect(head.groups[0]).toMatchObject({ key: 'all', count: 0 });
  expect((await server.as(admin).get(`${at}/candidates`)).json()).toMatchObject({ total: 0 });
});

test('while names are sealed, a list does not tell who has applied: not in its report, nor in any figure', async () => {
  await beginTestApplication(server, job, { email: 'applied@example.com' });
  const told = async (address: string) => {
    const check = (await post('invites/check', { list: address })).json();
    const sent = (await invite(address)).json();
    await letLeave(new Date(server.services.now().getTime() + 31_000));
    const { people, done, cancelled, state } = (await rounds())[0];
    const head = (await server.as(admin).get(at)).json();
    const list = (await server.as(admin).get(`${at}/candidates`)).json();
    const words = JSON.stringify({
      check,
      refused: sent.refused,
      rows: sent.rows,
      people,
      done,
      cancelled,
      state,
    });
    return [words.replaceAll(address, '…'), head.groups, list.total];
  };
  expect(await told('applied@example.com')).toEqual(await told('unknown@example.com'));
});

test('whose name is open, and has applied, is told as refused', async () => {
  const own = await beginTestApplication(server, job, { email: 'applied@example.com' });
  await server.given.openedIdentity({ id: own.id } as never);
  const reply = (await post('invites/check', { list: 'applied@example.com' })).json();
  expect(reply).toMatchObject({ people: 0, rows: [{ line: 1, why: 'applied' }] });
});

test('whoever asked for no more invitations is refused, and left out when they ask while it waits', async () => {
  await invite('ada@example.com');
  await letLeave();
  await invite('ben@example.com');
  for (const address of ['ada@example.com', 'ben@example.com'])
    await server.given.owner.query(
      `select set_config('app.org_id', $1, false), pii.address_key($2)`,
      [String(admin.orgId), address],
    );
  await server.given.owner.query(
    `insert into pii.email_address (org_id, address_key, stopped_at)
     select $1, sha256(salt || convert_to(unnest($2::text[]), 'UTF8')), now() from core.email_setting where org_id = $1
     on conflict on constraint email_address_pkey do update set stopped_at = now()`,
    [admin.orgId, ['ada@example.com', 'ben@example.com']],
  );
  expect((await post('invites/check', { list: 'ben@example.com' })).json()).toMatchObject({
    people: 0,
    rows: [{ line: 1, why: 'not-to-be-invited' }],
  });
  expect(await letLeave(later(120))).toEqual(['application-invite ada@example.com']);
});

test('two tabs that invite all who showed interest send one e-mail each', async () => {
  await interested('ada', 'ben');
  const replies = await Promise.all([post('invites/interest'), post('invites/interest')]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await letLeave()).toSorted()).toEqual([
    'quick-apply-invite ada@example.com',
    'quick-apply-invite ben@example.com',
  ]);
});

test('whoever showed interest is asked at most once a week, and not once they have begun', async () => {
  await interested('ada', 'ben');
  await post('invites/interest');
  await letLeave();
  const again = (await post('invites/interest')).json();
  expect(again).toEqual({ round: null, askedThisWeek: 2, goneOn: 0 });
  const ada = await findPersonalLinkByCandidateEmail(server, job, 'ada@example.com');
  await ada?.post('start', { consent: 'yes' });
  server.setNow(later(8 * day));
  const ben = await findPersonalLinkByCandidateEmail(server, job, 'ben@example.com');
  const chosen = { applicationIds: [ada?.id, ben?.id] };
  expect((await post('invites/interest', chosen)).json()).toMatchObject({
    round: { people: 1 },
    askedThisWeek: 0,
    goneOn: 1,
  });
  expect(await letLeave(later(8 * day + 31))).toHaveLength(3);
});

test('whoever begins between the press and the e-mail is left out', async () => {
  await interested('ada');
  await post('invites/interest');
  await (await findPersonalLinkByCandidateEmail(server, job, 'ada@example.com'))?.post('start', {
    consent: 'yes',
  });
  expect(await letLeave()).toEqual([]);
  expect(await rounds()).toMatchObject([{ people: 1, done: 1, state: 'done' }]);
});

test('somebody who did not show interest in this role cannot be chosen', async () => {
  const other = await beginTestApplication(server, job);
  for (const id of [other.id, 999_999])
    expect((await post('invites/interest', { applicationIds: [id] })).statusCode).toBe(404);
});

test('invitations are taken back before they leave, again without effect, and their addresses are forgotten', async () => {
  const { round } = (await invite('ada@example.com, ben@example.com')).json();
  const back = await post(`invites/${round.id}/cancel`);
  expect(back.json()).toMatchObject({ round: { state: 'cancelled', cancelled: 2, done: 0 } });
  expect((await post(`invites/${round.id}/cancel`)).statusCode).toBe(200);
  expect(await letLeave()).toEqual([]);
  const { rows } = await server.given.owner.query(
    `select count(address)::int as kept from pii.invitee where org_id = $1`,
    [admin.orgId],
  );
  expect(rows).toEqual([{ kept: 0 }]);
  await invite('ada@example.com');
  expect(await letLeave(later(120))).toEqual(['application-invite ada@example.com']);
});

test('addresses are forgotten once their turn came, and staff never read one back', async () => {
  await invite('Ada Okoro <ada@example.com>');
  expect(JSON.stringify(await rounds())).not.toContain('ada@example.com');
  await letLeave();
  const { rows } = await server.given.owner.query(
    `select address, first_name from pii.invitee where org_id = $1`,
    [admin.orgId],
  );
  expect(rows).toEqual([{ address: null, first_name: '' }]);
});

test('nobody is invited to a role that nobody can apply for', async () => {
  await invite('ada@example.com');
  await server.given.owner.query('update core.job set closes_at = $2 where id = $1', [
    job.id,
    later(10),
  ]);
  expect(await letLeave()).toEqual([]);
  for (const path of ['invites', 'invites/check'])
    expect((await post(path, { list: 'ben@example.com' })).statusCode).toBe(409);
  expect((await post('invites/interest')).statusCode).toBe(409);
});

test.each([
  ['', 422],
  ['nobody at all', 422],
  [Array.from({ length: 10_001 }, (_, i) => `p${i}@example.com`).join('\n'), 422],
  ['x'.repeat(800_001), 422],
])('a list that cannot be used is refused with a sentence', async (list, status) => {
  const reply = await invite(list);
  expect([reply.statusCode, reply.json().fields?.list]).toEqual([status, expect.any(String)]);
});

test('ten thousand people are taken in one request, and the rows of staff and audit hold no address', async () => {
  const list = Array.from({ length: 10_000 }, (_, i) => `Person ${i} <p${i}@example.com>`).join(
    '\n',
  );
  const query = await collectSqlStatements(server.services, async () => {
    expect((await invite(list)).json()).toMatchObject({ round: { people: 10_000 }, refused: 0 });
  });
  // As many statements as for one of them.
  expect(query.length).toBeLessThan(20);
  const { rows } = await server.given.owner.query(
    `select details from audit.entry where org_id = $1 and kind = 'invites-sent'`,
    [admin.orgId],
  );
  expect(rows).toEqual([{ details: { invitation: 'application-invite', people: 10_000 } }]);
});

test('members without a part in the role, and reviewers of it, cannot invite', async () => {
  const colleague = await server.given.member({ id: admin.orgId });
  const reviewer = await server.given.member({ id: admin.orgId });
  await server.given.part(job, reviewer, 'reviewer');
  const status = async (who: PlantedMember) =>
    (await server.as(who).post(`${at}/invites`, { list: 'ada@example.com' })).statusCode;
  expect([await status(colleague), await status(reviewer)]).toEqual([404, 403]);
});
