import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import { expect, test } from 'vitest';
import { applyJobCounterDeltas } from '../../events/apply-job-counter-deltas.ts';
import { collectSqlStatements } from '../../test/collect-sql-statements-or-database-messages.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const past = new Date('2026-01-01T00:00:00Z');

async function somebody(role: MemberRole = 'ADMIN') {
  return server.given.member(await server.given.organisation(), { role });
}

async function titles(member: { session: string }, query = ''): Promise<string[]> {
  const reply = await server.as(member).get(`/job/list-es${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().jobs.map((job: { title: string }) => job.title);
}

test('admins see all roles of their organisation, others those they have a part in, nobody those of another', async () => {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const member = await given.member(org);
  await given.job(admin, { title: 'Baker' });
  await given.job(member, { title: 'Miller' });
  await given.job(await somebody(), { title: 'Elsewhere' });
  expect((await titles(admin)).sort()).toEqual(['Baker', 'Miller']);
  expect(await titles(member)).toEqual(['Miller']);
});

test('sorts by date, name and closing, with the id to break ties', async () => {
  const { given } = server;
  const admin = await somebody();
  const day = (n: number) => new Date(Date.UTC(2026, 5, n));
  await given.job(admin, {
    title: 'Zookeeper',
    createdAt: day(1),
    publishedAt: past,
    closesAt: day(9),
  });
  await given.job(admin, {
    title: 'apprentice',
    createdAt: day(2),
    publishedAt: past,
    closesAt: day(8),
  });
  await given.job(admin, { title: 'Émeraude cutter', createdAt: day(3) });
  await given.job(admin, { title: 'Baker', createdAt: day(3) });
  expect(await titles(admin)).toEqual(['Baker', 'Émeraude cutter', 'apprentice', 'Zookeeper']);
  expect(await titles(admin, '?sort=dateAsc')).toEqual([
    'Zookeeper',
    'apprentice',
    'Baker',
    'Émeraude cutter',
  ]);
  expect(await titles(admin, '?sort=nameAsc')).toEqual([
    'apprentice',
    'Baker',
    'Émeraude cutter',
    'Zookeeper',
  ]);
  expect(await titles(admin, '?sort=nameDesc')).toEqual([
    'Zookeeper',
    'Émeraude cutter',
    'Baker',
    'apprentice',
  ]);
  expect(await titles(admin, '?sort=closesAsc')).toEqual([
    'apprentice',
    'Zookeeper',
    'Baker',
    'Émeraude cutter',
  ]);
  expect(await titles(admin, '?sort=closesDesc')).toEqual([
    'Zookeeper',
    'apprentice',
    'Baker',
    'Émeraude cutter',
  ]);
});

test('filters by phase, team and grade, and counts the same', async () => {
  const { given, as } = server;
  const admin = await somebody();
  await given.job(admin, { title: 'draft', team: 'A', grade: '1' });
  await given.job(admin, {
    title: 'open',
    publishedAt: past,
    closesAt: new Date(Date.now() + 9e6),
    team: 'A',
  });
  await given.job(admin, { title: 'endless', publishedAt: past, team: 'B, and C', grade: '1' });
  await given.job(admin, { title: 'closed', publishedAt: past, closesAt: past });
  await given.job(admin, { title: 'archived', publishedAt: past, archivedAt: past });
  expect((await titles(admin)).sort()).toEqual(['closed', 'draft', 'endless', 'open']);
  expect(await titles(admin, '?filter=draft')).toEqual(['draft']);
  expect((await titles(admin, '?filter=open')).sort()).toEqual(['endless', 'open']);
  expect(await titles(admin, '?filter=closed')).toEqual(['closed']);
  expect(await titles(admin, '?filter=archived')).toEqual(['archived']);
  expect((await titles(admin, '?team=A')).sort()).toEqual(['draft', 'open']);
  expect((await titles(admin, '?team=A&team=B,%20and%20C&grade=1')).sort()).toEqual([
    'draft',
    'endless',
  ]);
  const counts = await as(admin).get('/job-counts');
  expect(counts.json()).toEqual({ allActive: 4, draft: 1, open: 2, closed: 1, archived: 1 });
  const filters = await as(admin).get('/job/filters');
  expect(filters.json()).toMatchObject([
    { id: 'team', items: [{ value: 'A' }, { value: 'B, and C' }] },
    { id: 'grade', items: [{ value: '1' }] },
  ]);
});

test('searches titles without case and accents, and takes wildcards literally', async () => {
  const { given } = server;
  const admin = await somebody();
  await given.job(admin, { title: 'Ingénieur réseau' });
  await given.job(admin, { title: '100% remote_baker' });
  expect(await titles(admin, '?search=INGENIEUR')).toEqual(['Ingénieur réseau']);
  expect(await titles(admin, '?search=%25')).toEqual(['100% remote_baker']);
  expect(await titles(admin, '?search=e_b')).toEqual(['100% remote_baker']);
  await given.job(admin, { title: 'C:\\tools' });
  expect(await titles(admin, '?search=%5C')).toEqual(['C:\\tools']);
  expect(await titles(admin, '?search=%5C%25')).toEqual([]);
  expect(await titles(admin, `?search=${'x'.repeat(10_000)}`)).toHaveLength(3);
});

test('pages by ten; unknown sorts, filters and pages mean the default', async () => {
  const { given, as } = server;
  const admin = await somebody();
  for (let n = 0; n < 11; n += 1) await given.job(admin, { title: `Job ${n}` });
  const first = (await as(admin).get('/job/list-es')).json();
  expect([first.jobs.length, first.total, first.pages]).toEqual([10, 11, 2]);
  expect(await titles(admin, '?page=2')).toHaveLength(1);
  expect((await as(admin).get('/job/list-es?page=3')).json()).toEqual({
    jobs: [],
    total: 11,
    pages: 2,
  });
  for (const query of [
    '?page=0',
    '?page=-1',
    '?page=abc',
    '?page=1e9',
    '?page=1.5',
    '?page=',
    '?page=2&page=3',
    '?sort=evil',
    '?sort=dateAsc&sort=nameAsc',
    '?filter=evil',
    '?filter=DRAFT',
    `?team=${'x'.repeat(10_000)}`,
    `?${'grade=1&'.repeat(51)}`,
  ]) {
    expect(await titles(admin, query)).toHaveLength(10);
  }
});

test('a page of the list takes at most three statements, whoever asks and whatever is asked', async () => {
  const { given, as, services } = server;
  const org = await given.organisation();
  for (const role of ['ADMIN', 'MEMBER'] as const) {
    const member = await given.member(org, { role });
    for (let n = 0; n < 3; n += 1) await given.openJob(member);
    await as(member).get('/job/list-es');
    for (const query of ['', '?search=bak&filter=open&team=A&sort=closesAsc&page=2']) {
      const heard = await collectSqlStatements(services, () =>
        as(member).get(`/job/list-es${query}`),
      );
      expect(heard.length).toBeGreaterThan(0);
      expect(heard.length, heard.join('\n\n')).toBeLessThanOrEqual(3);
    }
  }
});

test('a page of cards and how many there are on all pages are asked in one statement, and past the last page in two', async () => {
  const { given, as, services } = server;
  const admin = await somebody();
  await given.job(admin, { title: 'Baker' });
  const statements: number[] = [];
  for (const query of ['', '?search=bak', '?page=3']) {
    const heard = await collectSqlStatements(services, async () => {
      expect((await as(admin).get(`/job/list-es${query}`)).json()).toMatchObject({ total: 1 });
    });
    statements.push(heard.filter((text) => text.includes('from core.job')).length);
  }
  expect(statements).toEqual([1, 1, 2]);
});

test('counters are exact whether added, waiting or both', async () => {
  const { given, as, services } = server;
  const admin = await somebody();
  const job = await given.openJob(admin);
  await given.counted(job, 'submitted', 3);
  await given.counted(job, 'awaiting_review', 3);
  await applyJobCounterDeltas(services);
  await given.counted(job, 'submitted', 1);
  await given.counted(job, 'awaiting_review', -2);
  const [card] = (await as(admin).get('/job/list-es')).json().jobs;
  expect(card.submittedApplicationCount).toBe(4);
  expect(card.pipelineStats.awaitingReview).toBe(1);
  expect(
    (
      await given.owner.query('select count(*)::int as n from core.job_delta where job_id = $1', [
        job.id,
      ])
    ).rows,
  ).toEqual([{ n: 2 }]);
  await applyJobCounterDeltas(services);
  expect((await as(admin).get('/job/list-es')).json().jobs[0].submittedApplicationCount).toBe(4);
});

test('a card has its owner, its phase twice over, its time till closing, and every count under its own key', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN', firstName: 'Ada', lastName: 'Boss' });
  const job = await given.job(admin, {
    title: 'Baker',
    publishedAt: past,
    closesAt: new Date(Date.now() + 3.5 * 86_400_000),
    team: 'Ovens',
    grade: 'C',
  });
  const counted = [
    'submitted',
    'awaiting_review',
    'in_review',
    'awaiting_interview',
    'in_interview',
    'awaiting_decision',
    'rejected',
    'hired',
    'reviews_total',
    'reviews_scored',
  ] as const;
  for (const [n, counter] of counted.entries()) await given.counted(job, counter, 100 + n);
  const [card] = (await as(admin).get('/job/list-es')).json().jobs;
  expect(card).toMatchObject({
    id: job.id,
    hash: job.hash,
    title: 'Baker',
    team: 'Ovens',
    grade: 'C',
    archived: false,
    status: null,
    statusWaitingAt: null,
    sampleRole: false,
    User: { firstName: 'Ada', lastName: 'Boss' },
    JobUsers: [{ UserId: admin.id }],
    submittedApplicationCount: 100,
    timeTillClosing: 'Closes in 3 days',
    overallPhase: 'OPEN',
    path: 'live',
    addedData: { timeTillClosing: 'Closes in 3 days', phase: 'OPEN', path: 'live' },
    pipelineStats: {
      awaitingReview: 101,
      inReview: 102,
      awaitingInterview: 103,
      inInterview: 104,
      awaitingDecision: 105,
      rejectedAfterSubmission: 106,
      hired: 107,
    },
    reviewCounts: {
      sift: { totalReviewCount: 108, scoredReviewCount: 109, lastBatchSentAt: expect.any(String) },
      cv: { totalReviewCount: 0, scoredReviewCount: 0, lastBatchSentAt: null },
    },
    interviewProgress: [],
  });
  expect(Object.keys(card.pipelineStats)).toHaveLength(7);
  expect((await as(admin).get(`/api/rest/job/${job.id}`)).json()).toEqual(card);
});

test('a card tells a reviewer what they have to read on the role, until they are done, and nobody else', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const [busy, done] = [await given.member(org), await given.member(org)];
  const job = await given.openJob(admin);
  await given.question(job);
  for (const reviewer of [busy, done]) await given.part(job, reviewer);
  const applications = [await given.application(job), await given.application(job)];
  const stars = (a: number, _: number, r: number) => (r === 0 && a === 1 ? null : 3);
  await given.batch(job, { by: admin, reviewers: [busy, done], applications, stars });
  const ownReviews = async (member: { session: string }) =>
    (await as(member).get('/job/list-es')).json().jobs[0].ownReviews;
  expect(await ownReviews(busy)).toEqual({ total: 2, scored: 1 });
  expect(await ownReviews(done)).toBeNull();
  expect(await ownReviews(admin)).toBeNull();
  await given.owner.query('update blind.review_session set ready = false');
  expect(await ownReviews(busy)).toBeNull();
});

test('nobody gets a list without logging in', async () => {
  const reply = await server.as(null).get('/job/list-es');
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'not-logged-in']);
});
