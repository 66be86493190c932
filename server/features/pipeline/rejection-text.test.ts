import { beforeEach, expect, test } from 'vitest';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';

const server = startTestServer();

let admin: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  job = await server.given.openJob(admin);
});

const text = (subject: string, { isDefault = false, type = 'applicant-rejection' } = {}) =>
  server.given.emailTemplate(admin, { type, name: subject, subject, isDefault });
const decide = (applications: { id: number }[], more: object) =>
  server.as(admin).post(`/api/manage/${job.id}/decide`, {
    applicationIds: applications.map(({ id }) => id),
    decision: 'reject',
    ...more,
  });

/** What each is told, of what is not taken back. */
async function subjectsOf(applications: { id: number }[]) {
  await writeEmailsOfAllPendingEvents(server);
  const { rows } = await server.given.owner.query<{ subject: string }>(
    `select subject from pii.email_message where application_id = any ($1) and cancelled_at is null
     order by application_id, id`,
    [applications.map(({ id }) => id)],
  );
  return rows.map(({ subject }) => subject);
}

test('candidates are rejected in the text that was chosen for them, one or several, else in the default', async () => {
  const usual = await text('The usual', { isDefault: true });
  const warm = await text('A warm one');
  const head = (await server.as(admin).get(`/api/manage/${job.id}`)).json();
  expect(head.rejectionTexts).toMatchObject([
    { id: usual.id, name: 'The usual', isDefault: true },
    { id: warm.id, name: 'A warm one', isDefault: false },
  ]);
  const [ada, ben, cleo] = [
    await server.given.application(job),
    await server.given.application(job),
    await server.given.application(job),
  ];
  await decide([ada, ben], { templateId: warm.id });
  await decide([cleo], {});
  expect(await subjectsOf([ada, ben, cleo])).toEqual(['A warm one', 'A warm one', 'The usual']);
});

test('a rejection that was taken back and decided anew is told in the text chosen last', async () => {
  const [first, second] = [await text('The first'), await text('The second')];
  const ada = await server.given.application(job);
  await decide([ada], { templateId: first.id });
  await server.as(admin).post(`/api/manage/${job.id}/undo-decision`, { applicationIds: [ada.id] });
  await decide([ada], { templateId: second.id });
  expect(await subjectsOf([ada])).toEqual(['The second']);
});

test('a text of another type, of another organisation, or deleted is not found, and nobody is rejected', async () => {
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const ada = await server.given.application(job);
  const others = [
    await text('Come in', { type: 'application-invite' }),
    await server.given.emailTemplate(stranger, { type: 'applicant-rejection' }),
    { id: 999_999_999 },
  ];
  for (const { id } of others)
    expect((await decide([ada], { templateId: id })).statusCode).toBe(404);
  const { rows } = await server.given.owner.query(
    'select state from core.application where id = $1',
    [ada.id],
  );
  expect(rows).toEqual([{ state: 'submitted' }]);
});

test('words of the role come before the default of the organisation, which can still be chosen', async () => {
  await server.given.roleEmail(job, { type: 'applicant-rejection', subject: 'Of this role' });
  const usual = await text('The usual', { isDefault: true });
  const head = (await server.as(admin).get(`/api/manage/${job.id}`)).json();
  expect(head.rejectionTexts).toMatchObject([{ id: usual.id, isDefault: false }]);
  const [ada, ben] = [await server.given.application(job), await server.given.application(job)];
  await decide([ada], {});
  await decide([ben], { templateId: usual.id });
  expect(await subjectsOf([ada, ben])).toEqual(['Of this role', 'The usual']);
});

test('who does not manage the role is told no texts', async () => {
  await text('The usual', { isDefault: true });
  const reviewer = await server.given.member({ id: admin.orgId });
  await server.given.part(job, reviewer, 'reviewer');
  expect((await server.as(reviewer).get(`/api/manage/${job.id}`)).json().rejectionTexts).toEqual(
    [],
  );
});
