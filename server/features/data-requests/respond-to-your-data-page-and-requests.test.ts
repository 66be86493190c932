import { beforeEach, expect, test } from 'vitest';
import { listWrittenEmailsOfKinds } from '../../test/own-data-and-written-email-test-actions.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';

const server = startTestServer();

let admin: PlantedMember;
let job: PlantedJob;
let candidate: TestCandidateClient;
beforeEach(async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  admin = await server.given.member(await server.given.organisation({ name: 'Larkfield' }), {
    role: 'ADMIN',
  });
  job = await server.given.openJob(admin);
  await server.given.question(job);
  candidate = await beginTestApplication(server, job, { firstName: 'Ada', lastName: 'Okoro' });
});

const page = async () => visiblePageText(await candidate.get('your-data'));
const emails = async (...kinds: string[]) => {
  await writeEmailsOfAllPendingEvents(server);
  return listWrittenEmailsOfKinds(server, { orgId: admin.orgId, kinds });
};

test('it shows what is held, until when, and the version of the notice that was read', async () => {
  await candidate.post('about-you/skip');
  await candidate.post('question/1', { text: 'I look first, and then I ask.', version: '0' });
  const shown = await page();
  for (const part of [
    'Your data',
    `Ada Okoro, ${candidate.email}`,
    'What you wrote 1 answer',
    'The role is still open, so that the time has not begun.',
    'You have read version 1 on',
    'Prepare my file',
    'Object to how your data is used',
    'Complain',
    'Erase my application',
  ])
    expect(shown).toContain(part);
});

test('the status page leads there at every stage', async () => {
  await server.given.owner.query(
    `update core.application set state = 'submitted', submitted_at = now() where id = $1`,
    [candidate.id],
  );
  expect((await candidate.get('status')).body).toContain(
    `href="/application/${candidate.token}/your-data"`,
  );
});

test('a name is corrected at once, in the list of admins too, and an e-mail says so', async () => {
  const sent = await candidate.post('your-data/details', {
    firstName: 'Adaeze',
    lastName: 'Okoro-Finch',
    email: candidate.email,
  });
  expect(sent.statusCode).toBe(303);
  expect(await page()).toContain('Adaeze Okoro-Finch');
  const [mail, ...more] = await emails('data-corrected');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: candidate.email,
    subject: 'Your details were corrected: Baker',
  });
  expect(mail?.text).toContain('Hello Adaeze,');
  expect(mail?.text).not.toContain('/application/');
  const wrong = await candidate.post('your-data/details', {
    firstName: ' ',
    lastName: 'Okoro',
    email: 'nobody',
  });
  expect(wrong.statusCode).toBe(422);
  expect(visiblePageText(wrong)).toContain('Fill in your first name.');
  expect(visiblePageText(wrong)).toContain('Write an e-mail address like name@example.com.');
});

test('a new address holds only once its code was typed; both addresses hear of it', async () => {
  const next = `new-${candidate.email}`;
  const details = { firstName: 'Ada', lastName: 'Okoro', email: next };
  expect((await candidate.post('your-data/details', details)).statusCode).toBe(303);
  expect(await page()).toContain(`We have sent a code to ${next}`);
  expect(await page()).toContain(`Ada Okoro, ${candidate.email}`);
  const [mail] = await emails('address-code');
  expect(mail?.to).toBe(next);
  // A stranger who reads there learns nothing and can open nothing.
  expect(mail?.text).not.toMatch(/Ada|Okoro|Baker|application\//);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const refused = await candidate.post('your-data/address', { code: other });
  expect(refused.statusCode).toBe(422);
  expect(visiblePageText(refused)).toContain('This is not the code that we sent.');
  expect((await candidate.post('your-data/address', { code: ` ${code} ` })).statusCode).toBe(303);
  expect(await page()).toContain(`Ada Okoro, ${next}`);
  expect(await page()).not.toContain('We have sent a code');
  expect(
    (await emails('data-corrected', 'address-changed')).map(({ to, kind }) => [kind, to]),
  ).toEqual([
    ['data-corrected', next],
    ['address-changed', candidate.email],
  ]);
  // The address before stands nowhere but in the e-mail that went there.
  expect(
    await queryFirstColumn(
      server.given.owner,
      'select application_id from pii.address_change where org_id = $1',
      [admin.orgId],
    ),
  ).toEqual([]);
  // The code is used up.
  expect((await candidate.post('your-data/address', { code })).statusCode).toBe(422);
});

test('after five wrong codes, or an hour, the right one holds no more', async () => {
  const details = { firstName: 'Ada', lastName: 'Okoro', email: `new-${candidate.email}` };
  await candidate.post('your-data/details', details);
  const [first] = await emails('address-code');
  const right = /\b\d{6}\b/.exec(first?.text ?? '')?.[0] ?? '';
  const wrong = right === '000000' ? '000001' : '000000';
  for (let n = 0; n < 5; n += 1) await candidate.post('your-data/address', { code: wrong });
  const late = await candidate.post('your-data/address', { code: right });
  expect(visiblePageText(late)).toContain('This code does not hold any more.');
  server.setNow(new Date('2026-11-20T12:05:00Z'));
  await candidate.post('your-data/details', details);
  const again = (await emails('address-code')).at(-1);
  const other = /\b\d{6}\b/.exec(again?.text ?? '')?.[0] ?? '';
  server.setNow(new Date('2026-11-20T13:06:00Z'));
  expect((await candidate.post('your-data/address', { code: other })).statusCode).toBe(422);
  expect(await page()).toContain(`Ada Okoro, ${candidate.email}`);
});

test('nobody becomes somebody else: an address that another candidate has is not taken over', async () => {
  const other = await beginTestApplication(server, job, { firstName: 'Ines', lastName: 'Vale' });
  const details = { firstName: 'Ada', lastName: 'Okoro', email: other.email };
  // Asking tells nothing of whether somebody has it.
  expect((await candidate.post('your-data/details', details)).statusCode).toBe(303);
  const [mail] = await emails('address-code');
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const refused = await candidate.post('your-data/address', { code });
  expect(visiblePageText(refused)).toContain('This address cannot be used for this application.');
  expect(await page()).toContain(`Ada Okoro, ${candidate.email}`);
  expect(visiblePageText(await other.get('your-data'))).toContain(`Ines Vale, ${other.email}`);
});

test.each([
  ['complain', 'complaint', 'complaint-received', 'We have your complaint: Baker'],
  ['object', 'objection', 'objection-received', 'We have your objection: Baker'],
])(
  'to %s is acknowledged at once by an e-mail, and stands on the page with its day',
  async (path, field, kind, subject) => {
    const empty = await candidate.post(`your-data/${path}`, { [field]: '  ' });
    expect(empty.statusCode).toBe(422);
    const words = 'Somebody <b>called</b> my employer.';
    expect((await candidate.post(`your-data/${path}`, { [field]: words })).statusCode).toBe(303);
    const body = (await candidate.get('your-data')).body;
    expect(body).toContain('Somebody &lt;b&gt;called&lt;/b&gt; my employer.');
    expect(await page()).toContain('You get an answer by 20 December 2026');
    const [mail, ...more] = await emails(kind);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: candidate.email, subject });
    expect(mail?.text).toContain(`/application/${candidate.token}/your-data`);
    expect(mail?.text).not.toContain('called');
    // Sent once more, as by somebody who did not hear that it was taken.
    expect((await candidate.post(`your-data/${path}`, { [field]: words })).statusCode).toBe(303);
    // Something else from an older tab: it is given back, as one of a kind waits at a time.
    const other = await candidate.post(`your-data/${path}`, { [field]: 'And she rang my sister.' });
    expect(other.statusCode).toBe(409);
    expect(visiblePageText(other)).toContain(`An earlier ${field} of yours is waiting`);
    expect(visiblePageText(other)).toContain('And she rang my sister.');
    expect(await page()).not.toContain('And she rang my sister.');
    expect(await emails(kind)).toHaveLength(1);
  },
);

test('the days are counted on the calendar of the organisation', async () => {
  await server.given.owner.query(
    `update core.organisation set tz = 'Pacific/Auckland' where org_id = $1`,
    [admin.orgId],
  );
  await candidate.post('your-data/complain', { complaint: 'Too late.' });
  expect(await page()).toContain('You get an answer by 21 December 2026');
});

test('a namesake, and somebody with the same mailbox at another employer, see and change nothing of it', async () => {
  await candidate.post('your-data/complain', { complaint: 'Only mine: heron.' });
  const namesake = await beginTestApplication(server, job, { firstName: 'Ada', lastName: 'Okoro' });
  const elsewhere = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const otherJob = await server.given.openJob(elsewhere);
  const sameMailbox = await beginTestApplication(server, otherJob, {
    firstName: 'Ada',
    lastName: 'Okoro',
    email: candidate.email,
  });
  for (const other of [namesake, sameMailbox]) {
    expect((await other.get('your-data')).body).not.toContain('heron');
    await other.post('your-data/details', {
      firstName: 'Changed',
      lastName: 'Changed',
      email: other.email,
    });
  }
  expect(await page()).toContain(`Ada Okoro, ${candidate.email}`);
  const stranger = await server.running.app.inject({
    url: `/application/${'x'.repeat(43)}/your-data`,
  });
  expect(stranger.statusCode).toBe(404);
});

test('whoever asks for a lost link is answered the same whether there is one or not', async () => {
  const ask = async (email: string) => {
    const sent = await server.running.app.inject({ method: 'GET', url: `/apply/${job.hash}` });
    const token = /name="csrf" value="([^"]+)"/.exec(sent.body)?.[1] ?? '';
    const answer = await server.running.app.inject({
      method: 'POST',
      url: `/apply/${job.hash}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie: String(sent.headers['set-cookie']).split(';')[0] ?? '',
      },
      payload: new URLSearchParams({
        csrf: token,
        firstName: 'Ada',
        lastName: 'Okoro',
        email,
        consent: 'yes',
        source: '',
      }).toString(),
    });
    return [answer.statusCode, answer.headers.location, answer.body];
  };
  expect(await ask(candidate.email)).toEqual(await ask(`nobody-${candidate.email}`));
});
