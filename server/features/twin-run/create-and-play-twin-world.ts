import type { RehearsalTransaction } from '../../access/open-rehearsal-transaction.ts';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import type { Config } from '../../config.ts';
import { sendAllReviewerRequests, type SendRequestToServer } from './send-all-reviewer-requests.ts';
import type { TwinWorldResponseToReviewer } from './rules/compare-twin-world-responses.ts';
import {
  inventTwinWorldAnswers,
  type InventedTwinWorldCandidate,
  inventedTwinWorldJob,
  type InventedTwinWorld,
} from './rules/invented-twin-worlds.ts';
import { createRandomValueReplacer } from './rules/create-random-value-replacer.ts';
import {
  findApplicationIdsOfJob,
  findEmailsToAddress,
  findMemberByEmailAddress,
} from './sql/emails-events-and-people-of-twin-world.ts';

/** What a world is played on. */
export type TwinWorldContext = {
  config: Pick<Config, 'SECRET_KEY' | 'BASE_URL'>;
  send: SendRequestToServer;
  look: RehearsalTransaction['look'];
  /** Does what waits for the server itself: e-mails are written, answers are redacted. */
  work: () => Promise<void>;
  /** Sets the clock of the house to so many minutes before the answers are sent to review. */
  setMinutesBefore: (minutes: number) => void;
};

const FOUNDED_MINUTES_BEFORE = 60;
const OPEN_FOR_MS = 86_400_000;
/** A network of which the world has agreed that nobody is in it. */
const NOWHERE = '192.0.2.1';

/** An organisation with a role that is open, and nobody who has applied. */
export type CreatedTwinWorld = { staff: Staff; job: WorldJob; team: readonly number[] };

/** Founds an organisation, invites its reviewers, and writes and publishes its role: through the same addresses as browsers. */
export async function createTwinWorld(stage: TwinWorldContext): Promise<CreatedTwinWorld> {
  const { admin, reviewers } = inventedTwinWorldJob;
  stage.setMinutesBefore(FOUNDED_MINUTES_BEFORE);
  const staff = await foundOrganisation(stage);
  const founder = await stage.look((db) => findMemberByEmailAddress(db, admin.email));
  const team: number[] = [];
  for (const reviewer of reviewers) {
    const body = { ...reviewer, role: 'MEMBER' };
    team.push((await staff('POST', `/org/${founder.orgId}/admin`, body)).json<{ id: number }>().id);
  }
  const job = await publishJob(stage, staff, { founder: founder.id, reviewers: team });
  return { staff, job, team };
}

/** Has the candidates of a world apply and answer, sends the answers to review, and asks all that the reviewers can ask. */
export async function playTwinWorld(
  stage: TwinWorldContext,
  { staff, job, team }: CreatedTwinWorld,
  world: InventedTwinWorld,
): Promise<TwinWorldResponseToReviewer[]> {
  for (const [n, candidate] of world.candidates.entries()) {
    stage.setMinutesBefore(world.minutesBefore[n] ?? 0);
    await apply(stage, { job, candidate, answers: inventTwinWorldAnswers(candidate, n) });
  }
  stage.setMinutesBefore(0);
  await staff('POST', `/api/manage/${job.id}/send-to-review`, {
    applicationIds: await stage.look((db) => findApplicationIdsOfJob(db, job.id)),
    reviewerIds: team,
    reviewsPerAnswer: team.length,
    confirmed: true,
  });
  await stage.work();
  const named = createRandomValueReplacer();
  const answers: TwinWorldResponseToReviewer[] = [];
  for (const { email } of inventedTwinWorldJob.reviewers) {
    const emails = await emailsTo(stage, email);
    answers.push({ where: 'the e-mails to a reviewer', text: emails.join('\n\n') });
    answers.push(...(await sendAllReviewerRequests(stage.send, linkIn(emails, REVIEW_LINK))));
  }
  return answers.map(({ where, text }) => ({ where, text: named(text) }));
}

type Staff = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  body?: object,
) => Promise<Awaited<ReturnType<SendRequestToServer>>>;

const SIGN_UP_LINK = /\/org-signup-new\/confirm#([\w-]{43,44})/;
const REVIEW_LINK = /\/review-app\/#\/([\w-]{43,44})/;
const APPLICATION_LINK = /\/application\/([\w-]{43,44})/;

async function foundOrganisation(stage: TwinWorldContext): Promise<Staff> {
  const { admin, organisation } = inventedTwinWorldJob;
  const anonymous = asBrowser(stage, randomToken());
  await anonymous('POST', '/register/new-org', {
    ...admin,
    orgName: organisation,
    industry: 'Baking',
    size: '11-50',
    locale: 'en-GB',
    tz: 'Europe/London',
    signupReason: 'The twin run of this installation.',
  });
  await stage.work();
  const token = linkIn(await emailsTo(stage, admin.email), SIGN_UP_LINK);
  const reply = await anonymous('POST', '/signup-with-password', {
    token,
    password: `${randomToken()} green umbrellas`,
  });
  const session = reply.cookies.find(({ name }) => name.endsWith('sid'))?.value;
  if (session === undefined) throw new Error('the admin of the world was not logged in');
  return asBrowser(stage, session);
}

type WorldJob = { id: number; hash: string; questions: number[] };

async function publishJob(
  { work }: TwinWorldContext,
  staff: Staff,
  { founder, reviewers }: { founder: number; reviewers: readonly number[] },
): Promise<WorldJob> {
  const { title, description, questions, guides } = inventedTwinWorldJob;
  const { id } = (await staff('POST', '/dashboard-old/role/new', { title })).json<{ id: number }>();
  const at = `/api/builder/${id}`;
  const draft = async () =>
    (await staff('GET', at)).json<{
      version: number;
      hash: string;
      questions: { id: number }[];
    }>();
  const save = async (method: 'PATCH' | 'PUT' | 'POST', part: string, body: object) =>
    staff(method, at + part, { version: (await draft()).version, ...body });
  const closesAt = new Date(Date.now() + OPEN_FOR_MS).toISOString();
  await save('PATCH', '', { description, closesAt, reviewsPerAnswer: reviewers.length });
  await save('PUT', '/questions', {
    questions: questions.map((text) => ({ text, ...guides, skills: ['Judgement'], maxWords: 250 })),
  });
  await save('PUT', '/team', {
    team: [
      { id: founder, role: 'admin' },
      ...reviewers.map((reviewer) => ({ id: reviewer, role: 'reviewer' })),
    ],
  });
  await save('POST', '/publish', {});
  await work();
  const { hash, questions: saved } = await draft();
  return { id, hash, questions: saved.map((question) => question.id) };
}

async function apply(
  stage: TwinWorldContext,
  {
    job,
    candidate,
    answers,
  }: { job: WorldJob; candidate: InventedTwinWorldCandidate; answers: string[] },
): Promise<void> {
  const fields = { ...candidate, consent: 'yes' };
  await sendForm(stage, `/apply/${job.hash}`, fields, { session: randomToken() });
  await stage.work();
  const token = linkIn(await emailsTo(stage, candidate.email), APPLICATION_LINK);
  const at = `/application/${token}`;
  await sendForm(stage, `${at}/about-you`, { gender: 'gender.non-binary' }, { token });
  for (const [i, text] of answers.entries()) {
    const url = `${at}/answers/${job.questions[i] ?? 0}`;
    const payload = { text, version: 0 };
    expectSuccess(await stage.send({ method: 'PUT', url, payload }), 'PUT an answer');
  }
  await sendForm(stage, `${at}/check`, { honest: 'yes' }, { token });
  await stage.work();
}

function asBrowser({ send, config }: TwinWorldContext, session: string): Staff {
  return async (method, url, body) =>
    expectSuccess(
      await send({
        method,
        url,
        remoteAddress: NOWHERE,
        headers: {
          cookie: `${config.BASE_URL.startsWith('https:') ? '__Host-sid' : 'sid'}=${session}`,
          'x-csrf-token': deriveCsrfToken(session, config),
        },
        ...(body !== undefined && { payload: body }),
      }),
      `${method} ${url}`,
    );
}

async function sendForm(
  { send, config }: TwinWorldContext,
  url: string,
  fields: Record<string, string>,
  boundTo: { token: string } | { session: string },
): Promise<void> {
  const secret = 'token' in boundTo ? boundTo.token : boundTo.session;
  const reply = await send({
    method: 'POST',
    url,
    remoteAddress: NOWHERE,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...('session' in boundTo && {
        cookie: `${config.BASE_URL.startsWith('https:') ? '__Host-sid' : 'sid'}=${secret}`,
      }),
    },
    payload: new URLSearchParams({ ...fields, csrf: deriveCsrfToken(secret, config) }).toString(),
  });
  // An address of an application is a secret of its own.
  expectSuccess(reply, `POST ${url.replace(/[\w-]{43,44}/, '{token}')}`);
}

async function emailsTo({ look }: TwinWorldContext, address: string): Promise<string[]> {
  const emails = await look((db) => findEmailsToAddress(db, address));
  return emails.map(({ subject, text, html }) => [subject, text, html].join('\n'));
}

function linkIn(emails: readonly string[], link: RegExp): string {
  const found = emails.map((text) => link.exec(text)).find((match) => match !== null);
  const token = found?.slice(1).find((part) => part !== undefined);
  if (token === undefined) throw new Error(`no e-mail with a link came: ${link.source}`);
  return token;
}

function expectSuccess<Reply extends { statusCode: number; body: string }>(
  reply: Reply,
  what: string,
): Reply {
  if (reply.statusCode >= 400) throw new Error(`${what} was answered ${reply.statusCode}`);
  return reply;
}
