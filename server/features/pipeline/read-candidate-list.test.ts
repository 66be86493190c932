import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

async function givenJob() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN', firstName: 'Ada', lastName: 'Boss' });
  const job = await given.openJob(admin, { title: 'Miller' });
  return { org, admin, job };
}

test('the head counts the seven stage groups', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  for (const state of [
    'started',
    'quick_applied',
    'submitted',
    'submitted',
    'in_review',
    'interviews_tasks',
    'hired',
    'rejected',
    'withdrawn',
    'erased',
  ]) {
    await given.application(job, { state: state === 'rejected' ? 'submitted' : state });
  }
  await given.owner.query(
    `update core.application set state = 'rejected', rejected_by = $2 where id = (select max(id) from core.application where job_id = $1 and state = 'submitted')`,
    [job.id, admin.id],
  );
  const head = (await as(admin).get(`/api/manage/${job.id}`)).json();
  expect(
    head.groups.map(
      ({ title, count, selectable }: { title: string; count: number; selectable: boolean }) => [
        title,
        count,
        selectable,
      ],
    ),
  ).toEqual([
    ['All Candidates', 9, false],
    ['Shown Interest', 1, false],
    ['Submitted', 2, true],
    ['In Review', 1, true],
    ['Interviews & Tasks', 1, true],
    ['Hired', 1, false],
    ['Rejected', 1, false],
  ]);
  expect(head).toMatchObject({
    title: 'Miller',
    phase: 'OPEN',
    sealed: 'sealed',
    identitiesOpened: 0,
    may: { manage: true },
  });
});

test('a sealed candidate is a reference and a day; an opened one has a name', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const sealed = await given.application(job, { firstName: 'Zorblax', lastName: 'Quintonish' });
  const opened = await given.application(job, { firstName: 'Mira', lastName: 'Openly' });
  await given.openedIdentity(opened);
  const reply = await as(admin).get(`/api/manage/${job.id}/candidates?group=submitted`);
  expect(reply.body).not.toMatch(/Zorblax|Quintonish/);
  const { candidates, total, pages } = reply.json();
  expect([total, pages]).toEqual([2, 1]);
  const row = (id: number) => candidates.find((each: { id: number }) => each.id === id);
  expect(row(sealed.id)).toMatchObject({
    person: null,
    group: 'submitted',
    submittedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    may: { open: true, write: true },
  });
  expect(row(opened.id)).toMatchObject({
    person: { firstName: 'Mira', lastName: 'Openly', email: opened.email },
    may: { open: false, write: true },
  });
  const detail = await as(admin).get(`/api/manage/${job.id}/candidates/${sealed.id}`);
  expect(detail.body).not.toMatch(/Zorblax|Quintonish/);
});

test('the order of a page follows neither time nor name, and its pages hold everybody once', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const ids: number[] = [];
  for (let i = 0; i < 60; i++) ids.push((await given.application(job)).id);
  const page = async (n: number) =>
    (await as(admin).get(`/api/manage/${job.id}/candidates?page=${n}`)).json();
  const [first, second] = [await page(1), await page(2)];
  expect([first.candidates.length, second.candidates.length, first.pages]).toEqual([50, 10, 2]);
  const shown: number[] = [...first.candidates, ...second.candidates].map(({ id }) => id);
  expect(shown.toSorted((a, b) => a - b)).toEqual(ids);
  // Of sixty in no order it is 0.13 more or less; what follows an order has 1.
  expect(Math.abs(rankCorrelation(shown))).toBeLessThan(0.65);
});

/** Spearman's, between the place on the page and the id, which follows time. */
function rankCorrelation(ids: number[]): number {
  const sorted = ids.toSorted((a, b) => a - b);
  const n = ids.length;
  const d2 = ids.reduce((sum, id, place) => sum + (sorted.indexOf(id) - place) ** 2, 0);
  return 1 - (6 * d2) / (n * (n * n - 1));
}

test('a mean shows from 80 % of the batch on, single stars after the release', async () => {
  const { given, as } = server;
  const { org, admin, job } = await givenJob();
  const reviewers = [await given.member(org), await given.member(org)];
  const question = await given.question(job);
  const applications = [
    await given.application(job),
    await given.application(job),
    await given.application(job),
    await given.application(job),
    await given.application(job),
  ];
  const [one] = applications;
  if (one === undefined) throw new Error('none planted');
  await given.answer(one, question, 'I wait,\n and I call.');
  const detail = async () =>
    (await as(admin).get(`/api/manage/${job.id}/candidates/${one.id}`)).json();
  await given.batch(job, {
    by: admin,
    reviewers,
    applications,
    stars: (a, _, r) => (a < 3 ? 4 - r : null),
  });
  expect((await detail()).answers).toEqual([
    {
      stage: expect.any(String),
      isOnForm: false,
      question: expect.any(String),
      text: 'I wait,\n and I call.',
      words: 5,
      mean: null,
      stars: null,
    },
  ]);
  await given.owner.query('update core.review set stars = 2 where application_id = $1', [
    applications[3]?.id,
  ]);
  expect((await detail()).answers).toEqual([expect.objectContaining({ mean: 3.5, stars: null })]);
  await given.owner.query('update core.review_batch set released_at = now() where job_id = $1', [
    job.id,
  ]);
  expect((await detail()).answers).toEqual([expect.objectContaining({ mean: 3.5, stars: [4, 3] })]);
});

test('while sealed, history and e-mails know days and no times', async () => {
  const { given, as } = server;
  const { admin, job } = await givenJob();
  const application = await given.application(job);
  await given.owner.query(
    `insert into pii.email_message (org_id, kind, application_id, to_address, subject, text, html, message_id, created_at, send_at, sent_at)
     values ($1, 'application-confirmation', $2, 'x@example.com', '', '', '', $3, '2026-03-02 14:33:21Z', '2026-03-02 14:33:21Z', '2026-03-02 14:33:22Z')`,
    [job.orgId, application.id, `m-${application.id}`],
  );
  await as(admin).post(`/api/manage/${job.id}/decide`, {
    applicationIds: [application.id],
    decision: 'hire',
  });
  const read = async () =>
    (await as(admin).get(`/api/manage/${job.id}/candidates/${application.id}`)).json();
  const sealed = await read();
  expect(sealed.mails).toEqual([
    expect.objectContaining({ state: 'sent', sendAt: '2026-03-02T00:00:00.000Z' }),
  ]);
  expect(sealed.history).toEqual([
    { at: null, on: expect.any(String), by: 'Ada Boss', from: 'submitted', to: 'hired' },
    { at: null, on: expect.any(String), by: 'Candidate', from: 'started', to: 'submitted' },
  ]);
  await given.openedIdentity(application);
  const opened = await read();
  expect(opened.mails[0].sendAt).toBe('2026-03-02T14:33:22.000Z');
  expect(opened.history[0].at).toEqual(expect.any(String));
});

test('whoever still reviews on the role sees no names and no scores there, admin or not; who has finished does', async () => {
  const { given, as } = server;
  const { org, admin, job } = await givenJob();
  const done = await given.member(org);
  const question = await given.question(job);
  const application = await given.application(job, {
    firstName: 'Zorblax',
    lastName: 'Quintonish',
  });
  await given.answer(application, question, 'Yours, Zorblax Quintonish.');
  const others = [await given.application(job), await given.application(job)];
  await given.openedIdentity(application);
  await given.batch(job, {
    by: admin,
    reviewers: [admin, done],
    applications: [application, ...others],
    stars: (a, _, r) => (a === 2 && r === 0 ? null : 4),
  });
  for (const path of ['', '/candidates', `/candidates/${application.id}`, '/leaderboard']) {
    const reply = await as(admin).get(`/api/manage/${job.id}${path}`);
    expect([path, reply.statusCode]).toEqual([path, 200]);
    expect(reply.body).not.toMatch(/Zorblax|Quintonish|"mean":[1-5]/);
  }
  expect((await as(admin).get(`/api/manage/${job.id}`)).json().sealed).toBe('own-reviews-open');
  const board = (await as(admin).get(`/api/manage/${job.id}/leaderboard`)).json();
  expect(board).toMatchObject({ hidden: true, sealed: 'own-reviews-open', rows: [] });
  await given.part(job, done, 'admin');
  expect((await as(done).get(`/api/manage/${job.id}/candidates/${application.id}`)).body).toMatch(
    /Zorblax/,
  );
});

test('reviewers and observers of the role see its head and none of its candidates; others nothing', async () => {
  const { given, as } = server;
  const { org, admin, job } = await givenJob();
  const [reviewer, observer, other] = [
    await given.member(org),
    await given.member(org),
    await given.member(org),
  ];
  await given.part(job, reviewer);
  await given.part(job, observer, 'observer');
  await given.question(job);
  const application = await given.application(job);
  await given.batch(job, { by: admin, reviewers: [reviewer], applications: [application] });
  for (const member of [reviewer, observer]) {
    expect((await as(member).get(`/api/manage/${job.id}`)).json()).toMatchObject({
      may: { manage: false },
      batches: [],
      reviewers: [],
    });
    const ownReviews = member === reviewer ? { total: 1, scored: 0 } : null;
    expect((await as(member).get(`/api/manage/${job.id}`)).json()).toMatchObject({ ownReviews });
    for (const path of ['/candidates', `/candidates/${application.id}`, '/leaderboard']) {
      expect((await as(member).get(`/api/manage/${job.id}${path}`)).statusCode).toBe(403);
    }
  }
  for (const path of ['', '/candidates', `/candidates/${application.id}`, '/leaderboard']) {
    expect((await as(other).get(`/api/manage/${job.id}${path}`)).statusCode).toBe(404);
  }
});

test('the head tells how far each reviewer is', async () => {
  const { given, as } = server;
  const { org, admin, job } = await givenJob();
  const [one, two] = [
    await given.member(org, { firstName: 'Uma', lastName: 'Read' }),
    await given.member(org, { firstName: 'Abe', lastName: 'Look' }),
  ];
  await given.part(job, one);
  await given.part(job, two);
  await given.question(job);
  await given.question(job);
  const applications = [await given.application(job), await given.application(job)];
  await given.batch(job, {
    by: admin,
    reviewers: [one, two],
    applications,
    stars: (_, q, r) => (r === 1 || q === 0 ? 3 : null),
  });
  const head = (await as(admin).get(`/api/manage/${job.id}`)).json();
  expect(head.batches).toEqual([
    {
      id: expect.any(Number),
      sentAt: expect.any(String),
      dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      candidates: 2,
      total: 8,
      scored: 6,
      released: false,
      reviewers: [
        { name: 'Abe Look', total: 4, scored: 4, finished: true },
        { name: 'Uma Read', total: 4, scored: 2, finished: false },
      ],
    },
  ]);
  expect(
    head.reviewers.map(({ name, role }: { name: string; role: string }) => [name, role]),
  ).toEqual([
    ['Abe Look', 'reviewer'],
    ['Uma Read', 'reviewer'],
    ['Ada Boss', 'admin'],
  ]);
});
