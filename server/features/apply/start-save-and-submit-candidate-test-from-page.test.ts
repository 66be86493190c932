import { expect, onTestFinished, test } from 'vitest';
import { answerNewestAdjustment, postAdjustmentForm } from '../../test/adjustment-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  givenCandidateBeforeTest,
  givenJobWithCandidateTest,
  saveTestChoicesByScript,
  findStoredTestAttempts,
} from '../../test/candidate-test-taking-helpers.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The server's clock stands still, and goes on when it is told to. */
function stoppedClock() {
  const start = Date.now();
  server.setNow(new Date(start));
  onTestFinished(() => server.setNow(null));
  return { goTo: (ms: number) => server.setNow(new Date(start + ms)) };
}

test('a test begins on its button and not by being looked at, and the page says what it asks', async () => {
  const { job } = await givenJobWithCandidateTest(server, { minutes: 20 });
  const candidate = await givenCandidateBeforeTest(server, job);
  expect((await candidate.get()).headers.location).toMatch(/\/test\/1$/);
  const { body, statusCode } = await candidate.get('test/1');
  expect(statusCode).toBe(200);
  expect(body).toContain('Counting bread');
  expect(body).toContain('20 minutes');
  expect(body).not.toContain('A tray holds twelve.');
  expect(await findStoredTestAttempts(server, candidate)).toEqual([]);
  expect((await saveTestChoicesByScript(server, candidate, { first: ['24'] })).statusCode).toBe(
    404,
  );
  const begun = await candidate.post('test/1/start');
  expect([begun.statusCode, begun.headers.location]).toEqual([
    303,
    expect.stringMatching(/\/test\/1$/),
  ]);
  expect((await candidate.get('test/1')).body).toContain('A tray holds twelve.');
  const [attempt] = await findStoredTestAttempts(server, candidate);
  expect(attempt?.ends_at?.getTime()).toBe((attempt?.started_at.getTime() ?? 0) + 20 * MINUTE_MS);
});

test('beginning twice, even at once, is one attempt with one end', async () => {
  const clock = stoppedClock();
  const { job } = await givenJobWithCandidateTest(server, { minutes: 20 });
  const candidate = await givenCandidateBeforeTest(server, job);
  await Promise.all(Array.from({ length: 5 }, () => candidate.post('test/1/start')));
  const before = await findStoredTestAttempts(server, candidate);
  clock.goTo(5 * MINUTE_MS);
  await candidate.post('test/1/start');
  expect(await findStoredTestAttempts(server, candidate)).toEqual(before);
  expect(before).toHaveLength(1);
});

test('a form without scripts saves what was changed on it, and an older tab overwrites nothing', async () => {
  const { job } = await givenJobWithCandidateTest(server);
  const candidate = await givenCandidateBeforeTest(server, job);
  await candidate.post('test/1/start');
  const drawn = { 'was.first': '', 'was.second': '', 'was.third': '' };
  const save = (fields: Record<string, string>, button = 'stay-1') =>
    candidate.post('test/1', { ...drawn, ...fields, do: button });
  const saved = await save({ first: '24', 'third.13': 'yes', 'third.24': 'yes' });
  expect(saved.headers.location).toMatch(/\?part=1&saved=yes$/);
  // The tab that was opened before still shows nothing, and sends what it shows.
  await save({ second: '68' });
  const [attempt] = await findStoredTestAttempts(server, candidate);
  expect(attempt?.answers).toEqual({ first: ['24'], second: ['68'], third: ['13', '24'] });
  const { body } = await candidate.get('test/1');
  expect(body.match(/ checked=""/g)).toHaveLength(4);
});

test('more options than may be chosen are not stored, and the page says so with what was chosen', async () => {
  const { job } = await givenJobWithCandidateTest(server);
  const candidate = await givenCandidateBeforeTest(server, job);
  await candidate.post('test/1/start');
  const everything = { 'third.6': 'yes', 'third.12': 'yes', 'third.13': 'yes', 'third.24': 'yes' };
  const reply = await candidate.post('test/1', { 'was.third': '', ...everything, do: 'check' });
  expect([reply.statusCode, reply.body.includes('Choose at most 2.')]).toEqual([422, true]);
  const all = { third: ['6', '12', '13', '24'] };
  expect((await saveTestChoicesByScript(server, candidate, all)).statusCode).toBe(422);
  const [attempt] = await findStoredTestAttempts(server, candidate);
  expect(attempt?.answers).toEqual({});
});

test('what is saved as one goes tells how much time is left by the server’s clock', async () => {
  const clock = stoppedClock();
  const { job } = await givenJobWithCandidateTest(server, { minutes: 20 });
  const candidate = await givenCandidateBeforeTest(server, job);
  await candidate.post('test/1/start');
  clock.goTo(3 * MINUTE_MS);
  const reply = await saveTestChoicesByScript(server, candidate, { first: ['24'] });
  expect(reply.json()).toEqual({ secondsLeft: 17 * 60, answers: { first: ['24'] } });
  clock.goTo(4 * MINUTE_MS);
  expect((await saveTestChoicesByScript(server, candidate, {})).json().secondsLeft).toBe(16 * 60);
  // Whoever sends a time of their own is not asked.
  const own = { startedAt: new Date(0), now: new Date(0), endsAt: '2099-01-01' };
  const told = await server.running.app.inject({
    method: 'PUT',
    url: `/application/${candidate.token}/tests/1`,
    headers: { date: new Date(0).toUTCString() },
    payload: { answers: {}, ...own },
  });
  expect(told.statusCode).toBe(422);
});

test('after the end and what the network may take nothing is stored, and what was saved before counts', async () => {
  const clock = stoppedClock();
  const { job } = await givenJobWithCandidateTest(server, { minutes: 1 });
  const candidate = await givenCandidateBeforeTest(server, job);
  await candidate.post('test/1/start');
  clock.goTo(59 * SECOND_MS);
  expect((await saveTestChoicesByScript(server, candidate, { first: ['24'] })).statusCode).toBe(
    200,
  );
  clock.goTo(69 * SECOND_MS);
  expect((await saveTestChoicesByScript(server, candidate, { second: ['60'] })).statusCode).toBe(
    200,
  );
  expect((await candidate.get('test/1')).body).toContain('Your time is over');
  clock.goTo(70 * SECOND_MS);
  const late = await saveTestChoicesByScript(server, candidate, { second: ['68'] });
  expect([late.statusCode, late.json().code]).toEqual([410, 'test-over']);
  const drawn = { 'was.second': '', second: '68' };
  const page = await candidate.post('test/1', { ...drawn, do: 'stay-1' });
  expect(page.statusCode).toBe(410);
  expect(page.body).toContain('What you sent just now came after the end and was not stored.');
  expect(page.body).toContain('2 of 3 questions have an answer.');
  const [attempt] = await findStoredTestAttempts(server, candidate);
  expect(attempt?.answers).toEqual({ first: ['24'], second: ['60'] });
});

test('handed in twice, the first counts, and nothing changes it any more', async () => {
  const clock = stoppedClock();
  const { job } = await givenJobWithCandidateTest(server, { minutes: 20 });
  const candidate = await givenCandidateBeforeTest(server, job);
  await candidate.post('test/1/start');
  await saveTestChoicesByScript(server, candidate, { first: ['24'] });
  expect((await candidate.post('test/1', { do: 'hand-in' })).statusCode).toBe(303);
  const before = await findStoredTestAttempts(server, candidate);
  expect(before).toMatchObject([{ handed_in_by: 'candidate' }]);
  clock.goTo(MINUTE_MS);
  for (const again of [
    await candidate.post('test/1', { do: 'hand-in' }),
    await candidate.post('test/1/start'),
  ])
    expect(again.statusCode).toBe(303);
  const changed = { 'was.first': '24', first: '36', do: 'hand-in' };
  expect((await candidate.post('test/1', changed)).statusCode).toBe(410);
  expect((await saveTestChoicesByScript(server, candidate, { first: ['36'] })).statusCode).toBe(
    410,
  );
  expect(await findStoredTestAttempts(server, candidate)).toEqual(before);
  expect((await candidate.get('test/1')).body).toContain('Your test is handed in');
});

test('a clock that is set back gives nobody more time than was said', async () => {
  const clock = stoppedClock();
  const { job } = await givenJobWithCandidateTest(server, { minutes: 1 });
  const candidate = await givenCandidateBeforeTest(server, job);
  await candidate.post('test/1/start');
  const [before] = await findStoredTestAttempts(server, candidate);
  clock.goTo(-10 * MINUTE_MS);
  await candidate.post('test/1/start');
  expect((await saveTestChoicesByScript(server, candidate, { first: ['24'] })).statusCode).toBe(
    200,
  );
  const [after] = await findStoredTestAttempts(server, candidate);
  expect(after?.ends_at).toEqual(before?.ends_at);
});

test('an application waits for its tests, and is sent in once they are handed in or over', async () => {
  const { job } = await givenJobWithCandidateTest(server);
  await server.given.test(job, { name: 'Counting cakes', keys: 'cakes-' });
  const candidate = await givenCandidateBeforeTest(server, job);
  const submit = () => candidate.post('check', { honest: 'yes' });
  expect((await submit()).body).toContain('Take the test “Counting bread”.');
  await candidate.post('test/1/start');
  expect((await submit()).body).toContain('Hand in the test “Counting bread”.');
  await candidate.post('test/1', { do: 'hand-in' });
  expect((await candidate.get()).headers.location).toMatch(/\/test\/2$/);
  await candidate.post('test/2/start');
  await candidate.post('test/2', { do: 'hand-in' });
  expect((await candidate.get()).headers.location).toMatch(/\/check$/);
  expect((await submit()).headers.location).toMatch(/\/status$/);
  expect((await candidate.get('test/1')).headers.location).toMatch(/\/status$/);
});

test('a test that runs on when the role closes is finished, and the application sent in after it', async () => {
  const clock = stoppedClock();
  const { job } = await givenJobWithCandidateTest(server, { minutes: 90 });
  const [candidate, other] = [
    await givenCandidateBeforeTest(server, job),
    await givenCandidateBeforeTest(server, job),
  ];
  await candidate.post('test/1/start');
  await server.given.owner.query('update core.job set closes_at = $2 where id = $1', [
    job.id,
    new Date(Date.now() + 5 * MINUTE_MS),
  ]);
  clock.goTo(80 * MINUTE_MS);
  expect((await other.get('test/1')).statusCode).toBe(410);
  expect((await candidate.get('test/1')).statusCode).toBe(200);
  expect((await saveTestChoicesByScript(server, candidate, { first: ['24'] })).statusCode).toBe(
    200,
  );
  clock.goTo(101 * MINUTE_MS);
  expect((await candidate.post('check', { honest: 'yes' })).statusCode).toBe(410);
  clock.goTo(99 * MINUTE_MS);
  const sent = await candidate.post('check', { honest: 'yes' });
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    expect.stringMatching(/\/status$/),
  ]);
});

test('a test that the role does not have is not found, and a question of another test is not saved', async () => {
  const { job } = await givenJobWithCandidateTest(server);
  const candidate = await givenCandidateBeforeTest(server, job);
  for (const number of ['0', '2', '01', '1e0', 'x', '100'])
    expect((await candidate.get(`test/${number}`)).statusCode, number).toBe(404);
  await candidate.post('test/1/start');
  expect((await saveTestChoicesByScript(server, candidate, { fourth: ['24'] })).statusCode).toBe(
    404,
  );
  for (const answers of [{ first: '24' }, { first: [24] }, { 'a b': ['24'] }, ['24'], null, 7])
    expect((await saveTestChoicesByScript(server, candidate, answers)).statusCode).toBe(422);
});

test('fifty who begin, save and hand in at once each have what they chose', async () => {
  const { job } = await givenJobWithCandidateTest(server, { minutes: 20 });
  const candidates = await Promise.all(
    Array.from({ length: 50 }, () => givenCandidateBeforeTest(server, job)),
  );
  await Promise.all(candidates.map((candidate) => candidate.post('test/1/start')));
  await Promise.all(
    candidates.flatMap((candidate, i) => [
      saveTestChoicesByScript(server, candidate, { first: [['12', '24', '36'][i % 3]] }),
      saveTestChoicesByScript(server, candidate, { second: ['68'] }),
      saveTestChoicesByScript(server, candidate, { third: ['13'] }),
    ]),
  );
  await Promise.all(candidates.map((candidate) => candidate.post('test/1', { do: 'hand-in' })));
  for (const [i, candidate] of candidates.entries())
    expect(await findStoredTestAttempts(server, candidate)).toMatchObject([
      {
        answers: { first: [['12', '24', '36'][i % 3]], second: ['68'], third: ['13'] },
        handed_in_by: 'candidate',
      },
    ]);
});

test('whoever has more time agreed is told so before it begins, has it, and keeps the end once it runs', async () => {
  const { job, admin } = await givenJobWithCandidateTest(server, { minutes: 20 });
  const candidate = await givenCandidateBeforeTest(server, job);
  const ids = { jobId: job.id, applicationId: candidate.id };
  await postAdjustmentForm(candidate, { time: '1.5' });
  await answerNewestAdjustment(server, admin, { ...ids, answer: { timeFactor: 1.5 } });
  expect((await candidate.get('test/1')).body).toContain('30 minutes');
  await candidate.post('test/1/start');
  await postAdjustmentForm(candidate, { time: '2' });
  await answerNewestAdjustment(server, admin, { ...ids, answer: { timeFactor: 2 } });
  const [attempt] = await findStoredTestAttempts(server, candidate);
  expect(attempt?.ends_at?.getTime()).toBe((attempt?.started_at.getTime() ?? 0) + 30 * MINUTE_MS);
});

test('whoever waits for more time is told so before the test begins, and can ask for it there', async () => {
  const { job, admin } = await givenJobWithCandidateTest(server, { minutes: 20 });
  const candidate = await givenCandidateBeforeTest(server, job);
  const waits = 'You have asked for more time, and the answer is not there yet.';
  const start = async () => visiblePageText(await candidate.get('test/1'));
  expect(await start()).not.toContain(waits);
  expect(await start()).toContain('Would more time or something else help you?');
  await postAdjustmentForm(candidate, { time: '1.5' });
  expect(await start()).toContain(waits);
  const ids = { jobId: job.id, applicationId: candidate.id };
  await answerNewestAdjustment(server, admin, { ...ids, answer: { timeFactor: 1.5 } });
  expect(await start()).not.toContain(waits);
  // Another wish that is not about time, or for no more than there is, is nothing to wait for.
  await postAdjustmentForm(candidate, { time: '1.25', 'wish-speaking': 'yes' });
  expect(await start()).not.toContain(waits);
});

test('the role page says that there is a test, how long it takes and that more time can be asked for', async () => {
  const { job } = await givenJobWithCandidateTest(server, { minutes: 20 });
  const page = await server.running.app.inject({ url: `/apply/${job.hash}` });
  for (const words of [
    'A test, about',
    '“Counting bread” is a test: you choose from options that are given, within 20 minutes.',
    'It takes 20 minutes. It is marked by a key that is the same for everybody.',
  ])
    expect(visiblePageText(page)).toContain(words);
});
