import { beforeEach, expect, test } from 'vitest';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

let questionId: number;
let candidate: TestCandidateClient;
beforeEach(async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const job = await server.given.openJob(admin);
  questionId = (await server.given.question(job)).id;
  candidate = await beginTestApplication(server, job);
});

const stored = async () =>
  (
    await server.running.app.inject({
      method: 'GET',
      url: `/application/${candidate.token}/answers/${questionId}`,
    })
  ).json();

test('each save is a version, and tells how many words there are', async () => {
  expect(await stored()).toEqual({ text: '', version: 0 });
  const first = await candidate.save(questionId, { text: 'I ring', version: 0 });
  expect([first.statusCode, first.json()]).toEqual([200, { version: 1, words: 2 }]);
  expect(
    (await candidate.save(questionId, { text: 'I ring the baker.', version: 1 })).json(),
  ).toEqual({ version: 2, words: 4 });
  expect(await stored()).toEqual({ text: 'I ring the baker.', version: 2 });
});

test('newer text is never overwritten: the older tab is told, and may decide', async () => {
  await candidate.save(questionId, { text: 'From the phone.', version: 0 });
  const older = await candidate.save(questionId, { text: 'From the laptop.', version: 0 });
  expect([older.statusCode, older.json().code]).toEqual([409, 'newer-version']);
  expect(await stored()).toEqual({ text: 'From the phone.', version: 1 });
  expect(
    (await candidate.save(questionId, { text: 'From the laptop.', version: 1 })).json().version,
  ).toBe(2);
});

test('saving again what is saved already is fine, whatever version it was written on', async () => {
  await candidate.save(questionId, { text: 'Once.', version: 0 });
  const again = await candidate.save(questionId, { text: 'Once.', version: 0 });
  expect([again.statusCode, again.json().version]).toEqual([200, 1]);
});

test('of two tabs that save at once, one is told', async () => {
  const replies = await Promise.all(
    ['One.', 'Two.'].map((text) => candidate.save(questionId, { text, version: 0 })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('without scripts both versions are shown, and the next save keeps what the candidate chose', async () => {
  await candidate.save(questionId, { text: 'From the phone.', version: 0 });
  const reply = await candidate.post('question/1', { text: 'From the laptop.', version: '0' });
  expect(reply.statusCode).toBe(409);
  expect(visiblePageText(reply)).toContain('This answer was changed somewhere else');
  expect(visiblePageText(reply)).toContain('From the phone.');
  expect(reply.body).toMatch(/<textarea[^>]*>From the laptop\.<\/textarea>/);
  expect(reply.body).toContain('name="version" value="1"');
  expect(
    (await candidate.post('question/1', { text: 'From the laptop.', version: '1' })).statusCode,
  ).toBe(303);
  expect(await stored()).toEqual({ text: 'From the laptop.', version: 2 });
});

test('an answer is as long as somebody likes until it is submitted, within reason', async () => {
  expect(
    (await candidate.save(questionId, { text: 'word '.repeat(300), version: 0 })).json().words,
  ).toBe(300);
  const tooLong = 'x'.repeat(20_001);
  expect((await candidate.save(questionId, { text: tooLong, version: 1 })).statusCode).toBe(422);
  const form = await candidate.post('question/1', { text: tooLong, version: '1' });
  expect([form.statusCode, visiblePageText(form)]).toEqual([
    422,
    expect.stringContaining('Use at most 20000 characters.'),
  ]);
});

test('after submitting nothing is saved any more', async () => {
  await candidate.post('about-you/skip');
  await candidate.save(questionId, { text: 'Final.', version: 0 });
  await candidate.post('check', { honest: 'yes' });
  const late = await candidate.save(questionId, { text: 'Better.', version: 1 });
  expect([late.statusCode, late.json().code]).toEqual([409, 'already-submitted']);
  const posted = await candidate.post('question/1', { text: 'Better.', version: '1' });
  expect([posted.statusCode, visiblePageText(posted)]).toEqual([
    410,
    expect.stringContaining('copy it if you want to keep it. Better.'),
  ]);
  expect(
    (await candidate.post('question/1', { text: 'Final.', version: '1' })).headers.location,
  ).toContain('/status');
  expect(await stored()).toEqual({ text: 'Final.', version: 1 });
});

test('saving and submitting at once leaves one of them whole', async () => {
  await candidate.post('about-you/skip');
  await candidate.save(questionId, { text: 'First.', version: 0 });
  const [saved, sent] = await Promise.all([
    candidate.save(questionId, { text: 'Second.', version: 1 }),
    candidate.post('check', { honest: 'yes' }),
  ]);
  expect(sent.statusCode).toBe(303);
  expect(await stored()).toEqual(
    saved.statusCode === 200 ? { text: 'Second.', version: 2 } : { text: 'First.', version: 1 },
  );
});

test('what is saved while it is sent in waits for that, is refused, and nothing of it stays', async () => {
  await candidate.save(questionId, { text: 'First.', version: 0 });
  const { owner } = server.given;
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query(
      `update core.application set state = 'submitted', submitted_at = now(), honest_at = now() where id = $1`,
      [candidate.id],
    );
    // It begins when somebody waits for it.
    const late = Promise.resolve(candidate.save(questionId, { text: 'Second.', version: 1 }));
    const waiting = async () => {
      const { rowCount } = await owner.query(
        `select from pg_locks l join pg_stat_activity a using (pid)
         where not l.granted and a.datname = current_database()`,
      );
      return rowCount;
    };
    await expect.poll(waiting).toBeGreaterThan(0);
    await holder.query('commit');
    const reply = await late;
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'already-submitted']);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await stored()).toEqual({ text: 'First.', version: 1 });
});

test('what is saved after the role has closed is refused, and nothing of it stays', async () => {
  await candidate.save(questionId, { text: 'In time.', version: 0 });
  await server.given.owner.query(
    `update core.job set closes_at = now() - interval '2 days'
     where id = (select job_id from core.application where id = $1)`,
    [candidate.id],
  );
  const late = await candidate.save(questionId, { text: 'Too late.', version: 1 });
  expect([late.statusCode, late.json().code]).toEqual([410, 'role-closed']);
  expect(await stored()).toEqual({ text: 'In time.', version: 1 });
});

test.each([
  ['no version', { text: 'x' }],
  ['no text', { version: 0 }],
  ['a field that is not known', { text: 'x', version: 0, applicationId: 1 }],
  ['a version that is none', { text: 'x', version: -1 }],
  ['invisible characters', { text: 'a\u0007b', version: 0 }],
])('%s is refused', async (_, body) => {
  expect((await candidate.save(questionId, body)).statusCode).toBe(422);
  expect((await candidate.save(questionId, { text: 'a\0b', version: 0 })).statusCode).toBe(400);
});

test('invisible characters of a pasted text are dropped from a form', async () => {
  await candidate.post('question/1', { text: 'one\u000btwo\u202e\tthree', version: '0' });
  expect(await stored()).toEqual({ text: 'onetwo\tthree', version: 1 });
});
