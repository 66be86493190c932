import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';
import { freezeMissingJobPlans } from './freeze-missing-plans.ts';

const server = startTestServer();

async function somePublishedJob() {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const draft = await given.readyDraft(admin);
  for (let n = 0; n < 2; n += 1) await given.part(draft, await given.member(org));
  await as(admin).post(`/api/builder/${draft.id}/publish`, { version: 1 });
  const { hash } = (await as(admin).get(`/api/builder/${draft.id}`)).json();
  return { admin, job: { ...draft, hash: String(hash) } };
}

async function shortHashes(
  member: Awaited<ReturnType<typeof somePublishedJob>>['admin'],
  id: number,
) {
  const { versions } = (await server.as(member).get(`/api/manage/${id}/plan`)).json();
  return versions.map(
    ({ sha256 }: { sha256: string }) => `${sha256.slice(0, 4)}-${sha256.slice(4, 8)}`,
  );
}

test('an application keeps the version it began under, on its page and in its confirmation', async () => {
  const { as } = server;
  const { admin, job } = await somePublishedJob();
  const early = await beginTestApplication(server, job);
  const change = { version: 2, reviewsPerAnswer: 2, reason: 'One of us is on leave.' };
  expect((await as(admin).patch(`/api/builder/${job.id}`, change)).statusCode).toBe(200);
  const late = await beginTestApplication(server, job);
  const [first, second] = await shortHashes(admin, job.id);
  expect(first).not.toBe(second);
  for (const [candidate, own, other] of [
    [early, first, second],
    [late, second, first],
  ] as const) {
    await candidate.post('about-you/skip');
    await candidate.post('question/1', { text: 'I call, and bake elsewhere.', version: '0' });
    expect((await candidate.post('check', { honest: 'yes' })).headers.location).toContain(
      '/status',
    );
    const { body } = await candidate.get('status');
    expect([body.includes(`>${own}<`), body.includes(other)]).toEqual([true, false]);
    const readers = body.match(/Each is read on its own by ([a-z]+) people/)?.[1];
    const isEarly = candidate === early;
    expect(readers).toBe(isEarly ? 'three' : 'two');
    expect(body.includes('Reviews of each answer: 3, now 2.')).toBe(isEarly);
    expect(body.includes('Your application keeps what you were told.')).toBe(isEarly);
    expect(body).not.toContain('Calls the repair service.');
  }
  await writeEmailsOfAllPendingEvents(server);
  const { rows } = await server.given.owner.query<{ id: number; text: string }>(
    `select application_id as id, text from pii.email_message where kind = 'application-confirm'
      and application_id = any ($1) order by application_id`,
    [[early.id, late.id]],
  );
  const told = rows.map(({ text }) => /How we choose was fixed on [^:]+: (\S+)\./.exec(text)?.[1]);
  expect(told).toEqual([first, second]);
  expect(rows.map(({ text }) => /Each is read by (\d) people/.exec(text)?.[1])).toEqual(['3', '2']);
  for (const { text } of rows) {
    expect(text).toContain('Essential: Judgement. Steps: 1. Written answers.');
    expect(text).toContain('There is 1 place.');
    expect(text).not.toContain('Calls the repair service.');
  }
});

test('a criterion that is added after somebody has applied asks them nothing again, and both plans are shown as they were', async () => {
  const { as } = server;
  const { admin, job } = await somePublishedJob();
  const early = await beginTestApplication(server, job);
  await early.post('about-you/skip');
  await early.post('question/1', { text: 'I call, and bake elsewhere.', version: '0' });
  await early.post('check', { honest: 'yes' });
  const { version, criteria } = (await as(admin).get(`/api/builder/${job.id}`)).json();
  const added = await as(admin).put(`/api/builder/${job.id}/criteria`, {
    version,
    criteria: [...criteria, { name: 'Patience', description: 'Waits.', kind: 'desirable' }],
    reason: 'The team asked for it.',
  });
  expect(added.statusCode, added.body).toBe(200);
  const late = await beginTestApplication(server, job);
  await late.post('about-you/skip');
  await late.post('question/1', { text: 'I ask who waits.', version: '0' });
  await late.post('check', { honest: 'yes' });

  const { rows } = await server.given.owner.query(
    'select id, state, plan_version from core.application where job_id = $1 order by id',
    [job.id],
  );
  expect(rows).toEqual([
    { id: early.id, state: 'submitted', plan_version: 1 },
    { id: late.id, state: 'submitted', plan_version: 2 },
  ]);
  const status = (await early.get('status')).body;
  expect(status).toContain('Criterion “Patience” added');
  expect(status).toContain('Your application keeps what you were told.');
  expect((await early.get('question/1')).headers.location).toContain('/status');
  expect((await late.get('status')).body).not.toContain(
    'Your application keeps what you were told.',
  );
  const { versions } = (await as(admin).get(`/api/manage/${job.id}/plan`)).json();
  const names = versions.map(({ plan }: { plan: string }) =>
    JSON.parse(plan).criteria.map(({ name }: { name: string }) => name),
  );
  expect(names.map((of: string[]) => of.includes('Patience'))).toEqual([false, true]);
});

test('an invitation has no version until it is taken up, and then the current one', async () => {
  const { as, given } = server;
  const { admin, job } = await somePublishedJob();
  const candidate = await beginTestApplication(server, job);
  await given.owner.query(
    `update core.application set state = 'invited', plan_version = null where id = $1`,
    [candidate.id],
  );
  const change = { version: 2, reviewsPerAnswer: 2, reason: 'One of us is on leave.' };
  expect((await as(admin).patch(`/api/builder/${job.id}`, change)).statusCode).toBe(200);
  expect((await candidate.post('start', { consent: 'yes' })).statusCode).toBeLessThan(400);
  const { rows } = await given.owner.query(
    'select state, plan_version from core.application where id = $1',
    [candidate.id],
  );
  expect(rows).toEqual([{ state: 'started', plan_version: 2 }]);
});

test('whoever began before there were versions began under the first one', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  await given.question(job);
  const candidate = await beginTestApplication(server, job);
  await freezeMissingJobPlans(server.services);
  const [first] = await shortHashes(admin, job.id);
  await candidate.post('about-you/skip');
  await candidate.post('question/1', { text: 'I call, and bake elsewhere.', version: '0' });
  await candidate.post('check', { honest: 'yes' });
  expect((await candidate.get('status')).body).toContain(`>${first}<`);
});
