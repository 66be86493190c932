import { beforeAll, describe, expect, test } from 'vitest';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import type { PlantedMember } from './test-data-types.ts';
import { startTestServer } from './start-test-server.ts';
import {
  addressWithParamsFilledIn,
  type RoundJob,
  makeHiringRoundActionsOverHttp,
  type RoundApplicant,
} from './hiring-round-over-http.ts';

const server = startTestServer();
/** The database asks its own clock whether a role is open. */
const NOW = new Date();
const DAY_MS = 86_400_000;

type Watcher = { name: string; session?: string; hash?: string; key?: string };

const writer = (n: number): RoundApplicant => ({
  firstName: `Zyxanna${'abcdefghijklmnopq'.charAt(n)}`,
  lastName: 'Vorqualde',
  email: `zyxanna${n}@example.com`,
  source: 'Direct',
  answers: ['I call next door.', 'I bake elsewhere.'],
});

let job: RoundJob;
let runner: PlantedMember;
let watchers: Watcher[];
beforeAll(async () => {
  server.setNow(NOW);
  const { given } = server;
  const round = makeHiringRoundActionsOverHttp(server);
  const org = await given.organisation();
  runner = await given.member(org, { role: 'ADMIN' });
  const [plain, admin, second] = [
    await given.member(org),
    await given.member(org, { role: 'ADMIN' }),
    await given.member(org),
  ] as [PlantedMember, PlantedMember, PlantedMember];
  const waiting = await given.member(org);
  await given.owner.query(
    `update core.organisation set features = '{global-reporting}' where org_id = $1`,
    [org.id],
  );
  job = await round.publishedRole(runner, { reviewers: [plain, admin, waiting] });
  await given.part({ ...job, orgId: org.id } as never, second, 'admin');
  const attempts = [];
  for (let n = 0; n < 5; n += 1) attempts.push(await round.apply(job, writer(n)));
  const hashes = await round.sendToReview(runner, job, attempts, [plain, admin, second]);
  const key = (
    await round.staff(admin, 'POST', '/api/integrations/keys', {
      name: 'Watcher',
      scopes: ['merit:read', 'identity:read'],
    })
  ).json<{ token: string }>().token;
  // When somebody was last there is noted once a minute, and watching takes longer on a busy machine.
  await given.owner.query(`update auth.session set seen_at = now() + interval '1 hour'`);
  await given.owner.query(
    `update core.reviewer_link set last_active_at = now() + interval '1 hour'`,
  );
  watchers = [
    { name: 'a reviewer by link', hash: hashes[0] ?? '' },
    { name: 'a member who reviews', session: plain.session },
    { name: 'a member who is asked to review later', session: waiting.session },
    { name: 'an admin who reviews', session: admin.session },
    { name: 'a member who runs the role and reviews', session: second.session },
    { name: 'a program of an admin who reviews', key },
  ];
});

/** What is not compared, and why that tells nothing of who came. */
const exceptions: Record<string, string> = {
  '/dev/outbox':
    'every mail of the demo, on installations that send none; a real one has no such page',
  '/auth/sessions': 'when the asker themselves was last there, to the minute',
  '/api/integrations/keys': 'when the asker’s own program last asked',
  '/api/live':
    'stays open; server/features/live/live.test.ts holds that it tells reviewers nothing of candidates',
  '/logout-no-redirect': 'would end the watching',
};

/** Every address that is only asked for, with and without what can be asked for, and with the ids and references that could be guessed. */
function addressesFor(watcher: Watcher, kind: 'answers' | 'files'): string[] {
  const guessed = { id: next, ref: 'KX-99' };
  const ids = {
    jobId: job.id,
    id: job.id,
    orgId: 1,
    applicationId: guessed.id,
    questionId: job.questions[0] ?? 0,
    webhookId: 1,
    templateId: 'nurse-manager',
    hash: watcher.hash ?? 'x'.repeat(43),
    token: 'x'.repeat(43),
    file: 'x.webp',
    category: 'gender',
    number: 1,
    requestId: 1,
    slug: 'why-blind',
  };
  const days = {
    from: new Date(NOW.getTime() - 60 * DAY_MS).toISOString().slice(0, 10),
    until: new Date(NOW.getTime() + DAY_MS).toISOString().slice(0, 10),
  };
  const words = {
    ...days,
    start: days.from,
    end: days.until,
    searchQuery: guessed.ref,
    query: guessed.ref,
    search: guessed.ref,
    role: String(job.id),
  };
  const addresses = [...server.running.endpoints, ...server.running.pages].flatMap((address) => {
    if (address.method !== 'GET' || address.path in exceptions) return [];
    const isFile = 'responseType' in address && address.responseType === 'text/csv';
    if (isFile !== (kind === 'files')) return [];
    const shape = 'query' in address ? ((address.query as { shape?: object }).shape ?? {}) : {};
    const query = Object.entries(words).filter(([name]) => name in shape);
    const path = addressWithParamsFilledIn(
      address,
      address.path.startsWith('/apply/') ? { ...ids, hash: job.hash } : ids,
    );
    return [
      path,
      ...(query.length > 0 ? [`${path}?${new URLSearchParams(query).toString()}`] : []),
    ];
  });
  if (kind === 'files') return addresses;
  const groups = ['all', 'submitted', 'shown-interest', 'in-review'].map(
    (group) => `/api/manage/${job.id}/candidates?group=${group}`,
  );
  const trail = ['application-begun', 'application-submitted'].map(
    (what) => `/api/audit?kind=${what}`,
  );
  return [...addresses, ...groups, ...trail, '/dashboard', '/review-app/'];
}

/** All that one watcher is told, to the byte, but for what is drawn by lot for every answer. */
async function poll(watcher: Watcher, kind: 'answers' | 'files'): Promise<Map<string, string>> {
  const { app } = server.running;
  const headers = {
    ...(watcher.session !== undefined && {
      cookie: `sid=${watcher.session}`,
      'x-csrf-token': deriveCsrfToken(watcher.session, server.services.config),
    }),
    ...(watcher.key !== undefined && { authorization: `Bearer ${watcher.key}` }),
  };
  const told = new Map<string, string>();
  const keep = (what: string, reply: Awaited<ReturnType<typeof app.inject>>) => {
    const lines = Object.entries(reply.headers).filter(
      ([name]) => name !== 'date' && name !== 'set-cookie',
    );
    told.set(
      what,
      [reply.statusCode, JSON.stringify(lines), reply.body]
        .join('\n')
        .replaceAll(/"requestId":"[^"]*"/g, '')
        .replaceAll(/[\w-]{43}(?![\w-])/g, '(random)'),
    );
  };
  for (const url of addressesFor(watcher, kind)) {
    if (url.startsWith('/api/audit')) await forgetRefusals();
    keep(`GET ${url}`, await app.inject({ url, headers: { accept: '*/*', ...headers } }));
  }
  if (kind === 'answers') {
    const payload = { date: NOW.toISOString().slice(0, 10) };
    keep(
      'a day',
      await app.inject({ method: 'POST', url: '/api/org-interviews', headers, payload }),
    );
    for (const url of ['/api/audit/verify', '/api/audit/export'])
      keep(url, await app.inject({ method: 'POST', url, headers, payload: {} }));
  }
  return told;
}

async function pollAll(kind: 'answers' | 'files'): Promise<Map<string, string>[]> {
  const told = [];
  for (const watcher of watchers) told.push(await poll(watcher, kind));
  return told;
}

/** What the watchers themselves were refused on their rounds stands in the trail as well. */
async function forgetRefusals(): Promise<void> {
  await server.given.owner.query(
    `with gone as (delete from audit.unsealed u using audit.entry e
       where e.org_id = u.org_id and e.id = u.entry_id and e.kind = 'permission-refused')
     select 1`,
  );
  await server.given.owner.query(`delete from audit.entry where kind = 'permission-refused'`);
}

/** What a watcher was told otherwise than before. */
function changesIn(before: Map<string, string>[], after: Map<string, string>[]): string[] {
  return watchers.flatMap(({ name }, i) =>
    [...(after[i] ?? [])]
      .filter(([address, text]) => before[i]?.get(address) !== text)
      .map(
        ([address, text]) =>
          `${name}, ${address}: ${firstChange(before[i]?.get(address) ?? '', text)}`,
      ),
  );
}

function firstChange(before: string, after: string): string {
  const at = Array.from(before).findIndex((letter, i) => letter !== after[i]);
  const part = (text: string) => text.slice(Math.max(0, at - 50), at + 50);
  return `${part(before)} → ${part(after)}`;
}

async function answer(token: string): Promise<void> {
  await makeHiringRoundActionsOverHttp(server).form(
    `/application/${token}/about-you`,
    { gender: 'gender.non-binary' },
    { token },
  );
  for (const questionId of job.questions)
    await server.running.app.inject({
      method: 'PUT',
      url: `/application/${token}/answers/${questionId}`,
      payload: { text: 'I bake elsewhere.', version: 0 },
    });
}

async function submit(token: string): Promise<void> {
  await makeHiringRoundActionsOverHttp(server).form(
    `/application/${token}/check`,
    { honest: 'yes' },
    { token },
  );
  await makeHiringRoundActionsOverHttp(server).work();
}

let next: number;

describe('while somebody reviews, arrivals are not to be watched', () => {
  test('nothing a reviewer can ask changes, byte for byte, while one candidate starts, answers and submits', async () => {
    next = await nextApplication();
    const before = await pollAll('answers');
    const { id, token } = await makeHiringRoundActionsOverHttp(server).begin(job, writer(10));
    expect(id).toBe(next);
    expect(changesIn(before, await pollAll('answers'))).toEqual([]);
    await answer(token);
    expect(changesIn(before, await pollAll('answers'))).toEqual([]);
    await submit(token);
    expect(changesIn(before, await pollAll('answers'))).toEqual([]);
    // They were let in, and somebody who does not review sees it at once.
    const answered = [...(before[3] ?? [])].filter(([, text]) => text.startsWith('200'));
    expect(answered.length).toBeGreaterThan(40);
    const list = await server.as(runner).get(`/api/manage/${job.id}/candidates`);
    expect(list.json().total).toBe(6);
  });

  test('nor does any file that they can download', async () => {
    next = await nextApplication();
    const before = await pollAll('files');
    const { token } = await makeHiringRoundActionsOverHttp(server).begin(job, writer(11));
    await answer(token);
    await submit(token);
    expect(changesIn(before, await pollAll('files'))).toEqual([]);
    expect([...(before[3] ?? [])].some(([, text]) => text.startsWith('200'))).toBe(true);
  });

  test('once five have come they are all there, and what they did is told by the day, in no order', async () => {
    const watched = watchers[3] as { session: string };
    const at = `/api/manage/${job.id}/candidates`;
    // The tests before have let some come.
    const { total } = (await server.as(runner).get(at)).json<{ total: number }>();
    for (let n = total; n < 9; n += 1)
      await makeHiringRoundActionsOverHttp(server).apply(job, writer(n));
    expect((await server.as(watched).get(at)).json().total).toBe(5);
    await makeHiringRoundActionsOverHttp(server).apply(job, writer(9));
    expect((await server.as(watched).get(at)).json().total).toBe(10);
    const card = await server.as(watched).get(`/api/rest/job/${job.id}`);
    expect(card.json().submittedApplicationCount).toBe(10);
    const { entries } = (
      await server.as(watched).get('/api/audit?kind=application-submitted')
    ).json<{
      entries: { id: number; at: string }[];
    }>();
    expect(entries).toHaveLength(10);
    expect(new Set(entries.map((entry) => entry.at)).size).toBe(1);
    expect(entries.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

async function nextApplication(): Promise<number> {
  const { rows } = await server.given.owner.query<{ id: number }>(
    'select max(id) + 1 as id from core.application',
  );
  return rows[0]?.id ?? 0;
}
