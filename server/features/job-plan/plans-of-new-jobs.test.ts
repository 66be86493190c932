import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';

const server = startTestServer();

async function someAdmin({ tier = 'pro' } = {}): Promise<PlantedMember> {
  return server.given.member(await server.given.organisation({ tier }), { role: 'ADMIN' });
}

const readRows = async (text: string, job: { id: number }) =>
  (await server.given.owner.query({ text, rowMode: 'array', values: [job.id] })).rows;

/** All that a plan says of itself, without the numbers by which it is stored. */
const planOf = async (job: { id: number }) => ({
  criteria: await readRows(
    'select name, description, kind from core.criterion where job_id = $1 order by position',
    job,
  ),
  stages: await readRows(
    'select position, kind, name, weight from core.stage where job_id = $1 order by position',
    job,
  ),
  rounds: await readRows(
    `select s.name, r.minutes from core.interview_round r
     join core.stage s on s.org_id = r.org_id and s.id = r.stage_id where r.job_id = $1 order by s.position`,
    job,
  ),
  questions: await readRows(
    `select q.text, s.kind, array(select c.name from core.question_criterion x
       join core.criterion c on c.org_id = x.org_id and c.id = x.criterion_id and c.job_id = q.job_id
       where x.org_id = q.org_id and x.question_id = q.id order by x.position)
     from core.question q join core.stage s on s.org_id = q.org_id and s.id = q.stage_id
     where q.job_id = $1 order by q.position`,
    job,
  ),
});

const begun = {
  criteria: [],
  stages: [[1, 'sift', 'Written answers', '1.00']],
  rounds: [],
  questions: [],
};

/** A role whose plan differs from every preset, with somebody who has been through it. */
async function plannedJob(admin: PlantedMember): Promise<PlantedJob> {
  const { given } = server;
  const job = await given.readyDraft(admin, { title: 'Night baker' });
  await given.interviewRound(job, { name: 'Trial shift', minutes: 120 });
  await given.interviewRound(job, { name: 'Talk', minutes: 30 });
  const { questions, version } = (await server.as(admin).get(`/api/builder/${job.id}`)).json();
  const second = { ...questions[0], text: 'Somebody is late. What now?' };
  const asked = await server.as(admin).put(`/api/builder/${job.id}/questions`, {
    version,
    questions: [
      { ...questions[0], skills: ['Judgement', 'Care'] },
      { ...second, id: undefined, skills: ['care', 'Patience'] },
    ],
  });
  expect(asked.statusCode, asked.body).toBe(200);
  await given.owner.query(
    `update core.criterion set description = 'With dough and people.', kind = 'desirable'
     where job_id = $1 and name = 'Care'`,
    [job.id],
  );
  // The trial shift comes before anybody reads, and counts for more.
  await given.owner.query(
    `update core.stage set position = 4 - position, weight = position / 2.0 where job_id = $1`,
    [job.id],
  );
  await given.interview(await given.application(job), { name: 'Talk', panel: [admin] });
  return job;
}

const asPlanned = {
  criteria: [
    ['Judgement', '', 'essential'],
    ['Care', 'With dough and people.', 'desirable'],
    ['Patience', '', 'essential'],
  ],
  stages: [
    [1, 'interview', 'Talk', '1.50'],
    [2, 'interview', 'Trial shift', '1.00'],
    [3, 'sift', 'Written answers', '0.50'],
  ],
  rounds: [
    ['Talk', 30],
    ['Trial shift', 120],
  ],
  questions: [
    ['The oven fails at four in the morning. What do you do?', 'sift', ['Judgement', 'Care']],
    ['Somebody is late. What now?', 'sift', ['Care', 'Patience']],
  ],
};

test('a copy of a role has its criteria and stages as they are, under numbers of its own', async () => {
  const admin = await someAdmin();
  const job = await plannedJob(admin);
  expect(await planOf(job)).toEqual(asPlanned);
  const copied = await server.as(admin).post(`/dashboard-old/role/${job.id}/duplicate`);
  expect(copied.statusCode, copied.body).toBe(201);
  const copy = copied.json();
  expect(await planOf(copy)).toEqual(asPlanned);
  const ids = `select 'criterion', id from core.criterion where job_id = $1
    union all select 'stage', id from core.stage where job_id = $1
    union all select 'round', id from core.interview_round where job_id = $1`;
  const taken = new Set((await readRows(ids, job)).map(String));
  expect((await readRows(ids, copy)).filter((row) => taken.has(String(row)))).toEqual([]);
  const { questions, version } = (await server.as(admin).get(`/api/builder/${copy.id}`)).json();
  await server.as(admin).put(`/api/builder/${copy.id}/questions`, {
    version,
    questions: questions.slice(0, 1),
  });
  expect((await planOf(copy)).criteria).toEqual(asPlanned.criteria.slice(0, 2));
  expect(await planOf(job)).toEqual(asPlanned);
});

test('a template keeps criteria and stages in words alone, and every role from it begins with them', async () => {
  const admin = await someAdmin();
  const job = await plannedJob(admin);
  const path = `/dashboard-old/role/${job.id}/duplicate?template=true`;
  const { id } = (await server.as(admin).post(path)).json();
  const [[content]] = (await readRows('select content from core.job_template where id = $1', {
    id,
  })) as [[Record<string, unknown>]];
  expect(content).toMatchObject({
    criteria: asPlanned.criteria.map(([name, description, kind]) => ({ name, description, kind })),
    stages: [
      { kind: 'interview', name: 'Talk', weight: 1.5 },
      { kind: 'interview', name: 'Trial shift', weight: 1 },
      { kind: 'sift', name: 'Written answers', weight: 0.5 },
    ],
  });
  const begin = `/dashboard-old/role/${id}/duplicate-template`;
  for (const reply of [await server.as(admin).post(begin), await server.as(admin).post(begin)])
    expect(await planOf(reply.json())).toEqual(asPlanned);
});

test('a template from before roles had criteria and stages begins them from its questions and rounds', async () => {
  const admin = await someAdmin();
  const { id } = await server.given.template(admin);
  const question = { text: 'Why?', guideOne: '', guideThree: '', guideFive: '', maxWords: 250 };
  await server.given.owner.query(
    'update core.job_template set content = content || $2::jsonb where id = $1',
    [
      id,
      JSON.stringify({
        questions: [{ ...question, skills: ['Care', 'CARE', 'Judgement'] }],
        rounds: [
          { name: 'Talk', minutes: 30 },
          { name: 'Trial shift', minutes: 120 },
        ],
      }),
    ],
  );
  const reply = await server.as(admin).post(`/dashboard-old/role/${id}/duplicate-template`);
  expect(reply.statusCode, reply.body).toBe(201);
  expect(await planOf(reply.json())).toEqual({
    criteria: [
      ['Care', '', 'essential'],
      ['Judgement', '', 'essential'],
    ],
    stages: [
      [1, 'sift', 'Written answers', '1.00'],
      [2, 'interview', 'Talk', '1.00'],
      [3, 'interview', 'Trial shift', '1.00'],
    ],
    rounds: [
      ['Talk', 30],
      ['Trial shift', 120],
    ],
    questions: [['Why?', 'sift', ['Care', 'Judgement']]],
  });
});

test('a role that begins with a title has one stage, in which it asks its questions', async () => {
  const admin = await someAdmin();
  const { id } = (
    await server.as(admin).post('/dashboard-old/role/new', { title: 'Miller' })
  ).json();
  expect(await planOf({ id })).toEqual(begun);
});

test('a role of a shipped template and the sample role look for what their questions ask about', async () => {
  const admin = await someAdmin({ tier: 'free-trial' });
  for (const path of [
    '/dashboard-old/role/nurse-manager/duplicate-template',
    '/free-trial/add-sample-role',
  ]) {
    const reply = await server.as(admin).post(path);
    expect([path, reply.statusCode]).toEqual([path, 201]);
    const { criteria, stages, questions } = await planOf(reply.json());
    const asked = questions.flatMap(([, , skills]) => skills);
    expect(stages).toEqual(begun.stages);
    expect(criteria.length).toBeGreaterThan(2);
    expect(criteria.map(([name]) => name)).toEqual([...new Set(asked)]);
  }
});
