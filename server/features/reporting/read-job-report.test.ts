import { expect, test } from 'vitest';
import { seededRandom } from '../../crypto/seeded-random-and-shuffle.ts';
import type { PlantedApplication, PlantedJob } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { givenOpenJobWithAdmin } from '../../test/given-open-job-with-admin.ts';

const server = startTestServer();
const reportOf = ({ id }: { id: number }) => `/api/job/${id}/report`;

type Report = {
  sample: boolean;
  steps: { step: string; runningTotal: number; dropOff: number | null }[];
  rejected: number;
  withdrawn: number;
  sources: {
    rows: { name: string; submitted: number; hired: number }[];
    sealed: number;
    hidden: string | null;
  };
};

const totalsOf = ({ steps }: Report) =>
  Object.fromEntries(steps.map(({ step, runningTotal }) => [step, runningTotal]));

async function comeFrom(application: PlantedApplication, source: string) {
  await server.given.owner.query(
    'update pii.application_identity set source = $2 where application_id = $1',
    [application.id, source],
  );
}

/** An application whose form was not dealt with yet, or was but nothing sent in. */
async function begun(job: PlantedJob, formAnswered: boolean): Promise<void> {
  const { id } = await server.given.application(job, { state: 'started' });
  await server.given.owner.query(
    `update core.application set submitted_at = null, form_answered_at = case when $2 then now() end where id = $1`,
    [id, formAnswered],
  );
}

test('a new role has an empty report', async () => {
  const { admin, job } = await givenOpenJobWithAdmin(server);
  const report = (await server.as(admin).get(reportOf(job))).json<Report>();
  expect(totalsOf(report)).toEqual({ started: 0, submit: 0, review: 0, interview: 0, hired: 0 });
  expect(report).toMatchObject({
    sample: false,
    rejected: 0,
    withdrawn: 0,
    sources: { rows: [], sealed: 0, hidden: null },
    pages: [],
    stages: [
      { stage: 'submitted', candidates: 0, days: null },
      { stage: 'in_review', candidates: 0, days: null },
      { stage: 'interviews_tasks', candidates: 0, days: null },
    ],
  });
});

test('everybody counts in the steps they reached, also who withdrew or was rejected', async () => {
  const { given, as } = server;
  const { admin, job } = await givenOpenJobWithAdmin(server);
  await begun(job, false);
  await begun(job, true);
  const [a, b, c, d] = [
    await given.application(job),
    await given.application(job),
    await given.application(job),
    await given.application(job),
  ];
  await given.batch(job, { by: admin, reviewers: [admin], applications: [b, c], stars: () => 4 });
  const decide = (applicationIds: number[], decision: string) =>
    as(admin).post(`/api/manage/${job.id}/decide`, { applicationIds, decision });
  await decide([c.id, d.id], 'interviews-tasks');
  await decide([d.id], 'hire');
  await decide([a.id], 'reject');
  await given.owner.query(
    `update core.application set state = 'withdrawn', withdrawn_at = now() where id = $1`,
    [c.id],
  );
  const report = (await as(admin).get(reportOf(job))).json<Report>();
  expect(report.steps).toEqual([
    { step: 'started', runningTotal: 5, dropOff: null },
    { step: 'submit', runningTotal: 4, dropOff: 20 },
    { step: 'review', runningTotal: 3, dropOff: 25 },
    { step: 'interview', runningTotal: 2, dropOff: 33 },
    { step: 'hired', runningTotal: 1, dropOff: 50 },
  ]);
  expect(report).toMatchObject({ rejected: 1, withdrawn: 1 });
});

test('the invented candidates of a practice role are in no report', async () => {
  const { given, as } = server;
  const { admin, job } = await givenOpenJobWithAdmin(server);
  await given.application(job);
  await given.application(job, { state: 'withdrawn' });
  await given.owner.query('update core.job set sample = true where id = $1', [job.id]);
  const report = (await as(admin).get(reportOf(job))).json<Report>();
  expect(totalsOf(report)).toEqual({ started: 0, submit: 0, review: 0, interview: 0, hired: 0 });
  expect(report).toMatchObject({
    sample: true,
    rejected: 0,
    withdrawn: 0,
    sources: { rows: [], sealed: 0 },
  });
});

test('sources follow the names: open ones count, an admin also learns of sealed ones from five alike on, who still reviews nothing', async () => {
  const { given, as } = server;
  const { org, admin, job } = await givenOpenJobWithAdmin(server);
  const runs = await given.member(org);
  await given.part(job, runs, 'admin');
  const applications = [];
  for (const source of [...Array<string>(4).fill('job-fair'), 'linkedin', 'Direct']) {
    const application = await given.application(job);
    await comeFrom(application, source);
    applications.push(application);
  }
  const [first, other] = applications as [PlantedApplication, PlantedApplication];
  const sourcesFor = async (who: typeof admin) =>
    (await as(who).get(reportOf(job))).json<Report>().sources;
  expect(await sourcesFor(admin)).toEqual({ rows: [], sealed: 6, hidden: null });

  await given.openedIdentity(first);
  await given.owner.query('update core.application set hired_at = now() where id = any ($1)', [
    [first.id, other.id],
  ]);
  const ofOpenName = {
    rows: [{ name: 'job-fair', submitted: 1, hired: 1 }],
    sealed: 5,
    hidden: null,
  };
  expect(await sourcesFor(admin)).toEqual(ofOpenName);
  const fifth = await given.application(job);
  await comeFrom(fifth, 'job-fair');
  expect(await sourcesFor(runs)).toEqual({ ...ofOpenName, sealed: 6 });
  expect(await sourcesFor(admin)).toEqual({
    rows: [{ name: 'job-fair', submitted: 5, hired: 2 }],
    sealed: 2,
    hidden: null,
  });
  await given.batch(job, { by: admin, reviewers: [admin, runs], applications });
  for (const who of [admin, runs])
    expect(await sourcesFor(who)).toEqual({ rows: [], sealed: 0, hidden: 'own-reviews-open' });
});

test('support learns no source', async () => {
  const { given, as } = server;
  const { admin, job } = await givenOpenJobWithAdmin(server);
  await given.openedIdentity(await given.application(job));
  const report = await as({ session: await given.support(admin) }).get(reportOf(job));
  expect(report.json<Report>().sources).toEqual({ rows: [], sealed: 0, hidden: 'support' });
});

test('whatever is decided and taken back, the report is what counting one by one gives', async () => {
  const { given, as } = server;
  const { admin, job } = await givenOpenJobWithAdmin(server);
  const applications = [];
  for (let n = 0; n < 12; n += 1) applications.push(await given.application(job));
  for (let n = 0; n < 3; n += 1) await begun(job, n > 0);
  const reviewed = applications.slice(0, 7);
  await given.batch(job, {
    by: admin,
    reviewers: [admin],
    applications: reviewed,
    stars: () => 4,
  });
  const random = seededRandom(Buffer.alloc(32, 7), 'decisions');
  const draw = (n: number) => Math.floor(random() * n);
  for (let n = 0; n < 40; n += 1) {
    const applicationIds = [applications[draw(applications.length)]?.id];
    const decision = ['interviews-tasks', 'reject', 'hire'][draw(3)];
    if (draw(4) === 0)
      await as(admin).post(`/api/manage/${job.id}/undo-decision`, { applicationIds });
    else await as(admin).post(`/api/manage/${job.id}/decide`, { applicationIds, decision });
  }
  const report = (await as(admin).get(reportOf(job))).json<Report>();
  expect(totalsOf(report)).toEqual(await countedOneByOne(job));
  expect(report.rejected + (totalsOf(report)['hired'] ?? 0)).toBeGreaterThan(3);
});

/** The same by reading every row and the whole log of decisions. */
async function countedOneByOne(job: PlantedJob): Promise<Record<string, number>> {
  const { owner } = server.given;
  const { rows: attempts } = await owner.query<Record<string, unknown>>(
    'select * from core.application where job_id = $1',
    [job.id],
  );
  const { rows: log } = await owner.query<{ id: number; of: number; to: string; undoes: number }>(
    'select id, application_id as of, to_state as to, undoes from core.decision order by id',
  );
  const { rows: reviews } = await owner.query<{ of: number }>(
    'select application_id as of from core.review',
  );
  const undone = new Set(log.map(({ undoes }) => undoes));
  const furthest = attempts.map((attempt) => {
    const stood = log.filter(
      ({ id, of, undoes }) => of === attempt['id'] && undoes === null && !undone.has(id),
    );
    if (stood.some(({ to }) => to === 'hired')) return 4;
    if (stood.some(({ to }) => to === 'interviews_tasks')) return 3;
    if (reviews.some(({ of }) => of === attempt['id'])) return 2;
    if (attempt['submitted_at'] !== null) return 1;
    return attempt['form_answered_at'] !== null ? 0 : -1;
  });
  return Object.fromEntries(
    ['started', 'submit', 'review', 'interview', 'hired'].map((step, place) => [
      step,
      furthest.filter((reached) => reached >= place).length,
    ]),
  );
}

test('only who runs the role reads its report: no reviewer, no colleague, no stranger', async () => {
  const { given, as } = server;
  const { org, job } = await givenOpenJobWithAdmin(server);
  const [reviewer, colleague] = [await given.member(org), await given.member(org)];
  await given.part(job, reviewer);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect((await as(reviewer).get(reportOf(job))).statusCode).toBe(403);
  expect((await as(colleague).get(reportOf(job))).statusCode).toBe(404);
  expect((await as(stranger).get(reportOf(job))).statusCode).toBe(404);
});
