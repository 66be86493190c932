import { beforeEach, describe, expect, test } from 'vitest';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { fingerprintDatabase } from '../../test/fingerprint-database-and-freeze-session-times.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const HOUR_MS = 3_600_000;

let admin: PlantedMember;
let job: PlantedJob;
let questions: { id: number }[];
let candidate: TestCandidateClient;
beforeEach(async () => {
  server.setNow(null);
  admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  questions = [
    await server.given.question(job),
    await server.given.question(job, { text: 'The flour is damp.\n\nSay what you do.' }),
  ];
  candidate = await beginTestApplication(server, job);
});

async function answerAll(): Promise<void> {
  await candidate.post('about-you/skip');
  for (const n of [1, 2])
    await candidate.post(`question/${n}`, { text: `Answer ${n}.`, version: '0' });
}

const stepAfter = async () =>
  (await candidate.get()).headers.location?.replace(`/application/${candidate.token}/`, '');
const closeHoursAgo = (hours: number) =>
  server.given.owner.query('update core.job set closes_at = $2 where id = $1', [
    job.id,
    new Date(Date.now() - hours * HOUR_MS),
  ]);

describe('when the role closes', () => {
  test('whoever had begun has an hour to finish', async () => {
    await answerAll();
    await closeHoursAgo(0.9);
    expect((await candidate.get('question/1')).statusCode).toBe(200);
    expect(
      (await candidate.save(questions[0]?.id ?? 0, { text: 'Just in time.', version: 1 }))
        .statusCode,
    ).toBe(200);
    expect((await candidate.post('check', { honest: 'yes' })).headers.location).toContain(
      '/status',
    );
  });

  test('after that nothing can be sent, and the text stays readable', async () => {
    await answerAll();
    await closeHoursAgo(1.1);
    expect(await stepAfter()).toBe('status');
    const before = await fingerprintDatabase(server.given.owner);
    for (const reply of [
      await candidate.post('check', { honest: 'yes' }),
      await candidate.get('question/1'),
      await candidate.post('question/1', { text: 'Answer 1.', version: '1' }),
    ]) {
      expect(reply.statusCode).toBe(410);
      expect(visiblePageText(reply)).toContain('This role closed before you submitted');
      expect(visiblePageText(reply)).toContain('Answer 1.');
    }
    const late = await candidate.post('question/1', { text: 'Late.', version: '1' });
    expect([late.statusCode, visiblePageText(late)]).toEqual([
      410,
      expect.stringContaining('copy it if you want to keep it. Late.'),
    ]);
    const saved = await candidate.save(questions[0]?.id ?? 0, { text: 'Late.', version: 1 });
    expect([saved.statusCode, saved.json().code]).toEqual([410, 'role-closed']);
    expect(await fingerprintDatabase(server.given.owner)).toBe(before);
    expect((await candidate.get('status')).statusCode).toBe(200);
  });

  test('archiving it ends that at once', async () => {
    await answerAll();
    await server.given.owner.query('update core.job set archived_at = now() where id = $1', [
      job.id,
    ]);
    expect((await candidate.post('check', { honest: 'yes' })).statusCode).toBe(410);
    expect(visiblePageText(await candidate.get('status'))).toContain('Answer 2.');
  });

  test('what was sent before can still be looked at', async () => {
    await answerAll();
    await candidate.post('check', { honest: 'yes' });
    await closeHoursAgo(2000);
    expect([
      (await candidate.get()).headers.location,
      visiblePageText(await candidate.get('status')),
    ]).toEqual([
      `/application/${candidate.token}/status`,
      expect.stringContaining('We have your application'),
    ]);
  });
});

describe('the status page', () => {
  const stand = (changes: string) =>
    server.given.owner.query(`update core.application set ${changes} where id = $1`, [
      candidate.id,
    ]);

  test.each([
    [`state = 'in_review', reviews_expected = 3`, 'Your answers are being read'],
    [
      `state = 'interviews_tasks', interviewed_at = now()`,
      'You are through to interviews and tasks',
    ],
    [`state = 'hired', hired_at = now()`, 'You have got the job'],
  ])('after %s says: %s', async (changes, words) => {
    await answerAll();
    await candidate.post('check', { honest: 'yes' });
    await stand(changes);
    expect(visiblePageText(await candidate.get('status'))).toContain(words);
  });

  test('tells of a rejection only once the e-mail has left, and until then nothing else does', async () => {
    await answerAll();
    await candidate.post('check', { honest: 'yes' });
    await stand(`state = 'in_review', reviews_expected = 3`);
    const reading = (await candidate.get('status')).body;
    await stand(`state = 'rejected', rejected_at = now(), rejected_by = ${admin.id}`);
    expect((await candidate.get('status')).body).toBe(reading);
    await stand(`rejected_at = now() - interval '3 hours'`);
    expect(visiblePageText(await candidate.get('status'))).toContain(
      'You were not chosen for this role',
    );
  });
});

describe('withdrawing', () => {
  test('asks first, then takes the application out of every count, once', async () => {
    await answerAll();
    await candidate.post('check', { honest: 'yes' });
    expect(visiblePageText(await candidate.get('withdraw'))).toContain('This cannot be undone');
    const replies = await Promise.all(Array.from({ length: 5 }, () => candidate.post('withdraw')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(303));
    expect(visiblePageText(await candidate.get('status'))).toContain(
      'You have withdrawn your application',
    );
    const { rows } = await server.given.owner.query(
      `select counter, sum(n)::int as n from core.job_delta where job_id = $1 group by counter order by counter`,
      [job.id],
    );
    expect(rows).toEqual([
      { counter: 'awaiting_review', n: 0 },
      { counter: 'submitted', n: 0 },
      { counter: 'withdrawn', n: 1 },
    ]);
    const events = await server.given.owner.query(
      `select kind from core.event where subject_id = $1 order by id`,
      [candidate.id],
    );
    expect(events.rows.map(({ kind }) => kind)).toEqual([
      'application-begun',
      'application-submitted',
      'application-withdrawn',
    ]);
    expect((await candidate.post('check', { honest: 'yes' })).headers.location).toContain(
      '/status',
    );
  });

  test('is not offered to whoever has not submitted', async () => {
    expect((await candidate.get('withdraw')).statusCode).toBe(303);
    await candidate.post('withdraw');
    expect(
      (
        await server.given.owner.query('select state from core.application where id = $1', [
          candidate.id,
        ])
      ).rows,
    ).toEqual([{ state: 'started' }]);
  });
});
