import { afterEach, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { mayInviteAddress, findAddressesNotToInvite } from './may-invite-address.ts';
import { remindToFinishApplications } from './remind-to-finish-applications.ts';
import { makeStopInvitationsToken } from './rules/stop-invitations-token.ts';
import { sendDueEmails } from './send-due-emails.ts';
import { upsertInvitedAddressRow } from './sql/email-address-bounce-and-invitation-queries.ts';
import { writeEmailOfOneEvent } from '../../test/run-compose-email-task-for-event.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);
afterEach(() => server.setNow(null));

const HOUR_MS = 3_600_000;

async function invited() {
  const { given } = server;
  const admin = await given.member(await given.organisation({ name: 'Larkfield Energy' }), {
    role: 'ADMIN',
  });
  const application = await given.application(await given.openJob(admin), { state: 'invited' });
  const { orgId } = admin;
  const worker = {
    services: server.services,
    door: 'system',
    actor: { orgId, actorId: null },
  } as const;
  const key = await runTransactionByDoor(worker, (db) =>
    upsertInvitedAddressRow(db, application.email),
  );
  const url = `/unsubscribe/${makeStopInvitationsToken({ orgId, key })}`;
  const may = (address: string) =>
    runTransactionByDoor(worker, (db) => mayInviteAddress(db, address));
  return { admin, application, worker, url, may };
}

const press = (url: string, headers = {}) =>
  server.running.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });

test('an invitation carries a button of the mail program, which ends invitations by one POST and nothing by a look', async () => {
  const { application, url, may } = await invited();
  await server.given.dueMails(application, { kind: 'application-invite' });
  await sendDueEmails(services());
  const headers = new Map(smtp().received[0]?.mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe(`<${services().config.BASE_URL}${url}>`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const page = await server.running.app.inject({ url });
  expect([page.statusCode, visiblePageText(page)]).toEqual([
    200,
    expect.stringContaining('Get no more invitations?'),
  ]);
  expect(await may(application.email)).toBe(true);
  const pressed = await press(url, {
    'user-agent': 'mail program',
    'sec-fetch-site': 'cross-site',
  });
  expect([pressed.statusCode, visiblePageText(pressed)]).toEqual([
    200,
    expect.stringContaining('You get no more invitations'),
  ]);
  expect(await may(application.email.toUpperCase())).toBe(false);
  expect((await press(url)).statusCode).toBe(200);
});

const boundary = 'a-mail-program-of-somebody';
const inParts = (text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n${text}\r\n--${boundary}--\r\n`;

test.for([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click', 200],
  ['application/x-www-form-urlencoded; charset=utf-8', 'List-Unsubscribe=One-Click', 200],
  [`multipart/form-data; boundary=${boundary}`, inParts('One-Click'), 200],
  [`multipart/form-data; boundary=${boundary}`, inParts('One-Click'.repeat(2000)), 413],
  ['application/x-www-form-urlencoded', `List-Unsubscribe=${'One-Click'.repeat(2000)}`, 413],
  ['application/json', '{}', 415],
  ['text/plain', 'List-Unsubscribe=One-Click', 415],
] as const)(
  'mail programs press the button with a small form of either kind: %#',
  async ([type, payload, status]) => {
    const { application, url, may } = await invited();
    const pressed = await server.running.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload,
    });
    expect(pressed.statusCode).toBe(status);
    expect(await may(application.email)).toBe(status !== 200);
  },
);

test('an invitation that was written before does not leave; other mail does', async () => {
  const { application, url } = await invited();
  await press(url);
  await server.given.dueMails(application, { kind: 'past-application-invite' });
  await server.given.dueMails(application, { kind: 'application-start' });
  await sendDueEmails(services());
  expect(smtp().received).toHaveLength(1);
  expect(smtp().received[0]?.mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
});

test('it holds for that organisation and address alone, and a link that was never sent is none', async () => {
  const [one, two] = [await invited(), await invited()];
  await press(one.url);
  const other = 'somebody.else@example.com';
  const closed = await runTransactionByDoor(one.worker, (db) =>
    findAddressesNotToInvite(db, [one.application.email, other]),
  );
  expect([...closed]).toEqual([one.application.email]);
  expect(await two.may(one.application.email)).toBe(true);
  const { orgId } = one.admin;
  for (const url of [
    `/unsubscribe/${makeStopInvitationsToken({ orgId, key: Buffer.alloc(32) })}`,
    one.url.slice(0, -1),
    '/unsubscribe/x',
  ]) {
    expect((await server.running.app.inject({ url })).statusCode).toBe(404);
    expect((await press(url)).statusCode).toBe(404);
  }
  const { rows } = await server.given.owner.query<{ text: string }>(
    'select row_to_json(a)::text as text from pii.email_address a where org_id = $1',
    [orgId],
  );
  expect(rows.map(({ text }) => text).join()).not.toContain(one.application.email);
});

test('who has begun is reminded two days and six hours before the closing, each once, by day, and never again after a no', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const [begun, stopped] = [
    await beginTestApplication(server, job),
    await beginTestApplication(server, job),
  ];
  await given.application(job);
  const closesAt = new Date('2026-06-12T16:00:00Z');
  await given.owner.query('update core.job set closes_at = $2 where id = $1', [job.id, closesAt]);
  await given.owner.query(
    "update core.application set started_at = '2026-06-01' where job_id = $1",
    [job.id],
  );
  const reminded = async (hoursBefore: number) => {
    server.setNow(new Date(closesAt.getTime() - hoursBefore * HOUR_MS));
    await Promise.all([
      remindToFinishApplications(server.services),
      remindToFinishApplications(server.services),
    ]);
    const { rows } = await given.owner.query<{ id: number; subject: number }>(
      `with taken as (delete from core.event_outbox t using core.event e where e.id = t.event_id and e.org_id = $1
         and e.kind = 'application-unfinished' returning e.id, e.subject_id)
       select id, subject_id as subject from taken order by subject_id`,
      [job.orgId],
    );
    for (const { id } of rows)
      await writeEmailOfOneEvent(server.services, { orgId: job.orgId, eventId: id });
    return rows.map(({ subject }) => subject);
  };
  expect(await reminded(49)).toEqual([]);
  // Half past three at night.
  expect(await reminded(36.5)).toEqual([]);
  expect(await reminded(32)).toEqual([begun.id, stopped.id]);
  expect(await reminded(31)).toEqual([]);
  const { rows } = await given.owner.query<{ text: string }>(
    "select text from pii.email_message where application_id = $1 and kind = 'finish-reminder'",
    [stopped.id],
  );
  expect(rows[0]?.text).toContain('Friday 12 June 2026 at 17:00 BST');
  expect(rows[0]?.text).toContain(`/application/${stopped.token}/reminders`);
  expect(visiblePageText(await stopped.get('reminders'))).toContain('Get no more reminders?');
  await stopped.post('reminders');
  expect(visiblePageText(await stopped.get('reminders'))).toContain('No more reminders');
  expect(await reminded(6)).toEqual([begun.id]);
  expect(await reminded(2)).toEqual([]);
  await given.owner.query(
    "update core.job set closes_at = closes_at + interval '5 days' where id = $1",
    [job.id],
  );
  expect(await reminded(-80)).toEqual([]);
});

test.each([
  ['was submitted', "update core.application set state = 'submitted', submitted_at = now()"],
  ['was withdrawn', "update core.application set state = 'withdrawn', withdrawn_at = now()"],
  ['whose role closed', "update core.job set closes_at = now() - interval '3 hours'"],
])(
  'of an application that %s nobody is reminded: its page leads to how it stands',
  async (_, end) => {
    const { given } = server;
    const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
    const candidate = await beginTestApplication(server, await given.openJob(admin));
    expect((await candidate.get('reminders')).statusCode).toBe(200);
    await given.owner.query(`${end} where org_id = $1`, [admin.orgId]);
    const reply = await candidate.get('reminders');
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/application/${candidate.token}/status`,
    ]);
    for (const _again of [1, 2]) expect((await candidate.post('reminders')).statusCode).toBe(303);
  },
);
