import { beforeEach, expect, test } from 'vitest';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  sendInvitationsToApplyDueAtTestTime,
  issuePersonalLink,
  givenJobTakingInterest,
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
    [job.id, later(-day), later(400 * day)],
  );
  at = `/api/manage/${job.id}`;
});

const post = (path: string, body: object = {}) => server.as(admin).post(`${at}/${path}`, body);
const letLeave = (when = later(31)) => sendInvitationsToApplyDueAtTestTime(server, admin, when);

test('an invitation is written in the text that was chosen, else in the default', async () => {
  const template = async (name: string, isDefault: boolean) =>
    (
      await server.given.owner.query<{ id: number }>(
        `insert into core.email_template (org_id, kind, name, subject, body, is_default, changed_by)
         values ($1, 'application-invite', $2, $2, '<p>Come: *|URL|*</p>', $3, $4) returning id`,
        [admin.orgId, name, isDefault, admin.id],
      )
    ).rows[0]?.id;
  const usual = await template('The usual', true);
  const warm = await template('A warm one', false);
  expect((await server.as(admin).get(`${at}/invites`)).json().templates).toMatchObject([
    { id: usual, isDefault: true },
    { id: warm, isDefault: false },
  ]);
  await post('invites', { list: 'ada@example.com', templateId: warm });
  await post('invites', { list: 'ben@example.com' });
  await letLeave();
  const { rows } = await server.given.owner.query(
    'select subject from pii.email_message where org_id = $1 order by id',
    [admin.orgId],
  );
  expect(rows).toEqual([{ subject: 'A warm one' }, { subject: 'The usual' }]);
  const other = await post('invites/interest', { templateId: warm });
  expect(other.json()).toMatchObject({ round: null });
  expect((await post('invites', { list: 'x@example.com', templateId: 999_999 })).statusCode).toBe(
    404,
  );
});

test('past applicants who agreed are invited by role and stage: figures, never names, and not who applied here', async () => {
  const earlier = await server.given.openJob(admin, { title: 'Miller' });
  const people = [];
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dora']) {
    const past = await server.given.application(earlier, { firstName: name, lastName: 'Sealed' });
    const own = await issuePersonalLink(server, past);
    if (name !== 'Dora') await own.post('other-roles', { contact: 'yes' });
    people.push({ ...past, own });
  }
  const [ada, ben, cleo] = people;
  await server.given.owner.query(
    'update core.application set interviewed_at = now() where id = any ($1)',
    [[ada?.id, cleo?.id]],
  );
  await beginTestApplication(server, job, { email: cleo?.email ?? '' });
  const figures = await server.as(admin).get(`${at}/past-applicants`);
  expect(figures.json().roles).toMatchObject([
    { jobId: earlier.id, title: 'Miller', applied: 3, interviewed: 2 },
  ]);
  expect(figures.body).not.toMatch(/Sealed|Ada|@/);
  const choose = (reached: string) =>
    post('invites/past-applicants', { from: [{ jobId: earlier.id, reached }] });
  expect((await choose('interviewed')).json()).toMatchObject({ round: { people: 2 } });
  expect(await letLeave()).toEqual([`past-application-invite ${ada?.email}`]);
  const { rows } = await server.given.owner.query<{ text: string }>(
    `select text from pii.email_message where org_id = $1 and kind = 'past-application-invite'`,
    [admin.orgId],
  );
  expect(rows[0]?.text).toContain('?utm_source=past-application');
  await ben?.own.post('other-roles', { contact: 'no' });
  await choose('applied');
  expect(await letLeave(later(120))).toHaveLength(1);
  server.setNow(later(370 * day));
  expect((await server.as(admin).get(`${at}/past-applicants`)).json().roles).toEqual([]);
});

test('candidates of a role that the member does not manage cannot be chosen', async () => {
  const other = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const theirs = await server.given.openJob(other);
  const reply = await post('invites/past-applicants', {
    from: [{ jobId: theirs.id, reached: 'applied' }],
  });
  expect(reply.statusCode).toBe(404);
});

test('quick apply of a role is switched by those who edit it, where the organisation has it', async () => {
  const path = `/api/builder/${job.id}/quick-apply`;
  const put = (isOn: boolean, who = admin) => server.as(who).put(path, { isOn });
  expect((await put(false)).json()).toEqual({
    isAvailable: true,
    isOn: false,
    may: { change: true },
  });
  const reviewer = await server.given.member({ id: admin.orgId });
  await server.given.part(job, reviewer, 'reviewer');
  expect((await put(true, reviewer)).statusCode).toBe(403);
  await server.given.owner.query(`update core.organisation set features = '{}' where org_id = $1`, [
    admin.orgId,
  ]);
  expect((await put(true)).statusCode).toBe(409);
  expect((await server.as(admin).get(path)).json()).toMatchObject({
    isAvailable: false,
    isOn: false,
  });
});
