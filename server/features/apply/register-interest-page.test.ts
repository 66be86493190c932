import { EXCLUDABLE_QUICK_APPLY_CANDIDATES_MIN } from '@evenhand/contract/reporting/job-reports.ts';
import { beforeEach, expect, test } from 'vitest';
import { postApplicationForm, beginTestApplication } from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  findPersonalLinkByCandidateEmail,
  givenJobTakingInterest,
  postInterestForm,
} from '../../test/interest-form-and-invitation-to-apply-helpers.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';

const server = startTestServer();
const ada = { firstName: 'Ada', lastName: 'Okoro', email: 'ada@example.com', consent: 'yes' };

let admin: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  job = await givenJobTakingInterest(server, admin);
});

const page = (path: string) => server.running.app.inject({ method: 'GET', url: path });
const groups = async () =>
  Object.fromEntries(
    (await server.as(admin).get(`/api/manage/${job.id}`))
      .json()
      .groups.map(({ key, count }: { key: string; count: number }) => [key, count]),
  );
const emailsOf = async () =>
  (
    await server.given.owner.query<{ kind: string; to_address: string; text: string }>(
      'select kind, to_address, text from pii.email_message where org_id = $1 order by id',
      [admin.orgId],
    )
  ).rows;

test('a role that takes interest says so beside Apply, and only where role and organisation have it on', async () => {
  const link = `/apply/${job.hash}/interest`;
  const told = await page(`/apply/${job.hash}`);
  expect(visiblePageText(told)).toContain('Register interest (2 minutes)');
  expect(told.body).toContain(`href="${link}"`);
  expect(visiblePageText(await page(link))).toContain('Register your interest');
  for (const off of [
    'update core.job set quick_apply = false where org_id = $1',
    `update core.organisation set features = '{}' where org_id = $1`,
  ]) {
    await server.given.owner.query('update core.job set quick_apply = true where org_id = $1', [
      admin.orgId,
    ]);
    await server.given.owner.query(off, [admin.orgId]);
    expect(visiblePageText(await page(`/apply/${job.hash}`))).not.toContain('Register interest');
    // Whoever has the link has the address of the role, which is public: leading there gives nothing away.
    for (const reply of [await page(link), await postInterestForm(server, job, ada)])
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `/apply/${job.hash}`]);
  }
  expect(await groups()).toMatchObject({ all: 0 });
  expect((await page('/apply/no-such-role/interest')).statusCode).toBe(404);
});

test('interest is an application that has not begun: shown interest, in no count and no step', async () => {
  expect((await postInterestForm(server, job, ada)).headers.location).toBe(
    `/apply/${job.hash}/interest/check-your-email`,
  );
  expect(await groups()).toMatchObject({ all: 1, 'shown-interest': 1, submitted: 0 });
  const report = (await server.as(admin).get(`/api/job/${job.id}/report`)).json();
  expect(report).toMatchObject({ quickApplyCandidates: 1, withdrawn: 0, sources: { rows: [] } });
  expect(
    report.steps.every(({ runningTotal }: { runningTotal: number }) => runningTotal === 0),
  ).toBe(true);
  const card = (await server.as(admin).get('/job/list-es')).json().jobs[0];
  expect(JSON.stringify(card)).not.toMatch(/"(submitted|awaitingReview)":[1-9]/);
  const { rows } = await server.given.owner.query(
    'select count(*)::int as n from core.job_delta where org_id = $1',
    [admin.orgId],
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('staff see who showed interest by reference alone while names are sealed, and the e-mail confirms it', async () => {
  await postInterestForm(server, job, ada);
  const { candidates } = (
    await server.as(admin).get(`/api/manage/${job.id}/candidates?group=shown-interest`)
  ).json();
  expect(candidates).toMatchObject([
    { person: null, state: 'quick_applied', group: 'shown-interest' },
  ]);
  await writeEmailsOfAllPendingEvents(server);
  expect(await emailsOf()).toMatchObject([
    { kind: 'interest-noted', to_address: 'ada@example.com' },
  ]);
});

test('the same address again sees the same page and makes no second row, whatever it has with the role', async () => {
  const first = await postInterestForm(server, job, ada);
  const again = await postInterestForm(server, job, { ...ada, firstName: 'Eve' });
  await beginTestApplication(server, job, { email: 'started@example.com' });
  const begun = await postInterestForm(server, job, { ...ada, email: 'started@example.com' });
  const applied = await postApplicationForm(server, job, ada);
  for (const reply of [first, again, begun])
    expect([reply.statusCode, reply.body, reply.headers.location]).toEqual([
      303,
      first.body,
      first.headers.location,
    ]);
  expect(applied.headers.location).toBe(`/apply/${job.hash}/check-your-email`);
  expect(await groups()).toMatchObject({ all: 2, 'shown-interest': 1 });
  await writeEmailsOfAllPendingEvents(server);
  expect((await emailsOf()).map(({ kind }) => kind).toSorted()).toEqual([
    'application-start',
    'application-start',
    'interest-noted',
    'interest-noted',
    'interest-noted',
  ]);
});

test.each([
  [{ ...ada, email: 'no' }, 'Write an e-mail address like name@example.com.'],
  [{ ...ada, firstName: ' ' }, 'Fill in your first name.'],
  [{ ...ada, consent: '' }, 'Agree to this, so that we may keep your details.'],
])('what is missing is said in place: %j', async (fields, sentence) => {
  const reply = await postInterestForm(server, job, fields);
  expect([reply.statusCode, visiblePageText(reply)]).toEqual([
    422,
    expect.stringContaining(sentence),
  ]);
});

test('looking at the personal page begins nothing; pressing the button does, once', async () => {
  await postInterestForm(server, job, ada);
  const own = await findPersonalLinkByCandidateEmail(server, job, ada.email);
  for (const step of ['', 'start', 'status', 'about-you', 'question/1', 'check', 'withdraw'])
    await own?.get(step);
  expect(await findPersonalLinkByCandidateEmail(server, job, ada.email)).toMatchObject({
    state: 'quick_applied',
  });
  expect((await own?.get())?.headers.location).toMatch(/\/start$/);
  const unticked = await own?.post('start');
  expect(unticked?.statusCode).toBe(422);
  await Promise.all([
    own?.post('start', { consent: 'yes' }),
    own?.post('start', { consent: 'yes' }),
  ]);
  expect(await findPersonalLinkByCandidateEmail(server, job, ada.email)).toMatchObject({
    state: 'started',
  });
  const { rows } = await server.given.owner.query(
    `select count(*)::int as n from core.event where org_id = $1 and kind = 'application-begun'`,
    [admin.orgId],
  );
  expect(rows).toEqual([{ n: 1 }]);
  expect((await own?.get())?.headers.location).toMatch(/\/about-you$/);
  expect(await groups()).toMatchObject({ all: 1, 'shown-interest': 0 });
  expect((await server.as(admin).get(`/api/job/${job.id}/report`)).json()).toMatchObject({
    quickApplyCandidates: 1,
  });
});

test('an interest can be taken back, and counts as no withdrawal', async () => {
  await postInterestForm(server, job, ada);
  const own = await findPersonalLinkByCandidateEmail(server, job, ada.email);
  expect((await own?.post('start/no-thanks'))?.headers.location).toMatch(/\/status$/);
  expect(await groups()).toMatchObject({ 'shown-interest': 0 });
  expect((await server.as(admin).get(`/api/job/${job.id}/report`)).json()).toMatchObject({
    withdrawn: 0,
  });
});

test('once the role has closed, nothing can be begun', async () => {
  await postInterestForm(server, job, ada);
  const own = await findPersonalLinkByCandidateEmail(server, job, ada.email);
  await server.given.owner.query(
    `update core.job set closes_at = now() - interval '3 hours' where id = $1`,
    [job.id],
  );
  await own?.post('start', { consent: 'yes' });
  expect(await findPersonalLinkByCandidateEmail(server, job, ada.email)).toMatchObject({
    state: 'quick_applied',
  });
  expect(visiblePageText((await own?.get('status')) ?? ({ body: '' } as never))).toContain(
    'This role closed before you submitted',
  );
});

test('agreeing to hear of other roles is off, holds for a year, and is taken back as easily', async () => {
  const own = await beginTestApplication(server, job, { email: 'ben@example.com' });
  await server.given.owner.query(
    `update core.application set state = 'submitted', submitted_at = now() where id = $1`,
    [own.id],
  );
  const until = async () =>
    (
      await server.given.owner.query<{ months: number | null }>(
        `select round(extract(epoch from contact_until - now()) / 86400 / 30.44)::int as months from pii.candidate where org_id = $1`,
        [admin.orgId],
      )
    ).rows[0]?.months;
  expect(visiblePageText(await own.get('status'))).toContain('Tell me about other roles');
  expect(await until()).toBeNull();
  await own.post('other-roles', { contact: 'yes' });
  expect(await until()).toBe(12);
  expect(visiblePageText(await own.get('status'))).toContain('For another year');
  await own.post('other-roles', { contact: 'no' });
  expect(await until()).toBeNull();
});

test('from three people on, figures may leave them out', () => {
  expect(EXCLUDABLE_QUICK_APPLY_CANDIDATES_MIN).toBe(3);
});
