import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { builtInQuestions } from './catalogue/all-built-in-questions.ts';

const server = startTestServer();
const sift = builtInQuestions.filter(({ type }) => type === 'sift').map(({ id }) => id);
const interview = builtInQuestions.find(({ type }) => type === 'interview')?.id ?? '';

async function someAdmin() {
  return server.given.member(await server.given.organisation(), { role: 'ADMIN' });
}

type Admin = Awaited<ReturnType<typeof someAdmin>>;
type Draft = { version: number; questions: Record<string, unknown>[] };

const add = (who: Admin, job: { id: number }, questionIds: unknown[]) =>
  server.as(who).post(`/api/library-drafts/${job.id}/questions`, { questionIds });
const draftOf = async (who: Admin, job: { id: number }): Promise<Draft> =>
  (await server.as(who).get(`/api/builder/${job.id}`)).json();
const read = async (who: Admin, id: number | string) =>
  (await server.as(who).get(`/api/library-questions/${id}`)).json();

test('questions are copied into a draft; what happens in the library later leaves the copies alone', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const job = await given.readyDraft(admin);
  const { id } = await given.libraryQuestion(admin);
  const { text, guideOne, guideThree, guideFive, skills, functions, seniority, type } = await read(
    admin,
    id,
  );
  // A role of long ago counts its questions from one.
  await given.owner.query('update core.question set position = 1 where job_id = $1', [job.id]);
  const added = await add(admin, job, [id, sift[0], id]);
  expect([added.statusCode, added.json()]).toEqual([200, { added: 2, questions: 3 }]);
  const copy = { text, guideOne, guideThree, guideFive, skills, maxWords: 250 };
  const { questions } = await draftOf(admin, job);
  expect(questions[1]).toEqual({ ...copy, id: expect.any(Number), libraryId: String(id) });
  expect(questions[2]).toMatchObject({ libraryId: sift[0] });

  const said = { text: 'Something else entirely?', guideOne, guideThree, guideFive, skills };
  const change = { ...said, functions, seniority, type, version: 1 };
  expect((await as(admin).put(`/api/library-questions/${id}`, change)).statusCode).toBe(200);
  await as(admin).post(`/api/question/${id}/archive`);
  expect((await draftOf(admin, job)).questions).toEqual(questions);
  // Adding what is there already changes nothing.
  expect((await add(admin, job, [sift[0]])).json()).toEqual({ added: 0, questions: 3 });
});

test('saving questions keeps where they came from, and a copied role takes it along', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const job = await given.readyDraft(admin);
  await add(admin, job, [sift[0]]);
  const before = await draftOf(admin, job);
  const without = before.questions.map((question) => {
    const { libraryId: _, ...rest } = question;
    return rest;
  });
  const put = await as(admin).put(`/api/builder/${job.id}/questions`, {
    version: before.version,
    questions: without,
  });
  expect(put.json().questions).toEqual(before.questions);
  const copy = (await as(admin).post(`/dashboard-old/role/${job.id}/duplicate`)).json();
  expect((await draftOf(admin, copy)).questions[1]).toMatchObject({ libraryId: sift[0] });
  const bad = [{ ...without[0], libraryId: '../1' }];
  const refused = await as(admin).put(`/api/builder/${job.id}/questions`, {
    version: put.json().version,
    questions: bad,
  });
  expect(refused.statusCode).toBe(422);
});

test('a role has five questions at most, and says so plainly', async () => {
  const { given } = server;
  const admin = await someAdmin();
  const job = await given.readyDraft(admin);
  const refused = await add(admin, job, sift.slice(0, 5));
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    409,
    'questions-full',
    'This role has 1 question, and five are the most. Choose 4 at most.',
  ]);
  expect((await draftOf(admin, job)).questions).toHaveLength(1);
  expect((await add(admin, job, sift.slice(0, 4))).json()).toEqual({ added: 4, questions: 5 });
  expect((await add(admin, job, [sift[5]])).json().message).toBe(
    'This role has five questions, which are the most.',
  );
});

test('two who add at once never make it six', async () => {
  const { given } = server;
  const admin = await someAdmin();
  const job = await given.readyDraft(admin);
  const replies = await Promise.all([
    add(admin, job, sift.slice(0, 3)),
    add(admin, job, sift.slice(3, 6)),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  expect((await draftOf(admin, job)).questions).toHaveLength(4);
});

test('questions of a conversation, published roles and roles of others are refused', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const colleague = await given.member({ id: admin.orgId });
  const draft = await given.readyDraft(admin);
  await given.part(draft, colleague, 'observer');
  const open = await given.openJob(admin);
  const foreign = await given.readyDraft(await someAdmin());
  expect((await add(admin, draft, [interview])).statusCode).toBe(422);
  expect((await add(admin, open, [sift[0]])).json().code).toBe('already-published');
  expect((await add(admin, foreign, [sift[0]])).statusCode).toBe(404);
  expect((await add(colleague, draft, [sift[0]])).statusCode).toBe(403);
  expect((await add(colleague, open, [sift[0]])).statusCode).toBe(404);
  const drafts = async (who: Admin) => (await as(who).get('/api/library-drafts')).json();
  const written = { id: expect.any(Number), kind: 'sift', name: 'Written answers', questions: 1 };
  expect(await drafts(admin)).toEqual([
    { id: draft.id, title: 'Baker', questions: 1, stages: [written] },
  ]);
  expect(await drafts(colleague)).toEqual([]);
});

/** A role that asks the question, open between two days from now. */
async function asking(owner: Admin, key: string, days: { from: number; until: number }) {
  const at = (day: number) => new Date(Date.now() + day * 86_400_000);
  const job = await server.given.job(owner, {
    title: `Baker ${days.until}`,
    publishedAt: at(days.from),
    closesAt: at(days.until),
  });
  const question = await server.given.question(job);
  await server.given.owner.query('update core.question set library_id = $2 where id = $1', [
    question.id,
    key,
  ]);
  return { job, question };
}

test('a question of a role is saved to the library, which knows from then on that the role asks it', async () => {
  const { as, given } = server;
  const admin = await someAdmin();
  const runner = await given.member({ id: admin.orgId });
  const job = await given.openJob(runner);
  const question = await given.question(job);
  const { rows } = await given.owner.query<{ key: string }>(
    'select key from core.question where id = $1',
    [question.id],
  );
  const itemKey = rows[0]?.key ?? '';
  const said = {
    type: 'sift',
    text: 'The oven fails at four in the morning. What do you do?',
    guideOne: '',
    guideThree: '',
    guideFive: '',
    skills: ['Judgement'],
    functions: [],
    seniority: 'any',
  };
  const save = (who: Admin, from: object) =>
    as(who).post('/api/library-questions', { ...said, from });
  const saved = await save(runner, { jobId: job.id, itemKey });
  expect([saved.statusCode, saved.json()]).toMatchObject([
    201,
    { isOwn: true, asked: { roles: 1, isAskedNow: true } },
  ]);
  const mine = await given.readyDraft(admin);
  const stranger = await someAdmin();
  for (const [who, from] of [
    [admin, { jobId: mine.id, itemKey }],
    [stranger, { jobId: job.id, itemKey }],
    [runner, { jobId: mine.id, itemKey: 'none' }],
  ] as const)
    expect((await save(who, from)).statusCode).toBeGreaterThanOrEqual(403);
  const listed = (await as(admin).get('/api/library-questions?library=own')).json();
  expect(listed.total).toBe(1);
});

test('a question tells which roles ask it and when it was last asked', async () => {
  const { given } = server;
  const admin = await someAdmin();
  const colleague = await given.member({ id: admin.orgId });
  const { id } = await given.libraryQuestion(admin);
  await add(admin, await given.readyDraft(admin), [id]);
  expect((await read(admin, id)).asked).toEqual({ roles: 0, isAskedNow: false, lastAskedAt: null });

  await asking(admin, String(id), { from: -60, until: -21 });
  const old = await asking(colleague, String(id), { from: -90, until: -40 });
  const { asked: query, usage } = await read(admin, id);
  expect(query).toMatchObject({ roles: 2, isAskedNow: false });
  expect((Date.now() - Date.parse(query.lastAskedAt)) / 86_400_000).toBeCloseTo(21, 1);
  expect(usage.jobs.map(({ title, phase }: Record<string, string>) => [title, phase])).toEqual([
    ['Baker -21', 'CLOSED'],
    ['Baker -40', 'CLOSED'],
  ]);
  const theirs = await read(colleague, id);
  expect(theirs.asked.roles).toBe(2);
  expect(theirs.usage.jobs.map((job: { id: number }) => job.id)).toEqual([old.job.id]);

  await asking(admin, String(id), { from: -1, until: 1 });
  expect((await read(admin, id)).asked).toMatchObject({ roles: 3, isAskedNow: true });
  // The same number in another organisation is another question.
  const stranger = await someAdmin();
  await asking(stranger, String(id), { from: -1, until: 1 });
  expect((await read(admin, id)).asked.roles).toBe(3);
});

/** Answers with released reviews; two reviewers say `stars` and one star more. */
async function scored(owner: Admin, key: string, stars: number[], released = true) {
  const { given } = server;
  const { job, question } = await asking(owner, key, { from: -9, until: -2 });
  const batch = await given.owner.query(
    `insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed,
       released_at, released_by)
     values ($1, $2, $3, 2, current_date, '\\x00', '\\x00', $4, $5) returning id`,
    [owner.orgId, job.id, owner.id, released ? new Date() : null, released ? owner.id : null],
  );
  const links: number[] = [];
  for (const member of [owner, await given.member({ id: owner.orgId })]) {
    const link = await given.owner.query(
      'insert into core.reviewer_link (org_id, job_id, member_id) values ($1, $2, $3) returning id',
      [owner.orgId, job.id, member.id],
    );
    links.push(Number(link.rows[0].id));
  }
  await given.owner.query(
    `with attempt as (
       insert into core.application (org_id, job_id, public_ref, state)
       select $1, $2, 'AB-' || (100 + n), 'in_review' from generate_series(1, $3::int) n returning id),
     numbered as (select id, row_number() over (order by id) as n from attempt)
     insert into core.review (org_id, item_id, batch_id, application_id, question_id, link_id, position, stars)
     select $1, gen_random_uuid(), $4, numbered.id, $5, link.id, 1, ($6::int[])[numbered.n] + link.i - 1
     from numbered, unnest($7::bigint[]) with ordinality link(id, i)`,
    [owner.orgId, job.id, stars.length, batch.rows[0].id, question.id, stars, links],
  );
}

test('how answers were scored is told from twenty released answers on', async () => {
  const admin = await someAdmin();
  const { id } = await server.given.libraryQuestion(admin);
  await scored(
    admin,
    String(id),
    Array.from({ length: 19 }, (_, i) => (i % 2) * 2 + 1),
  );
  expect((await read(admin, id)).usage).toMatchObject({ answers: 19, scores: null });
  await scored(admin, String(id), Array<number>(30).fill(1), false);
  expect((await read(admin, id)).usage).toMatchObject({ answers: 19, scores: null });
  await scored(admin, String(id), [3]);
  expect((await read(admin, id)).usage).toMatchObject({
    answers: 20,
    scores: { mean: 2.5, spread: 1 },
  });
});
