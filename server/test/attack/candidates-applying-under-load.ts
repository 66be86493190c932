import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What one candidate was promised, and what they tried: the ledger that the database is held against. */
export type LoadTestCandidate = {
  email: string;
  token: string | null;
  isBegun: boolean;
  /** By question id: every text that was sent, in order, and how many of them were acknowledged. */
  answers: Map<number, { sent: string[]; acknowledged: number; version: number }>;
  isSubmitted: boolean;
};

export type CandidateLoadTest = {
  /** The origin, which no restart changes. */
  baseUrl: string;
  hash: string;
  /** The link in the e-mail to this address, once it is there. */
  linkTo: (email: string) => string | undefined;
  /** False once no new candidate shall begin. */
  goesOn: () => boolean;
  /** Told of every answer that should not be: neither a success, nor "try again", nor no answer at all. */
  complain: (sentence: string) => void;
  candidates: LoadTestCandidate[];
  /** Requests that got no answer, or the one to try again. */
  interrupted: number;
};

type Reply = { status: number; text: string; location: string; cookie: string };

const QUESTIONS = 3;
const SAVES_A_QUESTION = 3;
const BETWEEN_STEPS_MS = 40;
const BETWEEN_TRIES_MS = 100;
const PATIENCE_FOR_EMAIL_MS = 1500;
const PATIENCE_MS = 120_000;

/** One candidate after the other applies, as a browser would; whoever waits long for an e-mail is left for later. */
export async function keepLoadTestCandidatesApplying(load: CandidateLoadTest): Promise<void> {
  while (load.goesOn()) {
    const email = `load-${randomBytes(6).toString('hex')}@example.com`;
    const candidate: LoadTestCandidate = {
      email,
      token: null,
      isBegun: false,
      answers: new Map(),
      isSubmitted: false,
    };
    load.candidates.push(candidate);
    await begin(load, candidate);
    if (await waitForEmail(load, candidate, PATIENCE_FOR_EMAIL_MS)) await finish(load, candidate);
  }
}

/** Those who were left waiting for their mail. */
export async function finishApplicationsOfWaitingLoadTestCandidates(
  load: CandidateLoadTest,
): Promise<void> {
  const rest = load.candidates.filter(({ isSubmitted }) => !isSubmitted);
  await Promise.all(
    rest.map(async (candidate) => {
      if (await waitForEmail(load, candidate, PATIENCE_MS)) await finish(load, candidate);
      else load.complain(`${candidate.email} never got a link`);
    }),
  );
}

/** Sends one application in, many times at once, as a finger that does not rest. */
export async function submitManyTimesAtOnceAsLoadTestCandidate(
  load: CandidateLoadTest,
  candidate: LoadTestCandidate,
  times: number,
): Promise<number[]> {
  const path = `/application/${candidate.token}`;
  const page = await untilAnswered(load, () => ask(load, `${path}/check`));
  const form = { csrf: hiddenField(page.text, 'csrf'), honest: 'yes' };
  const replies = await Promise.all(
    Array.from({ length: times }, () => post(load, `${path}/check`, form)),
  );
  candidate.isSubmitted = replies.some(({ status }) => status === 303);
  return replies.map(({ status }) => status);
}

/** Applies up to the page before the last: everything is written, nothing is sent in. */
export async function applyWithoutSubmittingAsLoadTestCandidate(
  load: CandidateLoadTest,
  candidate: LoadTestCandidate,
): Promise<void> {
  await begin(load, candidate);
  if (!(await waitForEmail(load, candidate, PATIENCE_MS)))
    load.complain(`${candidate.email} never got a link`);
  await answerAll(load, candidate);
}

async function begin(load: CandidateLoadTest, candidate: LoadTestCandidate): Promise<void> {
  const path = `/apply/${load.hash}`;
  await untilAnswered(load, async () => {
    const page = await ask(load, path);
    if (page.status !== 200) return page;
    const form = {
      csrf: hiddenField(page.text, 'csrf'),
      firstName: 'Load',
      lastName: candidate.email.slice(5, 17),
      email: candidate.email,
      consent: 'yes',
    };
    return post(load, path, form, page.cookie);
  });
  candidate.isBegun = true;
}

async function finish(load: CandidateLoadTest, candidate: LoadTestCandidate): Promise<void> {
  await answerAll(load, candidate);
  const path = `/application/${candidate.token}`;
  await untilAnswered(load, async () => {
    const page = await ask(load, `${path}/check`);
    if (page.status !== 200) return page;
    return post(load, `${path}/check`, { csrf: hiddenField(page.text, 'csrf'), honest: 'yes' });
  });
  candidate.isSubmitted = true;
}

async function answerAll(load: CandidateLoadTest, candidate: LoadTestCandidate): Promise<void> {
  const path = `/application/${candidate.token}`;
  for (let number = 1; number <= QUESTIONS; number += 1) {
    const page = await untilAnswered(load, () => ask(load, `${path}/question/${number}`));
    const questionId = Number(/\/answers\/(\d+)"/.exec(page.text)?.[1]);
    for (let n = 1; n <= SAVES_A_QUESTION; n += 1) {
      await save(load, candidate, {
        questionId,
        text: `${candidate.email} answers ${number}, draft ${n}.`,
      });
    }
  }
}

async function save(
  load: CandidateLoadTest,
  candidate: LoadTestCandidate,
  { questionId, text }: { questionId: number; text: string },
): Promise<void> {
  const answer = candidate.answers.get(questionId) ?? { sent: [], acknowledged: 0, version: 0 };
  candidate.answers.set(questionId, answer);
  answer.sent.push(text);
  const { text: responseText } = await untilAnswered(load, () =>
    ask(load, `/application/${candidate.token}/answers/${questionId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, version: answer.version }),
    }),
  );
  answer.version = Object(JSON.parse(responseText)).version;
  answer.acknowledged = answer.sent.length;
}

async function waitForEmail(
  load: CandidateLoadTest,
  candidate: LoadTestCandidate,
  patienceMs: number,
): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while (candidate.token === null && Date.now() < until) {
    await sleep(BETWEEN_TRIES_MS);
    candidate.token =
      /\/application\/([\w-]{43})/.exec(load.linkTo(candidate.email) ?? '')?.[1] ?? null;
  }
  return candidate.token !== null;
}

/** Nothing is acknowledged before a success: no answer, "busy" and "too many" mean to try again, anything else is wrong. */
async function untilAnswered(
  load: CandidateLoadTest,
  attempt: () => Promise<Reply>,
): Promise<Reply> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    await sleep(BETWEEN_STEPS_MS);
    const reply = await attempt().catch(() => null);
    if (reply !== null && (reply.status === 200 || reply.status === 303)) return reply;
    load.interrupted += 1;
    if (reply !== null && reply.status !== 503 && reply.status !== 429)
      load.complain(`${reply.status}: ${reply.text.slice(0, 300)}`);
    await sleep(BETWEEN_TRIES_MS);
  }
  throw new Error(`nothing but failures for ${PATIENCE_MS / 1000} s`);
}

function post(
  load: CandidateLoadTest,
  path: string,
  form: Record<string, string>,
  cookie = '',
): Promise<Reply> {
  return ask(load, path, {
    method: 'POST',
    headers: { origin: load.baseUrl, cookie },
    body: new URLSearchParams(form),
  });
}

async function ask(
  { baseUrl }: CandidateLoadTest,
  path: string,
  request: RequestInit = {},
): Promise<Reply> {
  const reply = await fetch(`${baseUrl}${path}`, {
    ...request,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  return {
    status: reply.status,
    text: await reply.text(),
    location: reply.headers.get('location') ?? '',
    cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
}

function hiddenField(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
}
