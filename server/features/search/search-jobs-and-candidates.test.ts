import type { ApplicationSearchResult, JobSearchResult } from '@evenhand/contract/search.ts';
import { expect, test } from 'vitest';
import {
  actOnInterview,
  givenInterviewCandidate,
  givenInterviewRound,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

type Found = {
  jobs: JobSearchResult[];
  applications: ApplicationSearchResult[];
  more: { jobs: boolean; applications: boolean };
  sealedJobs: number;
};

async function employer() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin, { title: 'Café Manager' });
  const search = async (query: string, who = admin) =>
    (
      await server.as(who).get(`/api/search?searchQuery=${encodeURIComponent(query)}`)
    ).json<Found>();
  const candidates = async (query: string, who = admin) =>
    (await server.as(who).get(`/api/org/candidates?query=${encodeURIComponent(query)}`)).json<
      Pick<Found, 'applications'>
    >().applications;
  const opened = async (firstName: string, lastName: string, on = job) => {
    const application = await given.application(on, { firstName, lastName });
    await given.openedIdentity(application);
    return application;
  };
  return { org, admin, job, search, candidates, opened };
}

const byNumber = (one: number, other: number) => one - other;
const ids = (applications: ApplicationSearchResult[]) =>
  applications.map(({ id }) => id).sort(byNumber);

test('a candidate is found by any part of name or address, whatever the case and the accents', async () => {
  const { job, search, candidates, opened } = await employer();
  const ömür = await opened('Ömür', 'Çelikdağ');
  await opened('Rosa', 'Lindqvist');
  for (const query of ['Çelikdağ', 'celikdag', 'ÖMÜR', 'omur celik', 'celik omur', ömür.email]) {
    expect([query, ids(await candidates(query))]).toEqual([query, [ömür.id]]);
  }
  expect((await search('likd')).applications).toEqual([
    {
      id: ömür.id,
      publicRef: 'KX-10',
      state: 'submitted',
      submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
      interviewAt: null,
      Job: { id: job.id, title: 'Café Manager' },
      User: { firstName: 'Ömür', lastName: 'Çelikdağ', email: ömür.email },
    },
  ]);
});

test('two letters find by the beginning of a word, one letter finds nothing and is no error', async () => {
  const { search, candidates, opened } = await employer();
  const bo = await opened('Bo', 'Ekström');
  await opened('Sabo', 'Lind');
  expect(ids(await candidates('bo'))).toEqual([bo.id]);
  expect(ids(await candidates('bo ek'))).toEqual([bo.id]);
  for (const query of ['b', ' ', '', 'b e'])
    expect([query, await candidates(query)]).toEqual([query, []]);
  expect(await search('c')).toEqual({
    jobs: [],
    applications: [],
    more: { jobs: false, applications: false },
    sealedJobs: 0,
  });
});

test('a reference finds its candidate, sealed or not, however it is typed; sealed it has no name and no time', async () => {
  const { given } = server;
  const { org, job, admin, search } = await employer();
  const sealed = await given.application(job, { firstName: 'Zorblax', lastName: 'Quintonish' });
  const other = await given.openJob(admin, { title: 'Other' });
  const same = await given.application(other);
  for (const query of ['KX-10', 'kx10', 'Kx 10'])
    expect(ids((await search(query)).applications)).toEqual([sealed.id, same.id]);
  const { applications } = await search('KX-10');
  expect(applications.map(({ User }) => User)).toEqual([null, null]);
  const { rows } = await given.owner.query<{ day: Date }>(
    `select date_trunc('day', now() at time zone 'Europe/London') at time zone 'Europe/London' as day from core.organisation where org_id = $1`,
    [org.id],
  );
  expect(applications[0]?.submittedAt).toEqual(rows[0]?.day.toISOString());
});

test('a role is found by every word of its title, drafts and archived ones too', async () => {
  const { given } = server;
  const { admin, job, search } = await employer();
  const draft = await given.job(admin, { title: 'Assistant Cafe Manager' });
  const archived = await given.job(admin, { title: 'Manager, cafés', archivedAt: new Date() });
  const found = await search('manager CAFE');
  expect(found.jobs).toEqual([
    { id: draft.id, title: 'Assistant Cafe Manager', team: null, phase: 'DRAFT' },
    { id: job.id, title: 'Café Manager', team: null, phase: 'OPEN' },
    { id: archived.id, title: 'Manager, cafés', team: null, phase: 'ARCHIVED' },
  ]);
  expect((await search('manager tea')).jobs).toEqual([]);
  expect((await search('ca')).jobs).toHaveLength(3);
  expect((await search('fé')).jobs).toEqual([]);
});

test('what stands for anything in a pattern stands for itself', async () => {
  const { candidates, opened } = await employer();
  await opened('Anna', 'Plain');
  const odd = await opened('100%', 'Under_Score\\Slash');
  for (const query of ['%%', '__', '%_%', '\\\\', '.*', '%lain', 'P_ain'])
    expect([query, ids(await candidates(query))]).toEqual([query, []]);
  for (const query of ['100%', 'under_', 'score\\slash', 'r_s'])
    expect([query, ids(await candidates(query))]).toEqual([query, [odd.id]]);
});

test('a sealed name is neither found nor counted, also of somebody whose name is open in another role', async () => {
  const { given } = server;
  const { job, admin, search, candidates } = await employer();
  const other = await given.openJob(admin, { title: 'Other role' });
  const open = await given.application(job, { firstName: 'Mira', lastName: 'Openly' });
  await given.openedIdentity(open);
  const { rows } = await given.owner.query<{ id: number }>(
    `with attempt as (insert into core.application (org_id, job_id, public_ref, state, submitted_at) values ($1, $2, 'QQ-77', 'submitted', now()) returning id),
       known as (insert into pii.candidate_job (org_id, candidate_id, job_id) select org_id, id, $2 from pii.candidate where email = $3)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
       select $1, attempt.id, $2, c.id from attempt, pii.candidate c where c.email = $3 returning application_id as id`,
    [other.orgId, other.id, open.email],
  );
  await given.application(job, { firstName: 'Zorblax', lastName: 'Quintonish' });
  expect(await candidates('Zorblax')).toEqual([]);
  expect(await search('Zorblax')).toMatchObject({
    applications: [],
    more: { applications: false },
  });
  expect(ids(await candidates('Mira Openly'))).toEqual([open.id]);
  expect(ids((await search('QQ-77')).applications)).toEqual([rows[0]?.id]);
  expect((await search('QQ-77')).applications[0]?.User).toBeNull();
});

test('whoever still reviews somebody does not find them by name, on any role', async () => {
  const { given } = server;
  const { org, admin, job, candidates, search } = await employer();
  const reviewing = await given.member(org, { role: 'ADMIN' });
  await given.question(job);
  const open = await given.application(job, { firstName: 'Mira', lastName: 'Openly' });
  await given.openedIdentity(open);
  const under = await given.openJob(admin, { title: 'Under review' });
  await given.question(under);
  const { rows } = await given.owner.query<{ id: number }>(
    `with attempt as (insert into core.application (org_id, job_id, public_ref, state, submitted_at) values ($1, $2, 'QQ-77', 'submitted', now()) returning id),
       known as (insert into pii.candidate_job (org_id, candidate_id, job_id) select org_id, id, $2 from pii.candidate where email = $3)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
       select $1, attempt.id, $2, c.id from attempt, pii.candidate c where c.email = $3 returning application_id as id`,
    [under.orgId, under.id, open.email],
  );
  const again = { ...open, id: rows[0]?.id ?? 0, jobId: under.id };
  await given.batch(under, { by: admin, reviewers: [reviewing], applications: [again] });
  expect(ids(await candidates('Openly', admin))).toEqual([open.id]);
  expect(await candidates('Openly', reviewing)).toEqual([]);
  expect((await search('Openly', reviewing)).applications).toEqual([]);
  expect((await search('xyz', reviewing)).sealedJobs).toBe(1);
});

test('the search says in how many roles names are sealed', async () => {
  const { given } = server;
  const { admin, job, search, opened } = await employer();
  expect((await search('xyz')).sealedJobs).toBe(0);
  await opened('Mira', 'Openly');
  await given.application(job, { state: 'started' });
  expect((await search('xyz')).sealedJobs).toBe(0);
  await given.application(job);
  await given.application(await given.openJob(admin, { title: 'Second' }));
  expect((await search('xyz')).sealedJobs).toBe(2);
});

test('another organisation’s candidates, roles and references do not exist', async () => {
  const { opened, search } = await employer();
  await opened('Mira', 'Openly');
  const stranger = await employer();
  for (const query of ['Mira', 'KX-10', 'Café Manager']) {
    const found = await stranger.search(query);
    expect([
      query,
      found.applications,
      found.jobs.filter(({ id }) => id !== stranger.job.id),
    ]).toEqual([query, [], []]);
  }
  expect((await search('Mira')).applications).toHaveLength(1);
});

test('only admins search; others are told so, and nobody who is not logged in', async () => {
  const { org } = await employer();
  const member = await server.given.member(org);
  for (const path of ['/api/search?searchQuery=mira', '/api/org/candidates?query=mira']) {
    expect((await server.as(member).get(path)).statusCode).toBe(403);
    expect((await server.as(null).get(path)).statusCode).toBe(401);
  }
});

test('at most fifty are shown, roles and candidates together, and the search says that there are more', async () => {
  const { given } = server;
  const { org, admin, job, search, candidates } = await employer();
  await given.owner.query(
    `with person as (insert into pii.candidate (org_id, first_name, last_name, email, search)
       select $1::bigint, 'Café', 'Number ' || n, n || '@example.com', 'cafe number ' || n from generate_series(1, 70) n returning id),
     known as (insert into pii.candidate_job (org_id, candidate_id, job_id) select $1, id, $2 from person),
     attempt as (insert into core.application (org_id, job_id, public_ref, state, submitted_at)
       select $1, $2, 'AB-' || (1000 + n), 'submitted', now() from generate_series(1, 70) n returning id)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id, opened_at)
       select $1, a.id, $2, p.id, now() from (select id, row_number() over () as n from person) p
         join (select id, row_number() over () as n from attempt) a using (n)`,
    [org.id, job.id],
  );
  for (let n = 0; n < 12; n += 1) await given.job(admin, { title: `Café ${n}` });
  const found = await search('cafe');
  expect([found.jobs.length, found.applications.length, found.more]).toEqual([
    10,
    40,
    { jobs: true, applications: true },
  ]);
  expect(JSON.stringify(found).length).toBeLessThan(50_000);
  expect(await candidates('cafe')).toHaveLength(50);
  const names = found.applications.map(({ User }) => User?.lastName ?? '');
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});

test('a query of 10 kB is refused in words, and one of 200 characters is searched', async () => {
  const { admin } = await employer();
  const long = await server.as(admin).get(`/api/search?searchQuery=${'x'.repeat(10_000)}`);
  expect(long.statusCode).toBe(422);
  expect(long.json().fields).toEqual({ searchQuery: 'Use at most 200 characters.' });
  const full = await server.as(admin).get(`/api/search?searchQuery=${'a '.repeat(100)}`);
  expect(full.statusCode).toBe(200);
  expect((await server.as(admin).get('/api/search?searchQuery=a%00b')).statusCode).toBe(400);
});

test('the palette lists the roles a member may open, and drafts only to those who may write them', async () => {
  const { given } = server;
  const { org, admin, job } = await employer();
  const draft = await given.job(admin, { title: 'Draft' });
  const member = await given.member(org);
  const names = async (who: typeof admin) =>
    (await server.as(who).get('/api/role-names'))
      .json<{ jobs: JobSearchResult[] }>()
      .jobs.map(({ id }) => id);
  expect(await names(admin)).toEqual([draft.id, job.id]);
  expect(await names(member)).toEqual([]);
  await given.part(job, member);
  await given.part(draft, member);
  expect(await names(member)).toEqual([job.id]);
});

test('who has booked an interview is found with its time, sealed as they are, and without it once it is cancelled', async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  const { admin, job, candidates } = await employer();
  const round = await givenInterviewRound(server, admin, { job, panel: [admin] });
  const slotId = await createInterviewSlotInTest(server, admin, {
    round,
    startsAt: '2026-11-25T10:00:00Z',
  });
  const candidate = await givenInterviewCandidate(server, job);
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [candidate] });
  const reference = await server.given.owner.query<{ ref: string }>(
    'select public_ref as ref from core.application where id = $1',
    [candidate.id],
  );
  const interviews = async () =>
    (await candidates(reference.rows[0]?.ref ?? '')).map(({ interviewAt }) => interviewAt);
  expect(await interviews()).toEqual([null]);
  await actOnInterview(server, admin, { job, candidate, act: 'book', slotId });
  expect(await interviews()).toEqual(['2026-11-25T10:00:00.000Z']);
  await actOnInterview(server, admin, { job, candidate, act: 'cancel' });
  expect(await interviews()).toEqual([null]);
});
