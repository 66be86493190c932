import { beforeEach, describe, expect, test } from 'vitest';
import {
  testClientOfPersonalLink,
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { fingerprintDatabase } from '../../test/fingerprint-database-and-freeze-session-times.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { examplePlanItemByKind } from '../../test/example-plan-item-by-kind.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

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

test('a whole application goes step by step, by forms alone', async () => {
  expect(await stepAfter()).toBe('about-you');
  expect(visiblePageText(await candidate.get('about-you'))).toContain('All are optional.');
  await candidate.post('about-you', { gender: 'gender.woman' });
  expect(await stepAfter()).toBe('question/1');
  const first = await candidate.get('question/1');
  for (const words of [
    'Question 1 of 2',
    'The oven fails at four',
    'Up to 250 words',
    '250 words left',
  ])
    expect(visiblePageText(first)).toContain(words);
  const on = await candidate.post('question/1', {
    text: 'I ring the baker\r\nnext door.',
    version: '0',
  });
  expect([on.statusCode, on.headers.location]).toEqual([
    303,
    `/application/${candidate.token}/question/2`,
  ]);
  expect((await candidate.get('question/1')).body).toContain('I ring the baker\nnext door.');
  const last = await candidate.post('question/2', { text: 'I sieve it.', version: '0' });
  expect(last.headers.location).toBe(`/application/${candidate.token}/check`);
  const check = visiblePageText(await candidate.get('check'));
  for (const words of ['Check your answers', 'I sieve it.', 'Honesty statement', 'not plagiarised'])
    expect(check).toContain(words);
  const sent = await candidate.post('check', { honest: 'yes' });
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    `/application/${candidate.token}/status`,
  ]);
  expect(visiblePageText(await candidate.get('status'))).toContain('We have your application');
  const { rows } = await server.given.owner.query(
    `select state, honest_at is not null as honest, submitted_at is not null as sent,
       (select jsonb_object_agg(counter, n) from core.job_delta d where d.job_id = a.job_id) as counters,
       (select array_agg(kind order by id) from core.event e where e.subject_id = a.id) as events,
       (select count(*)::int from audit.entry e where e.kind = 'application-submitted' and e.subject = 'application ' || a.id) as audited
     from core.application a where id = $1`,
    [candidate.id],
  );
  expect(rows).toEqual([
    {
      state: 'submitted',
      honest: true,
      sent: true,
      counters: { submitted: 1, awaiting_review: 1 },
      events: ['application-begun', 'application-submitted'],
      audited: 1,
    },
  ]);
});

test('submitting twice, in ten tabs at once, submits once', async () => {
  await answerAll();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => candidate.post('check', { honest: 'yes' })),
  );
  expect(replies.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
    Array(10).fill([303, `/application/${candidate.token}/status`]),
  );
  const { rows } = await server.given.owner.query(
    `select (select sum(n)::int from core.job_delta where job_id = $1 and counter = 'submitted') as counted,
       (select count(*)::int from core.event where job_id = $1 and kind = 'application-submitted') as events`,
    [job.id],
  );
  expect(rows).toEqual([{ counted: 1, events: 1 }]);
});

test('nothing is submitted that is empty, too long or not confirmed, and the page says by how much', async () => {
  await candidate.post('about-you/skip');
  await candidate.post('question/2', { text: 'word '.repeat(253), version: '0' });
  const reply = await candidate.post('check');
  expect(reply.statusCode).toBe(422);
  for (const words of [
    '3 things need another look',
    'Answer question 1.',
    'Shorten answer 2 by 3 words.',
    'Confirm the honesty statement.',
  ]) {
    expect(visiblePageText(reply)).toContain(words);
  }
  expect(
    (
      await server.given.owner.query('select state from core.application where id = $1', [
        candidate.id,
      ])
    ).rows,
  ).toEqual([{ state: 'started' }]);
});

test('asking for a page never changes anything, submitted or not', async () => {
  await answerAll();
  await server.given.form(job, [{ ...examplePlanItemByKind['short-text'], required: false }]);
  await server.given.test(job);
  await candidate.post('test/1/start');
  await candidate.post('test/1', { do: 'hand-in' });
  const { stageId } = await server.given.task(job);
  await server.given.owner.query(
    `insert into core.candidate_task (org_id, application_id, job_id, stage_id, invited_at, invited_by)
     values ($1, $2, $3, $4, now(), $5)`,
    [job.orgId, candidate.id, job.id, stageId, admin.id],
  );
  await server.given.interview({ ...candidate, jobId: job.id, orgId: job.orgId });
  await server.given.feature({ id: admin.orgId }, 'quick-apply');
  await server.given.owner.query('update core.job set quick_apply = true where id = $1', [job.id]);
  const look = async () => {
    const before = await fingerprintDatabase(server.given.owner);
    const pages = server.running.pages.filter(
      ({ method, path }) => method === 'GET' && /^\/(apply|application|builder)\//.test(path),
    );
    for (const { path, door } of pages) {
      const url = path
        .replace('{hash}', job.hash)
        .replace('{token}', candidate.token)
        .replace('{number}', '1')
        .replace('{jobId}', String(job.id));
      const caller = door === 'staff' ? server.as(admin) : server.as(null);
      expect([path, (await caller.get(url)).statusCode]).toEqual([
        path,
        // The file of one's own data is gone where nobody has asked for one.
        expect.toSatisfy((status) =>
          [200, 303, ...(path.endsWith('.zip') ? [410] : [])].includes(status),
        ),
      ]);
      await server.running.app.inject({ method: 'HEAD', url });
    }
    expect(pages.length).toBeGreaterThan(9);
    expect(await fingerprintDatabase(server.given.owner)).toBe(before);
  };
  await look();
  await candidate.post('check', { honest: 'yes' });
  await look();
});

describe('a link', () => {
  test('that nobody has is a 404, the same for every step', async () => {
    const stranger = testClientOfPersonalLink(server, 'A'.repeat(43));
    const replies = await Promise.all(
      ['', 'about-you', 'question/1', 'check', 'status', 'withdraw'].map((step) =>
        stranger.get(step),
      ),
    );
    for (const reply of replies)
      expect([reply.statusCode, reply.body]).toEqual([404, replies[0]?.body]);
    expect((await stranger.post('check', { honest: 'yes' })).statusCode).toBe(404);
    expect(
      (await stranger.save(questions[0]?.id ?? 0, { text: 'x', version: 0 })).json().code,
    ).toBe('not-found');
  });

  test('that was revoked is gone', async () => {
    await server.given.owner.query(
      `update auth.token set revoked_at = now() where kind = 'application' and reference = $1`,
      [candidate.id],
    );
    expect([
      (await candidate.get()).statusCode,
      visiblePageText(await candidate.get('status')),
    ]).toEqual([410, expect.stringContaining('does not work any more')]);
  });

  test("of one candidate opens nobody else's application", async () => {
    const other = await beginTestApplication(server, job);
    await other.post('question/1', { text: 'Mine alone.', version: '0' });
    expect((await candidate.get('question/1')).body).not.toContain('Mine alone.');
    const elsewhere = await server.given.openJob(admin);
    const foreign = await server.given.question(elsewhere);
    expect((await candidate.save(foreign.id, { text: 'x', version: 0 })).statusCode).toBe(404);
    const gone = await candidate.post('question/3', { text: 'Kept to copy.', version: '0' });
    expect([gone.statusCode, visiblePageText(gone)]).toEqual([
      410,
      expect.stringContaining('Kept to copy.'),
    ]);
  });

  test('is not indexed, cached or passed on', async () => {
    for (const step of ['about-you', 'question/1', 'check']) {
      const { headers, body } = await candidate.get(step);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(JSON.stringify(server.logged)).not.toContain(candidate.token);
  });
});

test.each(['about-you', 'about-you/skip', 'about-you/erase', 'question/1', 'check', 'withdraw'])(
  '%s: a forged form is refused and changes nothing',
  async (step) => {
    await answerAll();
    const fields = { honest: 'yes', text: 'Forged.', version: '1' };
    const before = await fingerprintDatabase(server.given.owner);
    for (const [forged, headers] of [
      [{ csrf: '' }, {}],
      [{ csrf: 'A'.repeat(43) }, {}],
      [{}, { 'sec-fetch-site': 'cross-site' }],
      [{}, { 'sec-fetch-site': 'same-site' }],
    ] as const) {
      expect((await candidate.post(step, { ...fields, ...forged }, headers)).statusCode).toBe(403);
    }
    expect(
      (await candidate.post(step, fields, { 'content-type': 'application/json' })).statusCode,
    ).toBe(415);
    expect(await fingerprintDatabase(server.given.owner)).toBe(before);
  },
);

test('without a hint where it comes from, a form counts only with our own origin', async () => {
  const { app } = server.running;
  const post = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/application/${candidate.token}/about-you/skip`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'csrf=',
    });
  for (const headers of [{}, { origin: 'https://evil.example' }])
    expect((await post(headers)).statusCode).toBe(403);
});
