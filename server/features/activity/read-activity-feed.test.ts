import type { ActivityFeedEntry } from '@evenhand/contract/activity/activity-feed.ts';
import { expect, test } from 'vitest';
import type { PlantedApplication, PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { givenReviewRound } from '../../test/given-review-round-or-job-ready-for-review.ts';

const server = startTestServer();
const NOW = new Date('2026-03-20T12:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number, ms = 0) => new Date(NOW.getTime() - days * DAY_MS + ms);

async function employer() {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, {
    role: 'ADMIN',
    firstName: 'Maren',
    lastName: 'Okoro',
  });
  const job = await server.given.job(admin, { title: 'Baker', publishedAt: daysAgo(40) });
  return { org, admin, job };
}

type Happened = {
  job?: PlantedJob;
  by?: PlantedMember;
  application?: PlantedApplication;
  about?: { id: number };
  at?: Date;
};

async function happened(
  orgId: number,
  kind: string,
  { job, by, application, about, at = NOW }: Happened,
): Promise<void> {
  const subject = application ?? about;
  await server.given.owner.query(
    `insert into core.event (org_id, kind, at, actor_kind, actor_id, job_id, subject_id) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      orgId,
      kind,
      at,
      by ? 'member' : 'candidate',
      by?.id ?? application?.id ?? null,
      job?.id ?? null,
      subject?.id ?? null,
    ],
  );
}

async function feedOf(member: PlantedMember, query = ''): Promise<ActivityFeedEntry[]> {
  server.setNow(NOW);
  const reply = await server.as(member).get(`/api/activity${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().activities;
}

const texts = (feed: ActivityFeedEntry[]) => feed.map(({ text }) => text);

test('tells who did what in which role, when, and where to look', async () => {
  const { org, admin, job } = await employer();
  const draft = await server.given.job(admin, { title: 'Miller' });
  const archived = await server.given.job(admin, {
    title: 'Cooper',
    publishedAt: daysAgo(40),
    archivedAt: daysAgo(1),
  });
  await happened(org.id, 'job-published', { job, by: admin, at: daysAgo(2) });
  await happened(org.id, 'job-archived', { job: archived, by: admin, at: daysAgo(1) });
  await happened(org.id, 'job-started', { job: draft, by: admin, at: daysAgo(0, -1000) });
  expect(await feedOf(admin)).toMatchObject([
    {
      text: 'Maren Okoro started Miller',
      type: 'job-started',
      jobId: draft.id,
      link: `/builder/${draft.id}/`,
      createdAt: daysAgo(0, -1000).toISOString(),
      day: '2026-03-20',
      isTimed: true,
    },
    { text: 'Maren Okoro archived Cooper', link: null, day: '2026-03-19' },
    { text: 'Maren Okoro published Baker', link: `/manage/${job.id}/`, day: '2026-03-18' },
  ]);
});

test('goes back thirty days and no further', async () => {
  const { org, admin, job } = await employer();
  await happened(org.id, 'job-published', { job, by: admin, at: daysAgo(32) });
  await happened(org.id, 'team-changed', { job, by: admin, at: daysAgo(29.5) });
  expect(texts(await feedOf(admin))).toEqual(['Maren Okoro changed the hiring team of Baker']);
});

test('groups what one person did to many on a day, and who applied on a day', async () => {
  const { org, admin, job } = await employer();
  const people = [];
  for (let n = 0; n < 4; n += 1) people.push(await server.given.application(job));
  for (const [n, application] of people.entries()) {
    await happened(org.id, 'application-submitted', { job, application, at: daysAgo(3, n * 1000) });
    await happened(org.id, 'application-rejected', { job, by: admin, application });
  }
  await happened(org.id, 'application-submitted', {
    job,
    application: await server.given.application(job),
  });
  expect(texts(await feedOf(admin))).toEqual([
    'Maren Okoro rejected 4 candidates for Baker',
    'Somebody applied for Baker',
    '4 people applied for Baker',
  ]);
});

test('a candidate is a reference while sealed and a name afterwards, and whoever still reviews sees the reference', async () => {
  const { org, admin, job } = await employer();
  const [sealed, open] = [
    await server.given.application(job),
    await server.given.application(job, {
      firstName: 'Ada',
      lastName: 'Lovelace',
      state: 'hired',
    }),
  ];
  await server.given.openedIdentity(open);
  await happened(org.id, 'application-rejected', { job, by: admin, application: sealed });
  await happened(org.id, 'application-hired', { job, by: admin, application: open });
  expect(await feedOf(admin)).toMatchObject([
    {
      text: 'Maren Okoro hired Ada Lovelace for Baker',
      link: `/manage/${job.id}/?candidate=${open.id}`,
    },
    { text: 'Maren Okoro rejected KX-10 for Baker' },
  ]);
  const boss = await server.given.member(org, { role: 'ADMIN' });
  await server.given.question(job);
  await server.given.batch(job, { by: admin, reviewers: [boss], applications: [sealed] });
  expect(texts(await feedOf(boss))).toContain('Maren Okoro hired KX-11 for Baker');
});

test('of candidates nothing is told that is finer than the day, in time, number or order', async () => {
  const feeds = [];
  for (const times of [
    [1, 2, 3],
    [86_000, 40_000, 7],
  ]) {
    const { org, admin, job } = await employer();
    const other = await server.given.job(admin, { title: 'Miller', publishedAt: daysAgo(40) });
    const midnight = new Date('2026-03-19T00:00:00Z').getTime();
    for (const [n, seconds] of times.entries()) {
      const at = new Date(midnight + seconds * 1000);
      const place = n === 1 ? other : job;
      const application = await server.given.application(place);
      await happened(org.id, 'application-submitted', { job: place, application, at });
      await happened(org.id, 'application-moved', { job: place, application, by: admin, at });
    }
    const feed = await feedOf(admin);
    feeds.push(feed.map(({ type, text, createdAt, isTimed }) => [type, text, createdAt, isTimed]));
    expect(feed.map(({ id }) => id)).toEqual(
      ['application-moved', 'application-submitted'].flatMap((kind) =>
        [job, other].map(({ id }) =>
          [kind, id, kind === 'application-moved' ? admin.id : 0, '2026-03-19'].join('.'),
        ),
      ),
    );
  }
  expect(feeds[0]).toEqual(feeds[1]);
  expect(feeds[0]?.map(([, , ...when]) => when)).toEqual(
    Array.from({ length: 4 }, () => ['2026-03-19T00:00:00.000Z', false]),
  );
});

test('others see their own roles; who reviews or watches learns nothing of candidates', async () => {
  const { org, admin, job } = await employer();
  const [reviewer, manager, bystander] = [
    await server.given.member(org),
    await server.given.member(org),
    await server.given.member(org),
  ];
  await server.given.part(job, reviewer);
  await server.given.part(job, manager, 'admin');
  const application = await server.given.application(job);
  await happened(org.id, 'job-published', { job, by: admin });
  await happened(org.id, 'application-submitted', { job, application });
  await happened(org.id, 'application-rejected', { job, by: admin, application });
  await happened(org.id, 'member-added', { by: admin, about: reviewer });
  expect(texts(await feedOf(reviewer))).toEqual(['Maren Okoro published Baker']);
  expect(texts(await feedOf(bystander))).toEqual([]);
  expect(texts(await feedOf(manager))).toEqual([
    'Maren Okoro rejected KX-10 for Baker',
    'Somebody applied for Baker',
    'Maren Okoro published Baker',
  ]);
  await happened(org.id, 'member-added', { by: admin, about: admin });
  expect(texts(await feedOf(admin))).toContain('Maren Okoro added Some Body');
});

test('nothing of another organisation is told', async () => {
  const { org, admin, job } = await employer();
  await happened(org.id, 'job-published', { job, by: admin });
  await happened(org.id, 'application-submitted', {
    job,
    application: await server.given.application(job),
  });
  expect(await feedOf((await employer()).admin)).toEqual([]);
});

test('comes in pages of twenty whole lines, however far apart the days', async () => {
  const { org, admin, job } = await employer();
  for (let n = 0; n < 25; n += 1)
    await happened(org.id, 'team-changed', { job, by: admin, at: daysAgo(n, -60_000) });
  server.setNow(NOW);
  const page = async (query: string) =>
    (await server.as(admin).get(`/api/activity${query}`)).json();
  const [first, second] = [await page(''), await page('?page=2')];
  expect([first.activities.length, first.more]).toEqual([20, true]);
  expect([second.activities.length, second.more]).toEqual([5, false]);
  expect((await page('?page=3')).activities).toEqual([]);
  for (const query of ['?page=0', '?page=abc', '?page=1e9'])
    expect((await page(query)).activities).toEqual(first.activities);
});

test('what is done in the server is told: answers are sent to reviewers, and the reviews released', async () => {
  server.setNow(null);
  const round = await givenReviewRound(server, { candidates: 5, reviewers: 2 });
  await server
    .as(round.admin)
    .post(`/api/manage/${round.job.id}/release`, { reason: 'The interviews begin soon.' });
  const { activities } = (await server.as(round.admin).get('/api/activity')).json();
  expect(activities.map(({ type }: ActivityFeedEntry) => type)).toEqual(
    expect.arrayContaining(['batch-dealt', 'reviews-released']),
  );
});

test('what happens in a sample role is no news', async () => {
  const org = await server.given.organisation({ tier: 'free-trial' });
  const admin = await server.given.member(org, { role: 'ADMIN' });
  server.setNow(null);
  expect((await server.as(admin).post('/free-trial/add-sample-role')).statusCode).toBe(201);
  await server.given.job(admin);
  expect((await server.as(admin).get('/api/activity')).json().activities).toEqual([]);
});
