import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { expect, test } from 'vitest';
import { examplePlanItemByKind as items } from '../../test/example-plan-item-by-kind.ts';
import { testDatabaseRolePrefix } from '../../test/start-test-cluster.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedApplication, PlantedJob, PlantedMember } from '../../test/test-data-types.ts';

const server = startTestServer();

const rightToWork = {
  ...items['yes-no'],
  key: 'right-to-work',
  text: 'May you work in this country?',
  mustHave: { answer: true },
};
const words = (...keys: string[]) => keys.map((key) => ({ key, words: `In ${key}` }));
const pattern = {
  ...items['one-of'],
  key: 'pattern',
  options: words('days', 'nights', 'either'),
  mustHave: { options: ['nights', 'either'] },
};
const languages = {
  ...items['many-of'],
  key: 'languages',
  options: words('english', 'welsh', 'polish'),
  condition: { item: 'pattern', options: ['days', 'either'] },
  mustHave: { options: ['english', 'welsh'], needs: 'all' as const },
};
const notice = {
  ...items.number,
  key: 'notice',
  unit: 'weeks',
  mustHave: { least: null, most: 8 },
};

const { mustHave: _, ...withoutRule } = notice;

async function givenJob(asked: readonly PlanItem[]) {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  for (const item of asked) await given.item(job, item);
  await given.planVersion(job, asked);
  return { org, admin, job };
}

async function applied(job: PlantedJob, answers: Record<string, unknown>, planVersion = 1) {
  const application = await server.given.application(job);
  await server.given.formAnswers(application, answers, planVersion);
  return application;
}

type Verdict = { key: string; verdict: string; planVersion: number };
const read = async (member: PlantedMember, job: PlantedJob, path = '') =>
  (await server.as(member).get(`/api/manage/${job.id}${path}`)).json();
const inList = (member: PlantedMember, job: PlantedJob, search = '') =>
  read(member, job, `/candidates${search && `?${search}`}`);
const counts = async (member: PlantedMember, job: PlantedJob, group = 'all') =>
  (await read(member, job, `/must-haves?group=${group}`)).questions.map(
    (question: { key: string; counts: object }) => [question.key, question.counts],
  );

async function verdicts(member: PlantedMember, job: PlantedJob, { id }: PlantedApplication) {
  const { candidates } = await inList(member, job);
  const row = candidates.find((one: { id: number }) => one.id === id);
  return row.mustHaves.map(({ key, verdict }: Verdict) => [key, verdict]);
}

test('every kind that can require something is judged, in the order of the plan', async () => {
  const { admin, job } = await givenJob([rightToWork, pattern, languages, notice]);
  const good = await applied(job, {
    'right-to-work': true,
    pattern: 'either',
    languages: ['english', 'welsh', 'polish'],
    notice: 8,
  });
  const bad = await applied(job, {
    'right-to-work': false,
    pattern: 'days',
    languages: ['english'],
    notice: 8.01,
  });
  const silent = await applied(job, {});
  const led = await applied(job, { 'right-to-work': true, pattern: 'nights', notice: 0 });
  const of = (...each: string[]) =>
    ['right-to-work', 'pattern', 'languages', 'notice'].map((key, at) => [key, each[at]]);
  expect(await verdicts(admin, job, good)).toEqual(of('meets', 'meets', 'meets', 'meets'));
  const not = 'does-not-meet';
  expect(await verdicts(admin, job, bad)).toEqual(of(not, not, not, not));
  // Nobody chose what leads to the question of languages.
  expect(await verdicts(admin, job, silent)).toEqual(
    of('unanswered', 'unanswered', 'not-asked', 'unanswered'),
  );
  expect(await verdicts(admin, job, led)).toEqual(of('meets', 'meets', 'not-asked', 'meets'));
  expect(await counts(admin, job)).toEqual([
    ['right-to-work', { meets: 2, 'does-not-meet': 1, unanswered: 1, 'not-asked': 0 }],
    ['pattern', { meets: 2, 'does-not-meet': 1, unanswered: 1, 'not-asked': 0 }],
    ['languages', { meets: 1, 'does-not-meet': 1, unanswered: 0, 'not-asked': 2 }],
    ['notice', { meets: 2, 'does-not-meet': 1, unanswered: 1, 'not-asked': 0 }],
  ]);
});

test('a filter leaves those of the verdict, and nobody who did not answer', async () => {
  const { admin, job } = await givenJob([rightToWork, notice]);
  const yes = await applied(job, { 'right-to-work': true, notice: 2 });
  const late = await applied(job, { 'right-to-work': true, notice: 20 });
  const no = await applied(job, { 'right-to-work': false, notice: 20 });
  const silent = await applied(job, { notice: 2 });
  await server.given.application(job, { state: 'invited' });
  const left = async (...filters: string[]) => {
    const { candidates, total } = await inList(
      admin,
      job,
      filters.map((filter) => `mustHave=${filter}`).join('&'),
    );
    expect(candidates.length).toBe(total);
    return candidates.map(({ id }: { id: number }) => id).toSorted();
  };
  const ids = (...those: PlantedApplication[]) => those.map(({ id }) => id);
  expect(await left('right-to-work.meets')).toEqual(ids(yes, late));
  expect(await left('right-to-work.does-not-meet')).toEqual(ids(no));
  expect(await left('right-to-work.unanswered')).toEqual(ids(silent));
  expect(await left('right-to-work.not-asked')).toEqual([]);
  expect(await left('right-to-work.does-not-meet', 'right-to-work.unanswered')).toEqual(
    ids(no, silent),
  );
  expect(await left('right-to-work.meets', 'notice.does-not-meet')).toEqual(ids(late));
  expect(await left()).toEqual(ids(yes, late, no, silent));
});

test('a filter that names nothing the role requires is refused by its name, and a malformed one', async () => {
  const { admin, job } = await givenJob([rightToWork, items.date]);
  const other = await givenJob([notice]);
  for (const filter of ['notice.meets', 'date.meets', 'right-to-work.maybe', 'right-to-work', '']) {
    const reply = await server.as(admin).get(`/api/manage/${job.id}/candidates?mustHave=${filter}`);
    expect([filter, reply.statusCode]).toEqual([filter, 422]);
  }
  const many = Array.from({ length: 81 }, () => 'mustHave=right-to-work.meets').join('&');
  const reply = await server.as(admin).get(`/api/manage/${job.id}/candidates?${many}`);
  expect(reply.statusCode).toBe(422);
  expect((await inList(other.admin, other.job, 'mustHave=notice.meets')).total).toBe(0);
});

test('a rule that changes later judges those who begin later, and flips nobody', async () => {
  const { given } = server;
  const { admin, job } = await givenJob([notice]);
  const early = await applied(job, { notice: 8 });
  await given.planVersion(job, [{ ...notice, mustHave: { least: null, most: 4 } }]);
  await given.planVersion(job, [withoutRule]);
  await given.planVersion(job, [{ ...notice, text: 'How long is your notice?' }]);
  const strict = await applied(job, { notice: 8 }, 2);
  const free = await applied(job, { notice: 80 }, 3);
  const late = await applied(job, { notice: 8 }, 4);
  const { candidates } = await inList(admin, job);
  const of = ({ id }: PlantedApplication) =>
    candidates.find((one: { id: number }) => one.id === id).mustHaves;
  expect([early, strict, free, late].map(of)).toEqual([
    [{ key: 'notice', verdict: 'meets', planVersion: 1 }],
    [{ key: 'notice', verdict: 'does-not-meet', planVersion: 2 }],
    [],
    [{ key: 'notice', verdict: 'meets', planVersion: 4 }],
  ]);
  expect(await read(admin, job, '/must-haves')).toEqual({
    hidden: false,
    questions: [
      {
        key: 'notice',
        text: 'How long is your notice?',
        rules: [
          { planVersion: 1, words: 'At most 8 weeks' },
          { planVersion: 2, words: 'At most 4 weeks' },
          { planVersion: 3, words: null },
          { planVersion: 4, words: 'At most 8 weeks' },
        ],
        counts: { meets: 2, 'does-not-meet': 1, unanswered: 0, 'not-asked': 0 },
      },
    ],
  });
  expect((await inList(admin, job, 'mustHave=notice.meets')).total).toBe(2);
});

test('other words for a question or its options are no other rule', async () => {
  const { given } = server;
  const { admin, job } = await givenJob([pattern]);
  const candidate = await applied(job, { pattern: 'nights' });
  const reworded = {
    ...pattern,
    text: 'When would you work?',
    options: pattern.options.map(({ key }) => ({ key, words: `By ${key}` })),
  };
  await given.owner.query('update core.question set text = $2 where job_id = $1', [
    job.id,
    reworded.text,
  ]);
  await given.planVersion(job, [reworded]);
  expect(await verdicts(admin, job, candidate)).toEqual([['pattern', 'meets']]);
  expect((await read(admin, job, '/must-haves')).questions[0]).toMatchObject({
    text: 'When would you work?',
    rules: [{ planVersion: 1, words: '“By nights” or “By either”' }],
  });
});

test('looking at who does not meet it moves nobody, writes to nobody, and orders nobody', async () => {
  const { given } = server;
  const { admin, job } = await givenJob([rightToWork]);
  for (let n = 0; n < 8; n += 1) await applied(job, { 'right-to-work': n % 2 === 0 });
  const plain = (await inList(admin, job)).candidates.map(({ id }: { id: number }) => id);
  const filtered = await inList(admin, job, 'mustHave=right-to-work.does-not-meet');
  const ids = filtered.candidates.map(({ id }: { id: number }) => id);
  expect(ids).toEqual(plain.filter((id: number) => ids.includes(id)));
  const { rows } = await given.owner.query(
    `select distinct a.state, a.version, (select count(*)::int from core.decision d where d.application_id = a.id) as decided,
       (select count(*)::int from pii.email_message m where m.application_id = a.id) as written
     from core.application a where a.job_id = $1`,
    [job.id],
  );
  expect(rows).toEqual([{ state: 'submitted', version: 1, decided: 0, written: 0 }]);
});

test('counts are those of the stage group, of whoever has sent in an application', async () => {
  const { given } = server;
  const { admin, job } = await givenJob([rightToWork]);
  await applied(job, { 'right-to-work': true });
  const hired = await given.application(job, { state: 'hired' });
  await given.formAnswers(hired, { 'right-to-work': true });
  const started = await given.application(job, { state: 'started' });
  await given.formAnswers(started, { 'right-to-work': false });
  await given.owner.query('update core.application set submitted_at = null where id = $1', [
    started.id,
  ]);
  const some = { 'does-not-meet': 0, unanswered: 0, 'not-asked': 0 };
  expect(await counts(admin, job)).toEqual([['right-to-work', { meets: 2, ...some }]]);
  expect(await counts(admin, job, 'hired')).toEqual([['right-to-work', { meets: 1, ...some }]]);
  expect(await verdicts(admin, job, started)).toEqual([]);
});

test('whoever still reviews on the role sees no verdict and cannot ask for one by a filter; who has finished can', async () => {
  const { given, as } = server;
  const { org, admin, job } = await givenJob([rightToWork]);
  const done = await given.member(org);
  await given.question(job);
  const application = await applied(job, { 'right-to-work': false });
  await given.batch(job, {
    by: admin,
    reviewers: [admin, done],
    applications: [application],
    stars: (_a, _q, r) => (r === 0 ? null : 4),
  });
  await given.part(job, done, 'admin');
  expect(await read(admin, job, '/must-haves')).toEqual({ hidden: true, questions: [] });
  expect(await verdicts(admin, job, application)).toEqual([]);
  expect((await read(admin, job, `/candidates/${application.id}`)).candidate.mustHaves).toEqual([]);
  const asked = `/api/manage/${job.id}/candidates?mustHave=right-to-work.does-not-meet`;
  expect((await as(admin).get(asked)).statusCode).toBe(403);
  expect((await as(done).get(asked)).json().total).toBe(1);
  expect((await read(done, job, `/candidates/${application.id}`)).candidate.mustHaves).toEqual([
    { key: 'right-to-work', verdict: 'does-not-meet', planVersion: 1 },
  ]);
});

test('reviewers and observers are not told, and to strangers the role does not exist', async () => {
  const { given, as } = server;
  const { org, job } = await givenJob([rightToWork]);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  const [reviewer, observer, other] = [
    await given.member(org),
    await given.member(org),
    await given.member(org),
  ];
  await given.part(job, reviewer);
  await given.part(job, observer, 'observer');
  for (const [member, status] of [
    [reviewer, 403],
    [observer, 403],
    [other, 404],
    [stranger, 404],
  ] as const) {
    const reply = await as(member).get(`/api/manage/${job.id}/must-haves`);
    expect(reply.statusCode).toBe(status);
  }
});

test('a role that requires nothing says so', async () => {
  const { admin, job } = await givenJob([items['yes-no']]);
  await applied(job, { yes: true });
  expect(await read(admin, job, '/must-haves')).toEqual({ hidden: false, questions: [] });
});

test('what meets a requirement is read by the door of the staff and the server alone', async () => {
  const { rows } = await server.given.owner.query<{ door: string }>(
    `select substring(r.rolname from '[a-z]+$') as door from pg_roles r
     where r.rolname like $1 and has_column_privilege(r.oid, 'core.question', 'must_have', 'select')
       and not pg_has_role(r.oid, (select relowner from pg_class where oid = 'core.question'::regclass), 'usage')
     order by 1`,
    [`${testDatabaseRolePrefix.replaceAll('_', '\\_')}\\_%`],
  );
  expect(rows.map(({ door }) => door)).toEqual(['staff', 'system']);
});
