import { beforeEach, expect, test } from 'vitest';
import {
  readAdjustmentsAsMemberInTest,
  answerNewestAdjustment,
  postAdjustmentForm,
} from '../../test/adjustment-test-actions.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();

let admin: PlantedMember;
let job: PlantedJob;
let candidate: TestCandidateClient;
beforeEach(async () => {
  server.setNow(null);
  admin = await server.given.member(await server.given.organisation({ name: 'Larkfield' }), {
    role: 'ADMIN',
  });
  job = await server.given.openJob(admin);
  await server.given.question(job);
  candidate = await beginTestApplication(server, job);
});

const ids = () => ({ jobId: job.id, applicationId: candidate.id });
const page = async () => visiblePageText(await candidate.get('adjustments'));
const rowsOf = async () =>
  (
    await server.given.owner.query<{ words: string; open: boolean }>(
      `select words, answered_at is null and taken_back_at is null as open from pii.adjustment
       where application_id = $1 order by id`,
      [candidate.id],
    )
  ).rows;

test('whoever asks sees what they asked and who reads it, without a script, and may change it', async () => {
  expect(await page()).toContain('Who does not');
  const sent = await postAdjustmentForm(candidate, {
    time: '1.5',
    'wish-speaking': 'yes',
    'wish-other-words': 'yes',
    words: 'Questions in <b>large</b> print.',
  });
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    `/application/${candidate.token}/adjustments`,
  ]);
  const asked = await page();
  for (const part of [
    'You have asked',
    'half as much time again',
    'Speaking instead of writing',
    'Other words',
    'Questions in &lt;b&gt;large&lt;/b&gt; print.',
    'Take it back',
  ])
    expect(asked).toContain(part);
  await candidate.post('adjustments', { version: '1', words: 'Only this.' });
  expect(await rowsOf()).toEqual([{ words: 'Only this.', open: true }]);
  expect(await page()).toContain('and changed it since');
});

test('an empty form, and one that is too long, are asked about again with what was typed', async () => {
  const empty = await postAdjustmentForm(candidate, { time: '1' });
  expect(empty.statusCode).toBe(422);
  expect(visiblePageText(empty)).toContain('Choose what would help');
  const long = await postAdjustmentForm(candidate, { words: 'long '.repeat(500), time: '2' });
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain('long long long');
  expect(long.body).toMatch(/value="2"[^>]*checked|checked[^>]*value="2"/);
  expect(await rowsOf()).toEqual([]);
});

test('of two tabs the second is told what stands there, and keeps what was typed', async () => {
  await postAdjustmentForm(candidate, { words: 'From the first tab.' });
  const second = await postAdjustmentForm(candidate, { words: 'From the second tab.' });
  expect(second.statusCode).toBe(409);
  const shown = visiblePageText(second);
  expect(shown).toContain('This was changed while you wrote');
  expect(shown).toContain('From the first tab.');
  expect(second.body).toContain('From the second tab.');
  expect((await rowsOf()).map(({ words }) => words)).toEqual(['From the first tab.']);
  const [one, other] = await Promise.all([
    candidate.post('adjustments', { version: '1', words: 'A' }),
    candidate.post('adjustments', { version: '1', words: 'B' }),
  ]);
  expect([one.statusCode, other.statusCode].toSorted((a, b) => a - b)).toEqual([303, 409]);
});

test('what was taken back is gone at once, tells nobody, and can be asked again', async () => {
  await postAdjustmentForm(candidate, { words: 'A secret wish.' });
  expect((await candidate.post('adjustments/take-back')).statusCode).toBe(303);
  expect(await rowsOf()).toEqual([{ words: '', open: false }]);
  expect(await page()).not.toContain('A secret wish.');
  expect((await readAdjustmentsAsMemberInTest(server, admin, ids())).adjustments).toEqual([]);
  // Again does nothing.
  expect((await candidate.post('adjustments/take-back')).statusCode).toBe(303);
  await postAdjustmentForm(candidate, { words: 'Another.' });
  expect((await rowsOf()).filter(({ open }) => open)).toHaveLength(1);
});

test('after the answer it shows what was agreed in words and when; what was answered stays, and can be asked anew', async () => {
  await postAdjustmentForm(candidate, { words: 'More time, I type with one hand.' });
  await answerNewestAdjustment(server, admin, {
    ...ids(),
    answer: { timeFactor: 2, words: 'Double time, and a quiet room.' },
  });
  const shown = await page();
  for (const part of ['Agreed', 'Double time, and a quiet room.', 'twice the time', 'Ask again'])
    expect(shown).toContain(part);
  expect(shown).not.toContain('Take it back');
  // A tab from before the answer: nothing that was answered is changed.
  const late = await candidate.post('adjustments', { version: '1', words: 'Changed too late.' });
  expect(late.statusCode).toBe(409);
  expect(visiblePageText(late)).toContain('It was answered or taken back meanwhile.');
  await candidate.post('adjustments/take-back');
  expect(await rowsOf()).toEqual([{ words: 'More time, I type with one hand.', open: false }]);
  expect((await postAdjustmentForm(candidate, { words: 'One thing more.' })).statusCode).toBe(303);
});

test('it is there at every stage until the application is over, and then says so', async () => {
  const set = (state: string, more = '') =>
    server.given.owner.query(`update core.application set state = $2 ${more} where id = $1`, [
      candidate.id,
      state,
    ]);
  const asked = async () => (await postAdjustmentForm(candidate)).statusCode;
  for (const state of ['invited', 'quick_applied', 'started', 'submitted', 'in_review']) {
    await set(state);
    expect([state, await asked()]).toEqual([state, 303]);
    await candidate.post('adjustments/take-back');
  }
  await set('interviews_tasks');
  expect(visiblePageText(await candidate.get('status'))).toContain('Ask for an adjustment');
  for (const state of ['withdrawn', 'hired']) {
    await set(state);
    expect([state, await asked()]).toEqual([state, 409]);
    expect(await page()).toContain('Your application is over');
  }
});

test('a rejection that nobody was told of yet is not told here either', async () => {
  await server.given.owner.query(
    `update core.application set state = 'rejected', submitted_at = now(), rejected_at = now(), rejected_by = $2 where id = $1`,
    [candidate.id, admin.id],
  );
  expect((await postAdjustmentForm(candidate)).statusCode).toBe(303);
  server.setNow(new Date(Date.now() + 3 * 3_600_000));
  expect(await page()).toContain('Your application is over');
});

test('whoever asks without end is told to talk instead', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect((await postAdjustmentForm(candidate)).statusCode).toBe(303);
    await candidate.post('adjustments/take-back');
  }
  expect((await postAdjustmentForm(candidate)).statusCode).toBe(409);
  expect(await page()).toContain('You have asked many times.');
});

test('nobody finds another candidate’s wish, and no link but their own opens the page', async () => {
  await postAdjustmentForm(candidate, { words: 'Only for me.' });
  const other = await beginTestApplication(server, job);
  expect((await other.get('adjustments')).body).not.toContain('Only for me.');
  expect((await other.post('adjustments/take-back')).statusCode).toBe(303);
  expect(await rowsOf()).toEqual([{ words: 'Only for me.', open: true }]);
  const stranger = await server.running.app.inject({
    url: `/application/${'x'.repeat(43)}/adjustments`,
  });
  expect(stranger.statusCode).toBe(404);
});

test('the pages on which something is asked lead there', async () => {
  const link = `/application/${candidate.token}/adjustments`;
  await candidate.post('about-you/skip');
  for (const step of ['question/1', 'check']) {
    if (step === 'check') await candidate.post('question/1', { text: 'An answer.', version: '0' });
    expect([step, (await candidate.get(step)).body.includes(`href="${link}"`)]).toEqual([
      step,
      true,
    ]);
  }
  await server.given.owner.query(`update core.application set state = 'invited' where id = $1`, [
    candidate.id,
  ]);
  expect((await candidate.get('start')).body).toContain(`href="${link}"`);
});

test('the trail says that somebody asked, and neither what nor who', async () => {
  await postAdjustmentForm(candidate, { words: 'A quiet room.' });
  const entries = await queryFirstColumn(
    server.given.owner,
    `select row_to_json(e)::text from audit.entry e where org_id = $1 and kind like 'adjustment%'`,
    [admin.orgId],
  );
  expect(entries).toHaveLength(1);
  expect(JSON.parse(entries[0] ?? '')).toMatchObject({
    kind: 'adjustment-requested',
    actor_kind: 'candidate',
    actor_id: null,
    subject: expect.stringMatching(/^adjustment \d+$/),
    details: {},
  });
});
