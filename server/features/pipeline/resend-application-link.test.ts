import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

async function givenJob() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  return { org, admin, job: await given.openJob(admin) };
}

test('a candidate who has started gets the link again', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const application = await given.application(job, { state: 'started' });
  await given.owner.query('update core.application set submitted_at = null where id = $1', [
    application.id,
  ]);
  const reply = await as(admin).post(
    `/api/manage/${job.id}/candidates/${application.id}/resend-link`,
  );
  expect([reply.statusCode, reply.json()]).toEqual([202, { queued: true }]);
  const { rows } = await given.owner.query(
    'select kind, subject_id from core.event where job_id = $1',
    [job.id],
  );
  expect(rows).toEqual([{ kind: 'link-asked', subject_id: application.id }]);
});

test('whoever has submitted does not; nor may a reviewer ask', async () => {
  const { given, as } = server;
  const { org, admin, job } = await givenJob();
  const application = await given.application(job);
  const reply = await as(admin).post(
    `/api/manage/${job.id}/candidates/${application.id}/resend-link`,
  );
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'already-submitted']);
  const reviewer = await given.member(org);
  await given.part(job, reviewer);
  expect(
    (await as(reviewer).post(`/api/manage/${job.id}/candidates/${application.id}/resend-link`))
      .statusCode,
  ).toBe(403);
});

test('a waiting mail is kept from leaving, one that has left is not', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const [application, other] = [await given.application(job), await given.application(job)];
  const email = await given.mail(application);
  const cancel = (of: { id: number }) =>
    as(admin).post(`/api/manage/${job.id}/candidates/${of.id}/cancel-mail/${email.id}`);
  expect((await cancel(other)).statusCode).toBe(404);
  const reply = await cancel(application);
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    expect.objectContaining({ id: email.id, state: 'cancelled' }),
  ]);
  const audit = await given.owner.query(
    `select subject from audit.entry where org_id = $1 and kind = 'mail-cancelled'`,
    [job.orgId],
  );
  expect(audit.rows).toEqual([{ subject: `application ${application.id}` }]);
  const gone = await given.mail(other);
  await given.owner.query('update pii.email_message set sent_at = now() where id = $1', [gone.id]);
  expect(
    (await as(admin).post(`/api/manage/${job.id}/candidates/${other.id}/cancel-mail/${gone.id}`))
      .statusCode,
  ).toBe(409);
});
