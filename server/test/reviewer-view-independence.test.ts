import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { agreeMoreTimeOverHttp, enterOverHttp } from './adjust-and-enter-over-http.ts';
import { type TestServer, startTestServer } from './start-test-server.ts';
import { planTestItems } from './plan-test-items.ts';
import { makeHiringRoundActionsOverHttp, type RoundApplicant } from './hiring-round-over-http.ts';

/** Two worlds that differ in who applied, and in nothing else. */
const one = startTestServer();
const other = startTestServer();

const MONDAY = new Date('2026-03-02T09:00:00Z');
const MINUTE_MS = 60_000;

type People = {
  people: Omit<RoundApplicant, 'answers'>[];
  minutesApart: number;
  /** What each says on the form of the role. */
  onForm: (n: number) => Record<string, string>;
  /** What the options of its test are worth. */
  testPoints: Record<string, number>;
  /** Everybody asks for an adjustment and has more time agreed, and the last is entered by an admin. */
  isAdjusted: boolean;
};

const ordinary: People = {
  people: [
    { firstName: 'Zyxanna', lastName: 'Vorqualde', email: 'zyxanna@example.com', source: 'Direct' },
    { firstName: 'Bo', lastName: 'Ek', email: 'b.ek@example.com', source: 'jobboard' },
    {
      firstName: 'Marguerite-Louise',
      lastName: 'Thistlewhistle',
      email: 'mlt1979@example.com',
      source: 'friends',
    },
    { firstName: 'Ömür', lastName: 'Çelikdağ', email: 'omur@example.com', source: 'Direct' },
    {
      firstName: 'Quillon',
      lastName: 'Abara',
      email: 'quillon.abara@example.com',
      source: 'newspaper',
    },
    { firstName: 'Nyk', lastName: 'Jafdruson', email: 'nyk@example.com', source: 'Direct' },
  ],
  minutesApart: 1,
  onForm: () => ({ 'item-short': 'Brackwater', 'item-yes': 'yes' }),
  testPoints: { large: 1 },
  isAdjusted: false,
};
const exotic: People = {
  people: ordinary.people.toReversed().map(({ source, ...person }, n) => ({
    ...person,
    email: `a.much-longer-address.${n}.${person.email}`,
    source: `${source}-${n}`,
  })),
  minutesApart: 7,
  onForm: (n) => ({ 'item-short': `A farm ${n} miles out`, 'item-yes': n % 2 ? 'no' : 'yes' }),
  testPoints: { small: 7.5, large: 0.25 },
  isAdjusted: true,
};

const answerOf = ({ firstName, lastName, email }: Omit<RoundApplicant, 'answers'>, n: number) => [
  `Number ${n} calls next door. My name is ${firstName} ${lastName}, and I bake elsewhere meanwhile.`,
  `Number ${n} says: "${lastName} bakes." Write to ${email}; ${firstName.toUpperCase()} answers.`,
];

/** Everything two reviewers are told from the e-mail to the lock, as they are told it. */
async function transcriptsOf(
  server: TestServer,
  { people, minutesApart, isAdjusted, onForm, testPoints }: People,
): Promise<string[]> {
  const round = makeHiringRoundActionsOverHttp(server);
  server.setNow(MONDAY);
  server.setSeed(Buffer.alloc(32, 7));
  const org = await server.given.organisation({ name: 'Larkfield Energy' });
  const admin = await server.given.member(org, { role: 'ADMIN', email: 'admin@example.com' });
  const reviewers = [
    await server.given.member(org, { firstName: 'Ada', email: 'ada@example.com' }),
    await server.given.member(org, { firstName: 'Ben', email: 'ben@example.com' }),
    await server.given.member(org, { firstName: 'Cyd', email: 'cyd@example.com' }),
  ];
  const job = await round.publishedRole(admin, {
    reviewers,
    onForm: [planTestItems['short-text'], planTestItems['yes-no']].map((item) => ({
      ...item,
      criteria: [],
    })),
    testPoints,
  });
  const attempts = [];
  for (const [n, person] of people.entries()) {
    server.setNow(new Date(MONDAY.getTime() + n * minutesApart * MINUTE_MS));
    const writer = { ...person, answers: answerOf(person, n), onForm: onForm(n) };
    const isEntered = isAdjusted && n === people.length - 1;
    const attempt = isEntered
      ? await enterOverHttp(server, { round, admin, job, applicant: writer })
      : await round.apply(job, writer);
    attempts.push(attempt);
    if (isAdjusted) await agreeMoreTimeOverHttp({ round, admin, job, candidate: attempt });
  }
  server.setNow(new Date(MONDAY.getTime() + 60 * MINUTE_MS));
  const hashes = await round.sendToReview(admin, job, attempts, reviewers);
  const transcripts: string[] = [];
  for (const [i, hash] of hashes.entries())
    transcripts.push(
      named(
        [await emailTo(server, reviewers[i]?.email ?? ''), ...(await reviewing(server, hash))].join(
          '\n\n',
        ),
      ),
    );
  return transcripts;
}

async function emailTo({ given }: TestServer, address: string): Promise<string> {
  const { rows } = await given.owner.query<{ subject: string; text: string; html: string }>(
    'select subject, text, html from pii.email_message where to_address = $1',
    [address],
  );
  return rows.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n');
}

async function reviewing(server: TestServer, hash: string): Promise<string[]> {
  const told: string[] = [];
  const at = `/freview/${hash}`;
  const ask = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ) => {
    const reply = await server.running.app.inject({
      method,
      url: at + path,
      headers,
      ...(payload !== undefined && { payload }),
    });
    told.push(`${method} ${path}\n${written(reply)}`);
    return reply;
  };
  await ask('GET', '/token-details');
  const { questions } = (await ask('GET', '/reviews')).json<{
    questions: { Answers: { id: string }[] }[];
  }>();
  const items = questions.flatMap(({ Answers }) => Answers.map(({ id }) => id));
  const [first = ''] = items;
  await ask('POST', '/finish');
  await ask('PUT', `/reviews/${first}`, { score: 9 });
  await ask('PUT', `/reviews/${first}`, { score: 3, name: 'x' });
  await ask('PUT', `/reviews/${first}`, '{', { 'content-type': 'application/json' });
  await ask('PUT', `/reviews/${first}`, 'score=3', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await ask('PUT', `/reviews/${first}`, { score: 'x'.repeat(1_000_001) });
  await ask('PUT', '/reviews/6f1d1f0e-7b57-4d0e-9c1b-0a5d3f0c9b11', { score: 3 });
  await ask('PUT', '/reviews/no-id', { score: 3 });
  for (const [n, item] of items.entries()) {
    await ask('PUT', `/reviews/${item}`, { score: (n % 5) + 1 });
    if (n % 4 === 0) await ask('GET', '/token-details');
  }
  await ask('GET', '/reviews');
  await ask('POST', '/finish');
  await ask('PUT', `/reviews/${first}`, { score: 5 });
  await ask('GET', '/token-details');
  await ask('GET', '/reviews');
  return told;
}

function written({ statusCode, headers, body }: LightMyRequestResponse): string {
  const told = Object.entries(headers).filter(([name]) => name !== 'date');
  return [statusCode, ...told.map(([name, value]) => `${name}: ${String(value)}`), '', body].join(
    '\n',
  );
}

/** What is drawn by lot gets a name by its first appearance: the same name for the same thing. */
function named(text: string): string {
  const names = new Map<string, string>();
  return text.replace(
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{43}(?![\w-])/g,
    (random) => {
      const name = names.get(random) ?? `random ${names.size + 1}`;
      names.set(random, name);
      return name;
    },
  );
}

test('who applied makes no difference to anything a reviewer is told, to the byte', async () => {
  const [these, those] = [await transcriptsOf(one, ordinary), await transcriptsOf(other, exotic)];
  expect(these).toHaveLength(3);
  for (const [i, transcript] of these.entries()) {
    expect(transcript).toContain('calls next door');
    expect(transcript).toContain('[removed]');
    expect(transcript).toContain('"code":"locked"');
    expect(transcript).toContain('"code":"reviews-missing"');
    expect(those[i]).toBe(transcript);
  }
  expect(new Set(these).size).toBe(3);
});
