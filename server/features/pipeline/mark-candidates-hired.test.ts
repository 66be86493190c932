import { expect, test } from 'vitest';
import type { PlantedApplication, PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

const DAY_MS = 86_400_000;
const daysAgo = (n: number) => new Date(Date.now() - n * DAY_MS);
const day = (date: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(date);

/** A closed role with a candidate in each stage; all applied eight days ago. */
async function givenJob() {
  const { given } = server;
  const org = await given.organisation();
  const runner = await given.member(org);
  const job = await given.job(runner, { publishedAt: daysAgo(9), closesAt: daysAgo(1) });
  const person = { firstName: 'Zorblax', lastName: 'Quintonish' };
  const candidates = {
    fresh: await given.application(job, person),
    reviewed: await given.application(job, { ...person, state: 'in_review' }),
    interviewed: await given.application(job, { ...person, state: 'interviews_tasks' }),
    rejected: await given.application(job, person),
  };
  await given.owner.query('update core.application set submitted_at = $2 where job_id = $1', [
    job.id,
    daysAgo(8),
  ]);
  await given.owner.query(
    `update core.application set state = 'rejected', rejected_by = $2, rejected_at = now() where id = $1`,
    [candidates.rejected.id, runner.id],
  );
  return { org, runner, job, ...candidates };
}

const mark = (who: PlantedMember, job: PlantedJob, chosen: PlantedApplication[], on = daysAgo(2)) =>
  server.as(who).post(`/api/manage/${job.id}/mark-hired`, {
    applicationIds: chosen.map(({ id }) => id),
    hiredOn: day(on),
  });

const hireable = async (who: PlantedMember, job: PlantedJob, search = '') =>
  server.as(who).get(`/api/manage/${job.id}/hireable?search=${encodeURIComponent(search)}`);

async function stored(job: PlantedJob) {
  const { rows } = await server.given.owner.query<{ state: string; on: string | null }>(
    `select state, to_char(hired_at at time zone 'Europe/London', 'YYYY-MM-DD') as "on"
     from core.application where job_id = $1 order by id`,
    [job.id],
  );
  const { rows: jobs } = await server.given.owner.query(
    'select status from core.job where id = $1',
    [job.id],
  );
  return { candidates: rows, status: jobs[0]?.status };
}

test('whoever runs the role says who was hired and when; the role counts as hired with it', async () => {
  const { runner, job, reviewed, interviewed } = await givenJob();
  const reply = await mark(runner, job, [reviewed, interviewed]);
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { hired: [reviewed.id, interviewed.id], unchanged: [] },
  ]);
  const on = day(daysAgo(2));
  expect(await stored(job)).toEqual({
    candidates: [
      { state: 'submitted', on: null },
      { state: 'hired', on },
      { state: 'hired', on },
      { state: 'rejected', on: null },
    ],
    status: 'hired',
  });
  const list = (await hireable(runner, job)).json();
  expect(
    list.hired.map(({ id, hiredOn }: { id: number; hiredOn: string }) => [id, hiredOn]),
  ).toEqual(expect.arrayContaining([[reviewed.id, on]]));
  // Saying it again changes nothing.
  expect((await mark(runner, job, [reviewed])).json()).toEqual({
    hired: [],
    unchanged: [reviewed.id],
  });
});

test('somebody who is not in the list is hired by naming nobody', async () => {
  const { runner, job } = await givenJob();
  expect((await mark(runner, job, [])).statusCode).toBe(200);
  const { candidates, status } = await stored(job);
  expect([status, candidates.some(({ state }) => state === 'hired')]).toEqual(['hired', false]);
});

test.each([
  ['a day ahead', daysAgo(-2), 'Choose today or a day that has been.'],
  ['a day before they applied', daysAgo(10), 'They applied after this day. Choose a later one.'],
])('%s is refused at its field, and nothing is changed', async (_, on, words) => {
  const { runner, job, fresh } = await givenJob();
  const reply = await mark(runner, job, [fresh], on);
  expect([reply.statusCode, reply.json().fields]).toEqual([422, { hiredOn: words }]);
  expect(await stored(job)).toMatchObject({ status: null });
});

test('today and the day they applied are fine, whatever the hour', async () => {
  const { runner, job, fresh, reviewed } = await givenJob();
  expect((await mark(runner, job, [fresh], daysAgo(0))).statusCode).toBe(200);
  expect((await mark(runner, job, [reviewed], daysAgo(8))).statusCode).toBe(200);
  const { rows } = await server.given.owner.query(
    'select from core.application where job_id = $1 and (hired_at < submitted_at or hired_at > now())',
    [job.id],
  );
  expect(rows).toEqual([]);
});

test('who was rejected is not hired in passing: the whole deed is refused, the status stays', async () => {
  const { runner, job, fresh, rejected } = await givenJob();
  const reply = await mark(runner, job, [fresh, rejected]);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'not-in-stage']);
  expect(await stored(job)).toMatchObject({
    status: null,
    candidates: [{ state: 'submitted' }, {}, {}, {}],
  });
});

test('the list offers those furthest on first, by reference while sealed, and finds a name once it is open', async () => {
  const { runner, job, fresh, reviewed, interviewed } = await givenJob();
  const sealed = await hireable(runner, job);
  const list = sealed.json();
  expect(list.candidates.map(({ id }: { id: number }) => id)).toEqual([
    interviewed.id,
    reviewed.id,
    fresh.id,
  ]);
  expect([list.total, list.today]).toEqual([3, day(new Date())]);
  expect(sealed.body).not.toMatch(/Zorblax|Quintonish/);
  expect((await hireable(runner, job, 'zorb')).json().candidates).toEqual([]);
  await server.given.openedIdentity(reviewed);
  const named = (await hireable(runner, job, 'zorb')).json().candidates;
  expect(named).toMatchObject([{ id: reviewed.id, name: { firstName: 'Zorblax' } }]);
  const { ref } = named[0];
  expect((await hireable(runner, job, ref.toLowerCase())).json().candidates).toMatchObject([
    { ref },
  ]);
  expect((await hireable(runner, job, '%')).json().candidates).toEqual([]);
});

test('a colleague who is not an admin of the role may neither look nor mark; support may look, not mark', async () => {
  const { given } = server;
  const { org, runner, job, fresh } = await givenJob();
  const reviewer = await given.member(org);
  await given.part(job, reviewer, 'reviewer');
  expect((await hireable(reviewer, job)).statusCode).toBe(403);
  expect((await mark(reviewer, job, [fresh])).statusCode).toBe(403);
  const support = { ...runner, session: await given.support(runner) };
  expect((await mark(support, job, [fresh])).json().code).toBe('closed-to-support');
  expect(await stored(job)).toMatchObject({ status: null });
});

test('a draft has nobody to hire', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reply = await mark(admin, await given.job(admin), []);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'job-not-published']);
});
