import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { writeEmailOfOneEvent } from '../../test/run-compose-email-task-for-event.ts';

const server = startTestServer();
const code = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const fresh = () => `${crypto.randomUUID()}@example.com`;
const named = { firstName: 'Ada', lastName: 'Okafor' };

async function someOrganisation() {
  const org = await server.given.organisation({ name: 'Brown Bakery' });
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const invite = (body: object) => server.as(admin).post(`/org/${org.id}/admin`, body);
  return { org, admin, invite };
}

/** What was mailed because of the last event of a kind. */
async function emailAfter(orgId: number, kind: string) {
  const { owner } = server.given;
  const { rows: events } = await owner.query<{ id: number }>(
    'select id from core.event where org_id = $1 and kind = $2 order by id desc limit 1',
    [orgId, kind],
  );
  const eventId = events[0]?.id ?? 0;
  await writeEmailOfOneEvent(server.services, { orgId, eventId });
  const { rows } = await owner.query(
    'select kind, to_address, subject, text from pii.email_message where org_id = $1 and event_id = $2',
    [orgId, eventId],
  );
  return rows[0];
}

test('an admin invites an admin, who is mailed a link to create a password', async () => {
  const { org, invite } = await someOrganisation();
  const email = fresh();
  const reply = await invite({ email, ...named, jobTitle: 'Head baker' });
  expect([reply.statusCode, reply.json()]).toEqual([
    201,
    { id: expect.any(Number), outcome: 'invited' },
  ]);
  const { rows } = await server.given.owner.query(
    'select first_name, last_name, job_title, role, deactivated_at from core.member where email = $1',
    [email],
  );
  expect(rows).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Okafor',
      job_title: 'Head baker',
      role: 'ADMIN',
      deactivated_at: null,
    },
  ]);
  expect(await emailAfter(org.id, 'create-password-asked')).toMatchObject({
    kind: 'create-password',
    to_address: email,
    text: expect.stringMatching(/\/[\w-]{43}\/create-password\//),
  });
});

test('somebody can be invited without becoming an admin', async () => {
  const { org, invite } = await someOrganisation();
  const email = fresh();
  expect((await invite({ email, ...named, role: 'MEMBER' })).statusCode).toBe(201);
  const { rows } = await server.given.owner.query(
    'select role from core.member where org_id = $1 and email = $2',
    [org.id, email],
  );
  expect(rows).toEqual([{ role: 'MEMBER' }]);
});

test('a colleague is made an admin by their address alone, whatever its capitals', async () => {
  const { org, invite } = await someOrganisation();
  const colleague = await server.given.member(org);
  const reply = await invite({ email: colleague.email.toUpperCase() });
  expect(reply.json()).toEqual({ id: colleague.id, outcome: 'promoted' });
  expect(code(await invite({ email: colleague.email }))).toEqual([409, 'already-member']);
  expect(code(await invite({ email: colleague.email, role: 'MEMBER' }))).toEqual([
    409,
    'already-member',
  ]);
});

test('whoever was deactivated is not invited again but let in again', async () => {
  const { org, invite } = await someOrganisation();
  const gone = await server.given.member(org);
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    gone.id,
  ]);
  expect(code(await invite({ email: gone.email, ...named }))).toEqual([409, 'deactivated-member']);
});

test('somebody new needs a name', async () => {
  const { invite } = await someOrganisation();
  const reply = await invite({ email: fresh(), firstName: 'Ada' });
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { lastName: 'Fill in the last name.' },
  ]);
});

test('that an address has an account elsewhere is told to its owner, and to nobody else', async () => {
  const { org, admin, invite } = await someOrganisation();
  const elsewhere = await server.given.member(await server.given.organisation());
  const [taken, free] = [
    await invite({ email: elsewhere.email, ...named }),
    await invite({ email: fresh(), ...named }),
  ];
  const told = ({ statusCode, json }: typeof taken) => [statusCode, { ...json(), id: 0 }];
  expect(told(taken)).toEqual(told(free));
  const people = (await server.as(admin).get(`/api/org/${org.id}/users?filter=invited`)).json();
  const asSeen = people.people.map((person: object) => ({
    ...person,
    id: 0,
    email: '',
    invitedAt: '',
  }));
  expect(asSeen[0]).toEqual(asSeen[1]);
  expect(await emailAfter(org.id, 'invited-with-other-account')).toMatchObject({
    kind: 'other-account',
    to_address: elsewhere.email,
  });
  const again = (id: number) => server.as(admin).post('/account/welcome-email', { userId: id });
  expect((await again(taken.json().id)).statusCode).toBe((await again(free.json().id)).statusCode);
});

test('of two admins who invite the same person at once, one invites', async () => {
  const { invite } = await someOrganisation();
  const email = fresh();
  const replies = await Promise.all([
    invite({ email, ...named }),
    invite({ email, ...named }),
    invite({ email, ...named }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
    201, 409, 409,
  ]);
});

test('inviting asks for the password again when it was given long ago', async () => {
  const { admin, invite } = await someOrganisation();
  await server.given.owner.query(
    `update auth.session s set confirmed_at = now() - interval '11 minutes' from auth.login l where l.id = s.login_id and l.email = $1`,
    [admin.email],
  );
  expect(code(await invite({ email: fresh(), ...named }))).toEqual([403, 'confirm-first']);
});
