import type { APIRequestContext, APIResponse } from 'playwright-core';
import { DEMO_PASSWORD, type BrowserUser } from './set-up-browser-demo-password-and-page-waits.ts';
import { newApiContext } from './retry-request-while-server-is-busy.ts';
import { randomIpAddressHeaders } from './random-ip-address-headers.ts';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';

/** What a story needs before it begins, made by the same calls and forms that a browser sends. */
export type StaffApiSession = { api: APIRequestContext; csrfToken: string };

export type PreparedJob = { id: number; title: string; hash: string };
export type PreparedCandidate = { firstName: string; lastName: string; email: string };

type Draft = {
  version: number;
  hash: string;
  members: { id: number; name: string; role: string | null }[];
};

const description =
  'You plan the week with two colleagues, keep what was promised, and teach whoever comes new. The team is small and the days are long in winter.';

export async function logInByApi(
  baseUrl: string,
  email: string,
  password = DEMO_PASSWORD,
): Promise<StaffApiSession> {
  const api = await newApiContext({ baseURL: baseUrl });
  const { csrfToken } = await bodyOf<{ csrfToken: string }>(api.get('/api/logged-in'), 401);
  const entered = api.post('/login-api', {
    data: { email, password },
    headers: { 'x-csrf-token': csrfToken },
  });
  return { api, csrfToken: (await bodyOf<{ csrfToken: string }>(entered)).csrfToken };
}

/** Lets a browser go on with a session that was opened beside it. */
export async function copySessionToBrowser(
  { context }: Pick<BrowserUser, 'context'>,
  { api }: StaffApiSession,
): Promise<void> {
  await context.addCookies((await api.storageState()).cookies);
}

/** A plan and nothing beside it, as an operator sets it. */
export async function setOrganisationSubscriptionPlanByApi(
  baseUrl: string,
  orgId: number,
  plan: { tier: 'pro' | 'enterprise'; features?: string[] },
): Promise<void> {
  const operator = await logInByApi(baseUrl, 'operator@demo.test');
  const terms = { features: [], expiresAt: null, autoRenews: true, ...plan };
  await callApi(operator, 'PUT', `/api/operator/organisations/${orgId}/terms`, terms);
  await operator.api.dispose();
}

/** The organisation that somebody who is logged in belongs to. */
export async function findOwnOrganisationIdByApi(staff: StaffApiSession): Promise<number> {
  return (await callApi<{ org: { id: number } }>(staff, 'GET', '/api/org/current')).org.id;
}

/** Asks for an organisation as the sign-up does, and takes the token out of the e-mail. */
export async function requestSignUpTokenByApi(baseUrl: string, email: string): Promise<string> {
  const api = await newApiContext({
    baseURL: baseUrl,
    extraHTTPHeaders: randomIpAddressHeaders(),
  });
  const { csrfToken } = await bodyOf<{ csrfToken: string }>(api.get('/api/logged-in'), 401);
  await bodyOf(
    api.post('/register/new-org', {
      headers: { 'x-csrf-token': csrfToken },
      data: {
        firstName: 'Wilhelmina',
        lastName: 'Featherstonehaugh-Cholmondeley',
        email,
        orgName: 'Featherstonehaugh, Cholmondeley and Daughters Bookbinders',
        size: '11-50',
        industry: 'Media and publishing',
        locale: 'en-GB',
        tz: 'Europe/London',
        signupReason: 'To hire fairly.',
      },
    }),
  );
  await api.dispose();
  return linkInEmail(await waitForEmailTo(baseUrl, email), '/org-signup-new/confirm').slice(-43);
}

/** One call of somebody who is logged in, with what it answers. */
export function callApi<T>(
  { api, csrfToken }: StaffApiSession,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  data?: object,
): Promise<T> {
  const headers = { 'x-csrf-token': csrfToken };
  return bodyOf<T>(api.fetch(path, { method, headers, ...(data && { data }) }));
}

/** A role that lacks nothing to be published. */
export async function createPublishableJobByApi(
  staff: StaffApiSession,
  {
    title,
    questions = 1,
    reviewers = [],
    skills = ['Judgement'],
  }: { title: string; questions?: number; reviewers?: string[]; skills?: string[] },
): Promise<PreparedJob> {
  const { id } = await callApi<{ id: number }>(staff, 'POST', '/dashboard-old/role/new', { title });
  const at = `/api/builder/${id}`;
  const fresh = await callApi<Draft>(staff, 'GET', at);
  const chosen = fresh.members.filter(
    ({ name, role }) => role === null && reviewers.includes(name),
  );
  const team = fresh.members.flatMap(({ id, role }) => (role === null ? [] : [{ id, role }]));
  const detailed = await callApi<Draft>(staff, 'PATCH', at, {
    version: fresh.version,
    description,
    openUntilFilled: true,
    reviewsPerAnswer: 1,
  });
  const asked = await callApi<Draft>(staff, 'PUT', `${at}/questions`, {
    version: detailed.version,
    questions: Array.from({ length: questions }, (_, i) => ({
      text: `A delivery is ${i + 2} hours late and the customer is at the door. What do you do?`,
      guideOne: 'Waits and hopes that they leave.',
      guideThree: 'Says sorry and asks for the delivery.',
      guideFive: 'Says what is known, offers what there is and keeps the promise.',
      skills: [skills[i % skills.length] ?? ''],
      maxWords: 250,
    })),
  });
  await callApi(staff, 'PUT', `${at}/team`, {
    version: asked.version,
    team: [...team, ...chosen.map(({ id }) => ({ id, role: 'reviewer' }))],
  });
  return { id, title, hash: fresh.hash };
}

export async function createPublishedJobByApi(
  staff: StaffApiSession,
  wish: Parameters<typeof createPublishableJobByApi>[1],
): Promise<PreparedJob> {
  const job = await createPublishableJobByApi(staff, wish);
  const { version } = await callApi<Draft>(staff, 'GET', `/api/builder/${job.id}`);
  await callApi(staff, 'POST', `/api/builder/${job.id}/publish`, { version });
  return job;
}

/** Asks for a personal link as the job page does, and takes it out of the e-mail: `/application/{token}`. */
export async function beginApplicationByApi(
  baseUrl: string,
  hash: string,
  candidate: PreparedCandidate,
): Promise<string> {
  await submitServerForm(baseUrl, {
    path: `/apply/${hash}`,
    fields: { ...candidate, consent: 'yes' },
  });
  return linkInEmail(await waitForEmailTo(baseUrl, candidate.email), '/application/').replace(
    baseUrl,
    '',
  );
}

/** Goes on from a personal link to the last page, and sends it in unless told otherwise. */
export async function finishApplicationByApi(
  baseUrl: string,
  link: string,
  { answers, submits = true }: { answers: string[]; submits?: boolean },
): Promise<void> {
  await submitServerForm(baseUrl, {
    path: `${link}/about-you`,
    to: `${link}/about-you/skip`,
    fields: {},
  });
  for (const [i, text] of answers.entries()) {
    await submitServerForm(baseUrl, {
      path: `${link}/question/${i + 1}`,
      fields: { text, version: '0' },
    });
  }
  if (submits)
    await submitServerForm(baseUrl, { path: `${link}/check`, fields: { honest: 'yes' } });
}

export async function applyToJobByApi(
  baseUrl: string,
  hash: string,
  candidate: PreparedCandidate,
  answers: string[],
): Promise<string> {
  const link = await beginApplicationByApi(baseUrl, hash, candidate);
  await finishApplicationByApi(baseUrl, link, { answers });
  return link;
}

/** Scores what is not scored yet behind a review link. */
export async function scoreUnscoredAnswersByApi(
  baseUrl: string,
  token: string,
  stars: (text: string, n: number) => number,
): Promise<void> {
  const api = await newApiContext({ baseURL: baseUrl });
  for (const [n, { id, text }] of (await openReviews(api, token)).entries()) {
    await bodyOf(api.put(`/freview/${token}/reviews/${id}`, { data: { score: stars(text, n) } }));
  }
  await api.dispose();
}

type Review = { id: string; text: string; Reviews: { score: number | null }[] };

async function openReviews(api: APIRequestContext, token: string): Promise<Review[]> {
  const all: Review[] = [];
  for (let page = 1; ; page += 1) {
    const { questions } = await bodyOf<{ questions: { Answers: Review[] }[] }>(
      api.get(`/freview/${token}/reviews?page=${page}`),
    );
    const answers = questions.flatMap(({ Answers }) => Answers);
    if (answers.length === 0) break;
    all.push(...answers);
  }
  return all.filter(({ Reviews }) => (Reviews[0]?.score ?? null) === null);
}

export async function finishReviewsByApi(baseUrl: string, token: string): Promise<void> {
  const api = await newApiContext({ baseURL: baseUrl });
  await bodyOf(api.post(`/freview/${token}/finish`));
  await api.dispose();
}

/** `/review-app/#/{token}/overview` → token. */
export function tokenInReviewLink(link: string): string {
  return /[\w-]{43}/.exec(link)?.[0] ?? '';
}

type Form = { path: string; to?: string; fields: Record<string, string> };

/** Opens the page of a form for its anti-forgery token, then sends the form; a stranger each time, so that links alone count. */
export async function submitServerForm(
  baseUrl: string,
  { path, to = path, fields }: Form,
): Promise<void> {
  const api = await newApiContext({
    baseURL: baseUrl,
    extraHTTPHeaders: randomIpAddressHeaders(),
  });
  const shown = await api.get(path);
  if (!shown.ok()) throw new Error(`the form at ${path} was shown with ${shown.status()}`);
  const page = await shown.text();
  const csrf = /name="csrf" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const reply = await api.post(to, {
    form: { ...fields, csrf },
    headers: { origin: baseUrl },
    maxRedirects: 0,
  });
  if (reply.status() !== 303) {
    throw new Error(`the form at ${path} was answered ${reply.status()}: ${await reply.text()}`);
  }
  await api.dispose();
}

async function bodyOf<T>(asked: Promise<APIResponse>, status?: number): Promise<T> {
  const reply = await asked;
  if (!reply.ok() && reply.status() !== status) {
    throw new Error(`${reply.url()} was answered ${reply.status()}: ${await reply.text()}`);
  }
  const text = await reply.text();
  // Each caller names what the contract promises there.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
