import { expect, test } from 'vitest';
import type { PlantedApiKey } from '../../test/webhook-and-api-key-test-data-builders.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

const ask = async ({ token }: PlantedApiKey, url: string) =>
  server.running.app.inject({
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}` },
  });

async function givenJob() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const reviewer = await given.member(org);
  const job = await given.openJob(admin, { title: 'Baker' });
  await given.question(job);
  const applications = [
    await given.application(job, { firstName: 'Zorvella', lastName: 'Quandt' }),
    await given.application(job, { firstName: 'Pellmor', lastName: 'Strix' }),
  ];
  return { org, admin, reviewer, job, applications, key: await given.apiKey(admin) };
}

test('roles are listed with their phase, the newest first, and a sample role is none', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const key = await given.apiKey(admin);
  const draft = await given.job(admin, { title: 'Miller', createdAt: new Date('2026-01-01') });
  const open = await given.openJob(admin, { title: 'Baker' });
  await given.application(open);
  await given.application(open, { state: 'withdrawn' });
  const sample = await given.openJob(admin, { title: 'Sample' });
  await given.owner.query('update core.job set sample = true where id = $1', [sample.id]);
  const reply = await ask(key, '/jobs');
  expect(reply.json()).toMatchObject({
    jobs: [
      { id: open.id, title: 'Baker', phase: 'OPEN', submittedApplications: 1 },
      { id: draft.id, title: 'Miller', phase: 'DRAFT', submittedApplications: 0 },
    ],
    total: 2,
    pages: 1,
  });
  expect((await ask(key, `/jobs/${open.id}`)).json()).toEqual(reply.json().jobs[0]);
});

test('applications are told by reference and day alone, never by name', async () => {
  const { job, key } = await givenJob();
  const reply = await ask(key, `/jobs/${job.id}/applications`);
  const { applications, total } = reply.json();
  expect(total).toBe(2);
  for (const each of applications)
    expect(each).toEqual({
      id: expect.any(Number),
      reference: expect.stringMatching(/^KX-\d+$/),
      state: 'submitted',
      stage: 'submitted',
      submittedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      score: null,
    });
  expect(reply.body).not.toMatch(/Zorvella|Quandt|Pellmor|Strix|example\.com/);
  const hired = await ask(key, `/jobs/${job.id}/applications?stage=hired`);
  expect(hired.json()).toMatchObject({ applications: [], total: 0 });
});

test('a score shows once the reviews were released, and not to whoever still reviews on the role', async () => {
  const { org, admin, reviewer, job, applications, key } = await givenJob();
  const busy = await server.given.member(org, { role: 'ADMIN' });
  const stars = (_a: number, _q: number, r: number) => (r === 0 ? 4 : 5);
  const batch = await server.given.batch(job, {
    by: admin,
    reviewers: [reviewer, admin],
    applications,
    stars,
  });
  const scores = async (of: PlantedApiKey) =>
    (await ask(of, `/jobs/${job.id}/applications`))
      .json()
      .applications.map(({ score }: { score: number | null }) => score);
  expect(await scores(key)).toEqual([null, null]);
  await server.given.owner.query('update core.review_batch set released_at = now() where id = $1', [
    batch.id,
  ]);
  expect(await scores(key)).toEqual([4.5, 4.5]);
  await server.given.question(job, { text: 'And then?' });
  const late = [await server.given.application(job)];
  await server.given.batch(job, { by: admin, reviewers: [busy], applications: late });
  expect(await scores(await server.given.apiKey(busy))).toEqual([null, null, null]);
});

test('an identity is told once it is open, and every telling is audited with the key', async () => {
  const { job, applications, key, org } = await givenJob();
  const [first] = applications;
  const url = `/applications/${first?.id}/identity`;
  const sealed = await ask(key, url);
  expect([sealed.statusCode, sealed.json().code]).toEqual([409, 'identity-sealed']);
  expect(sealed.body).not.toMatch(/Zorvella|Quandt/);
  if (first !== undefined) await server.given.openedIdentity(first);
  expect((await ask(key, url)).json()).toEqual({
    id: first?.id,
    jobId: job.id,
    reference: expect.any(String),
    firstName: 'Zorvella',
    lastName: 'Quandt',
    email: first?.email,
  });
  const { rows } = await server.given.owner.query(
    `select subject, details ->> 'apiKey' as key from audit.entry where org_id = $1 and kind = 'identity-read'`,
    [org.id],
  );
  expect(rows).toEqual([{ subject: `application ${first?.id}`, key: String(key.id) }]);
});

test('an identity stays sealed to the key of an admin who still reviews on the role', async () => {
  const { org, admin, job, applications } = await givenJob();
  const busy = await server.given.member(org, { role: 'ADMIN' });
  await server.given.batch(job, { by: admin, reviewers: [busy], applications });
  const [first] = applications;
  if (first !== undefined) await server.given.openedIdentity(first);
  const url = `/applications/${first?.id}/identity`;
  expect((await ask(await server.given.apiKey(admin), url)).statusCode).toBe(200);
  const reply = await ask(await server.given.apiKey(busy), url);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'identity-sealed']);
});
