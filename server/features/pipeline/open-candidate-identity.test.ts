import { expect, test } from 'vitest';
import type { PlantedApplication } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const reason = 'She asked for an adjustment to her interview.';

async function givenJob() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  return {
    org,
    admin,
    job,
    application: await given.application(job, { firstName: 'Zorblax', lastName: 'Quintonish' }),
  };
}

const address = ({ jobId, id }: PlantedApplication) =>
  `/api/manage/${jobId}/candidates/${id}/open-identity`;

test('an admin opens one name with a reason; who, when and which is audited, the reason kept apart', async () => {
  const { given, as } = server;
  const { admin, job, application } = await givenJob();
  const other = await given.application(job);
  const reply = await as(admin).post(address(application), { reason });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { person: { firstName: 'Zorblax', lastName: 'Quintonish', email: application.email } },
  ]);
  const audit = await given.owner.query(
    `select kind, subject, actor_id, details from audit.entry where org_id = $1 and kind = 'identity-opened'`,
    [job.orgId],
  );
  expect(audit.rows).toEqual([
    {
      kind: 'identity-opened',
      subject: `application ${application.id}`,
      actor_id: admin.id,
      details: { jobId: job.id },
    },
  ]);
  const openings = await given.owner.query(
    'select application_id, member_id, reason from core.identity_opening where org_id = $1',
    [job.orgId],
  );
  expect(openings.rows).toEqual([{ application_id: application.id, member_id: admin.id, reason }]);
  const sealed = await given.owner.query(
    'select opened_at from pii.application_identity where application_id = $1',
    [other.id],
  );
  expect(sealed.rows).toEqual([{ opened_at: null }]);
  expect((await as(admin).get(`/api/manage/${job.id}`)).json().identitiesOpened).toBe(1);
  expect((await as(admin).post(address(application), { reason })).statusCode).toBe(200);
  const again = await given.owner.query('select from core.identity_opening where org_id = $1', [
    job.orgId,
  ]);
  expect(again.rowCount).toBe(1);
});

test.each([
  ['no reason', {}],
  ['a reason of nine characters', { reason: ' too short ' }],
  ['a number', { reason: 5 }],
])('%s opens nothing', async (_, body) => {
  const { admin, application } = await givenJob();
  const reply = await server.as(admin).post(address(application), body);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad-input']);
  const { rows } = await server.given.owner.query(
    'select opened_at from pii.application_identity where application_id = $1',
    [application.id],
  );
  expect(rows).toEqual([{ opened_at: null }]);
});

test('whoever still reviews on the role opens no name, unless they give their reviews up', async () => {
  const { given, as } = server;
  const { org, admin, job, application } = await givenJob();
  const colleague = await given.member(org);
  await given.question(job);
  const others = [await given.application(job), await given.application(job)];
  await given.batch(job, {
    by: admin,
    reviewers: [admin, colleague],
    applications: [application, ...others],
    stars: (a, _, r) => (r === 0 && a > 0 ? null : 4),
  });
  const refused = await as(admin).post(address(application), { reason });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'own-reviews-open']);
  expect(refused.body).not.toContain('Zorblax');
  const reply = await as(admin).post(address(application), { reason, giveUpReviews: true });
  expect([reply.statusCode, reply.json().person.firstName]).toEqual([200, 'Zorblax']);
  const left = await given.owner.query(
    'select application_id, reviews_expected, reviews_scored from core.application a, lateral (select a.id as application_id) i where job_id = $1 order by id',
    [job.id],
  );
  expect(
    left.rows.map(({ reviews_expected, reviews_scored }) => [reviews_expected, reviews_scored]),
  ).toEqual([
    [2, 2],
    [1, 1],
    [1, 1],
  ]);
  const audit = await given.owner.query(
    `select details from audit.entry where org_id = $1 and kind = 'reviews-given-up'`,
    [job.orgId],
  );
  expect(audit.rows).toEqual([{ details: { reviews: 2 } }]);
});

test('whoever waited for nothing but reviews that are given up is reviewed: counted, and told once', async () => {
  const { given, as } = server;
  const { org, admin, job, application } = await givenJob();
  const colleague = await given.member(org);
  await given.question(job);
  const waiting = await given.application(job);
  await given.batch(job, {
    by: admin,
    reviewers: [admin, colleague],
    applications: [application, waiting],
    stars: (a, _, r) => (r === 0 || a === 0 ? null : 4),
  });
  const before = await countersOf(job);
  const reply = await as(admin).post(address(application), { reason, giveUpReviews: true });
  expect(reply.statusCode).toBe(200);
  const after = await countersOf(job);
  const changed = ['reviews_total', 'in_review', 'awaiting_interview', 'reviews_scored'].map(
    (counter) => (after[counter] ?? 0) - (before[counter] ?? 0),
  );
  expect(changed).toEqual([-2, -1, 1, 0]);
  const told = await given.owner.query(
    `select e.actor_kind, e.actor_id, e.subject_id from core.event e join core.event_outbox o on o.event_id = e.id
     where e.job_id = $1 and e.kind = 'application-reviewed'`,
    [job.id],
  );
  expect(told.rows).toEqual([{ actor_kind: 'reviewer', actor_id: null, subject_id: waiting.id }]);
});

async function countersOf(job: { id: number }): Promise<Record<string, number>> {
  const { rows } = await server.given.owner.query<{ counter: string; n: number }>(
    'select counter, sum(n)::int as n from core.job_delta where job_id = $1 group by counter',
    [job.id],
  );
  return Object.fromEntries(rows.map(({ counter, n }) => [counter, n]));
}

test('a person who is still to be reviewed by the asker on another role stays sealed', async () => {
  const { given, as } = server;
  const { admin, job, application } = await givenJob();
  const elsewhere = await given.openJob(admin);
  await given.question(elsewhere);
  const second = await given.application(elsewhere);
  await given.owner.query(
    `insert into pii.candidate_job (org_id, candidate_id, job_id) select org_id, candidate_id, $2 from pii.application_identity where application_id = $1`,
    [application.id, elsewhere.id],
  );
  await given.batch(elsewhere, { by: admin, reviewers: [admin], applications: [second] });
  const reply = await as(admin).post(address(application), { reason, giveUpReviews: true });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'own-reviews-open']);
  const { rows } = await given.owner.query(
    'select opened_at from pii.application_identity where application_id = $1',
    [application.id],
  );
  expect([rows, job.id > 0]).toEqual([[{ opened_at: null }], true]);
});

test('reviewers of the role may not, other members do not know it', async () => {
  const { given, as } = server;
  const { org, job, application } = await givenJob();
  const [reviewer, other] = [await given.member(org), await given.member(org)];
  await given.part(job, reviewer);
  expect((await as(reviewer).post(address(application), { reason })).statusCode).toBe(403);
  expect((await as(other).post(address(application), { reason })).statusCode).toBe(404);
  expect((await as(reviewer).post(`/api/manage/${job.id}/release`, {})).statusCode).toBe(403);
  expect((await as(other).post(`/api/manage/${job.id}/release`, {})).statusCode).toBe(404);
});
