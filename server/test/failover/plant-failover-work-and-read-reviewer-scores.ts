import { setTimeout as sleep } from 'node:timers/promises';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import type { Config } from '../../config.ts';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import type { PlantedJob, PlantedMember } from '../test-data-types.ts';
import type { TestDataBuilders } from '../test-data-builders.ts';
import {
  askFailoverServer,
  type FailoverOperation,
} from './failover-operation-types-and-request.ts';

/** The server of the test, and whoever may plant what no door may plant. */
export type FailoverTestContext = { baseUrl: string; config: Config; given: TestDataBuilders };

const QUESTIONS = 3;
const WRITERS = 80;
const REVIEWED = 40;
const DECIDED = 60;
/** From one address only so many may apply in an hour. */
const APPLY_BEFORE_FORGETTING = 5;
const LINKS_WITHIN_MS = 120_000;
const json = { 'content-type': 'application/json' };

/** An organisation whose people have this to do: answers to save, applications to send in, answers to score, candidates to decide on. */
export async function plantFailoverWork(stage: FailoverTestContext): Promise<FailoverOperation[]> {
  const org = await stage.given.organisation();
  const admin = await stage.given.member(org, { role: 'ADMIN' });
  return [
    ...(await plantWriters(stage, admin)),
    ...(await plantScores(stage, admin)),
    ...(await plantDecisions(stage, admin)),
  ];
}

async function plantWriters(
  stage: FailoverTestContext,
  admin: PlantedMember,
): Promise<FailoverOperation[]> {
  const { given, config } = stage;
  const job = await given.openJob(admin);
  const questions: number[] = [];
  for (let n = 0; n < QUESTIONS; n += 1) questions.push((await given.question(job)).id);
  for (let n = 0; n < WRITERS; n += 1) {
    if (n % APPLY_BEFORE_FORGETTING === 0) await given.owner.query('delete from auth.throttle');
    await apply(stage, job);
  }
  const { rows } = await given.owner.query<{ id: number }>(
    'select application_id as id from pii.application_identity where job_id = $1',
    [job.id],
  );
  return rows.map(({ id }) => {
    const token = derivePersonalLinkToken('application', { id, serial: 1 }, config);
    return questions.reduceRight<FailoverOperation>(
      (next, questionId) => save(token, { questionId, next }),
      submit(stage, { token, id }),
    );
  });
}

function save(
  token: string,
  { questionId, next }: { questionId: number; next: FailoverOperation },
): FailoverOperation {
  const text = `I call the baker next door, and note ${randomToken()}.`;
  const path = `/application/${token}/answers/${questionId}`;
  const body = JSON.stringify({ text, version: 0 });
  return {
    kind: 'answer',
    token,
    questionId,
    text,
    next,
    request: { path, method: 'PUT', headers: json, body },
  };
}

function submit(
  { baseUrl, config }: FailoverTestContext,
  { token, id }: { token: string; id: number },
): FailoverOperation {
  const fields = { csrf: deriveCsrfToken(token, config), honest: 'yes' };
  const path = `/application/${token}/check`;
  const request = { path, method: 'POST', ...formOf(baseUrl, fields) } as const;
  return { kind: 'submission', token, applicationId: id, next: null, request };
}

async function apply({ baseUrl, config }: FailoverTestContext, job: PlantedJob): Promise<void> {
  const session = randomToken();
  const { headers, body } = formOf(baseUrl, {
    csrf: deriveCsrfToken(session, config),
    firstName: 'Load',
    lastName: 'Writer',
    email: `load-${randomToken().toLowerCase()}@example.com`,
    consent: 'yes',
  });
  const reply = await askFailoverServer(baseUrl, {
    path: `/apply/${job.hash}`,
    method: 'POST',
    headers: { ...headers, cookie: `sid=${session}` },
    body,
  });
  if (reply.status !== 303) throw new Error(`applying was answered ${reply.status}: ${reply.text}`);
}

async function plantScores(
  stage: FailoverTestContext,
  admin: PlantedMember,
): Promise<FailoverOperation[]> {
  const { given, baseUrl } = stage;
  const job = await closedJob(stage, admin, REVIEWED);
  const reviewers = [
    await given.member({ id: admin.orgId }),
    await given.member({ id: admin.orgId }),
  ];
  const reply = await askFailoverServer(baseUrl, {
    path: `/api/manage/${job.id}/send-to-review`,
    method: 'POST',
    headers: { ...json, ...staff(stage, admin) },
    body: JSON.stringify({
      applicationIds: job.applicationIds,
      reviewerIds: reviewers.map(({ id }) => id),
      reviewsPerAnswer: 2,
      confirmed: true,
    }),
  });
  if (reply.status !== 201) throw new Error(`sending to review was answered ${reply.text}`);
  const scores: FailoverOperation[] = [];
  for (const hash of await linksOf(stage, job, reviewers.length))
    for (const itemId of (await readReviewerScoresOverHttp(baseUrl, hash)).keys()) {
      const stars = 1 + Math.floor(Math.random() * 5);
      const path = `/freview/${hash}/reviews/${itemId}`;
      const body = JSON.stringify({ score: stars });
      const request = { path, method: 'PUT', headers: json, body } as const;
      scores.push({ kind: 'score', hash, itemId, stars, next: null, request });
    }
  return scores;
}

/** What a reviewer sees of their own stars, by review. */
export async function readReviewerScoresOverHttp(
  baseUrl: string,
  hash: string,
): Promise<Map<string, number | null>> {
  const scores = new Map<string, number | null>();
  for (let page = 1; ; page += 1) {
    const path = `/freview/${hash}/reviews?page=${page}`;
    const { status, text } = await askFailoverServer(baseUrl, { path, method: 'GET', headers: {} });
    if (status !== 200) throw new Error(`the reviews were answered ${status}: ${text}`);
    // The server's own answer, as the contract has it.
    const { questions } = JSON.parse(text) as {
      questions: { Answers: { id: string; Reviews: { score: number | null }[] }[] }[];
    };
    const answers = questions.flatMap(({ Answers }) => Answers);
    if (answers.length === 0) return scores;
    for (const { id, Reviews } of answers) scores.set(id, Reviews[0]?.score ?? null);
  }
}

/** Once names have been taken out of what they are to read, and all of it is there. */
async function linksOf(
  { given, config, baseUrl }: FailoverTestContext,
  job: PlantedJob,
  count: number,
): Promise<string[]> {
  const by = Date.now() + LINKS_WITHIN_MS;
  while (Date.now() < by) {
    const { rows } = await given.owner.query<{ id: number; serial: number }>(
      'select id, serial from core.reviewer_link where job_id = $1',
      [job.id],
    );
    const hashes = rows.map((link) => derivePersonalLinkToken('review', link, config));
    const read = await Promise.all(hashes.map((hash) => readReviewerScoresOverHttp(baseUrl, hash)));
    if (read.filter(({ size }) => size === REVIEWED * QUESTIONS).length === count) return hashes;
    await sleep(100);
  }
  throw new Error(`the reviewers had nothing to read in ${LINKS_WITHIN_MS / 1000} s`);
}

async function plantDecisions(
  stage: FailoverTestContext,
  admin: PlantedMember,
): Promise<FailoverOperation[]> {
  const job = await closedJob(stage, admin, DECIDED);
  return job.applicationIds.map((applicationId) => {
    const isHire = Math.random() < 0.5;
    return {
      kind: 'decision',
      jobId: job.id,
      applicationId,
      state: isHire ? 'hired' : 'rejected',
      next: null,
      request: {
        path: `/api/manage/${job.id}/decide`,
        method: 'POST',
        headers: { ...json, ...staff(stage, admin) },
        body: JSON.stringify({
          applicationIds: [applicationId],
          decision: isHire ? 'hire' : 'reject',
          why: { words: 'By what they wrote.' },
        }),
      },
    };
  });
}

async function closedJob(
  { given }: FailoverTestContext,
  admin: PlantedMember,
  people: number,
): Promise<PlantedJob & { applicationIds: number[] }> {
  const hoursAgo = (n: number) => new Date(Date.now() - n * 3_600_000);
  const job = await given.job(admin, { publishedAt: hoursAgo(2), closesAt: hoursAgo(1) });
  const questions: { id: number }[] = [];
  for (let n = 0; n < QUESTIONS; n += 1) questions.push(await given.question(job));
  const applicationIds: number[] = [];
  for (let n = 0; n < people; n += 1) {
    const application = await given.application(job);
    for (const question of questions) await given.answer(application, question);
    applicationIds.push(application.id);
  }
  // Those who were planted had not been counted.
  await given.counted(job, 'submitted', people);
  await given.counted(job, 'awaiting_review', people);
  return { ...job, applicationIds };
}

function staff({ config }: FailoverTestContext, { session }: { session: string }) {
  return { cookie: `sid=${session}`, 'x-csrf-token': deriveCsrfToken(session, config) };
}

function formOf(baseUrl: string, fields: Record<string, string>) {
  return {
    headers: { origin: baseUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}
