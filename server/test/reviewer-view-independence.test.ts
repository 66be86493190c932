import { expect, test } from 'vitest';
import {
  askAndAgreeMoreTimeOverHttp,
  enterApplicationOverHttp,
} from './enter-application-and-agree-more-time-over-http.ts';
import { type TestServer, startTestServer } from './start-test-server.ts';
import { examplePlanItemByKind } from './example-plan-item-by-kind.ts';
import { readReviewerTranscript } from './reviewer-transcripts.ts';
import { givenInterviewCandidate } from './interview-test-actions.ts';
import {
  changeCandidateTasksInTest,
  submitCandidateTaskInTest,
} from './candidate-task-test-actions.ts';
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
    onForm: [examplePlanItemByKind['short-text'], examplePlanItemByKind['yes-no']].map((item) => ({
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
      ? await enterApplicationOverHttp(server, { round, admin, job, applicant: writer })
      : await round.apply(job, writer);
    attempts.push(attempt);
    if (isAdjusted) await askAndAgreeMoreTimeOverHttp({ round, admin, job, candidate: attempt });
  }
  server.setNow(new Date(MONDAY.getTime() + 60 * MINUTE_MS));
  const hashes = await round.sendToReview(admin, job, attempts, reviewers);
  const transcripts: string[] = [];
  for (const [i, hash] of hashes.entries())
    transcripts.push(
      await readReviewerTranscript(server, { email: reviewers[i]?.email ?? '', hash }),
    );
  return transcripts;
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

/** A task that is done by these people, closed and sent to two reviewers, as it is told to them. */
async function transcriptsOfTask(
  server: TestServer,
  { people, minutesApart }: Pick<People, 'people' | 'minutesApart'>,
): Promise<string[]> {
  const { given } = server;
  const round = makeHiringRoundActionsOverHttp(server);
  server.setNow(MONDAY);
  server.setSeed(Buffer.alloc(32, 7));
  const org = await given.organisation({ name: 'Larkfield Energy' });
  const admin = await given.member(org, { role: 'ADMIN', email: 'task-admin@example.com' });
  const reviewers = [
    await given.member(org, { firstName: 'Dee', email: 'dee@example.com' }),
    await given.member(org, { firstName: 'Eli', email: 'eli@example.com' }),
  ];
  const job = await given.openJob(admin, { title: 'Night baker' });
  const task = await given.task(job, { dueDays: 7 });
  const doing = [];
  for (const person of people)
    doing.push({ person, candidate: await givenInterviewCandidate(server, job, person) });
  const candidates = doing.map(({ candidate }) => candidate);
  await changeCandidateTasksInTest(server, admin, { job, task, act: 'invite', candidates });
  for (const [n, { person, candidate }] of doing.entries()) {
    server.setNow(new Date(MONDAY.getTime() + (1 + n * minutesApart) * MINUTE_MS));
    const { firstName, lastName, email } = person;
    await submitCandidateTaskInTest(candidate, {
      text: `Number ${n} plans from the end. I am ${firstName} ${lastName} (${email}), as ever.`,
      link: `https://example.com/${encodeURIComponent(lastName)}`,
    });
  }
  server.setNow(new Date(MONDAY.getTime() + 60 * MINUTE_MS));
  await changeCandidateTasksInTest(server, admin, { job, task, act: 'close', candidates });
  const hashes = await round.sendToReview(admin, job, candidates, reviewers, task.stageId);
  const transcripts: string[] = [];
  for (const [i, hash] of hashes.entries())
    transcripts.push(
      await readReviewerTranscript(server, { email: reviewers[i]?.email ?? '', hash }),
    );
  return transcripts;
}

test('who did a task makes no difference to anything its reviewers are told, to the byte', async () => {
  const these = await transcriptsOfTask(one, ordinary);
  const those = await transcriptsOfTask(other, exotic);
  expect(these).toHaveLength(2);
  for (const [i, transcript] of these.entries()) {
    expect(transcript).toContain('plans from the end');
    expect(transcript).toContain('[removed]');
    expect(transcript).toContain('"code":"locked"');
    expect(transcript).not.toMatch(/example\.com\/|KX-/);
    expect(those[i]).toBe(transcript);
  }
});
