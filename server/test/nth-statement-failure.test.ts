import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { hashPassword } from '../features/sign-in/hash-password.ts';
import type { PageAddress } from '../http/add-endpoint-route.ts';
import { allEventTasks } from '../tasks/all-event-and-periodic-tasks.ts';
import { callEachIntegrationEndpointOnce } from './canary-webhooks-and-api.ts';
import { queryFirstColumn } from './database-catalogue.ts';
import { fingerprintDatabase, freezeSessionTimes } from './fingerprint-database.ts';
import { callEachEmailDeliveryEndpointOnce } from './call-each-email-delivery-endpoint-once.ts';
import { findDatabaseInconsistencies } from './find-database-inconsistencies.ts';
import { makeQueriesFail } from './make-queries-fail.ts';
import { startTestServer } from './start-test-server.ts';
import { callEachEmailTemplateEndpointOnce } from './call-each-email-template-endpoint-once.ts';
import { callEachAdvertAnalysisEndpointOnce } from './call-each-advert-analysis-endpoint-once.ts';
import { callEachJobClosingEndpointOnce } from './call-each-job-closing-endpoint-once.ts';
import { callEachHireEndpointOnce } from './call-each-hire-endpoint-once.ts';
import { callEachInvitationToApplyEndpointOnce } from './call-each-invitation-to-apply-endpoint-once.ts';
import { callEachJobImportEndpointOnce } from './call-each-job-import-endpoint-once.ts';
import { callEachOperatorEndpointOnce } from './call-each-operator-endpoint-once.ts';
import { callEachOrganisationEndpointOnce } from './call-each-organisation-endpoint-once.ts';
import { callEachSignInEndpointOnce } from './call-each-sign-in-endpoint-once.ts';
import { callEachSignUpEndpointOnce } from './call-each-sign-up-endpoint-once.ts';
import { callEachJobBoardEndpointOnce } from './call-each-job-board-endpoint-once.ts';
import { callEachQuestionLibraryEndpointOnce } from './call-each-question-library-endpoint-once.ts';
import { callEachJobCopyEndpointOnce } from './call-each-job-copy-endpoint-once.ts';
import { agreeMoreTimeOverHttp, enterOverHttp } from './adjust-and-enter-over-http.ts';
import { callEachInterviewAndTaskEndpointOnce } from './call-each-interview-and-task-endpoint-once.ts';
import { callEachRankingEndpointOnce } from './call-each-ranking-endpoint-once.ts';
import { callEachPlanEndpointOnce } from './call-each-plan-endpoint-once.ts';
import { makeHiringRoundActionsOverHttp, type RoundApplicant } from './hiring-round-over-http.ts';

const server = startTestServer();
const PASSWORD = 'a password for the sweep';
const MOST_STATEMENTS = 80;
const ASKS_OUTSIDE = 'POST /api/member-calendar/read';

type Swept = { address: string; statements: number; lostCommit: boolean };
const swept = new Map<string, Swept>();
const complaints: string[] = [];
let next: ReturnType<typeof makeQueriesFail>['next'];
let trouble: ReturnType<typeof makeQueriesFail>['trouble'];

const changes = (address: PageAddress) => address.method !== 'GET' || 'requiresCsrf' in address;

function addressOf({ method, url }: InjectOptions): (PageAddress & { key: string }) | undefined {
  const [path = ''] = (typeof url === 'string' ? url : '').split('?');
  const found = [...server.running.endpoints, ...server.running.pages].find(
    (address) =>
      address.method === method &&
      new RegExp(`^${address.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return found && { ...found, key: `${found.method} ${found.path}` };
}

/** Sends a change again and again, each time with one statement more that works, until nothing is left to fail. */
async function sweep(request: InjectOptions): Promise<LightMyRequestResponse> {
  const { app } = server.running;
  const address = addressOf(request);
  if (address === undefined || !changes(address) || swept.has(address.key))
    return app.inject(request);
  // The web gives every deed a key of its own, and keeps it when it asks again.
  const isKeyed =
    address.method === 'POST' && address.door === 'staff' && !('notReplayable' in address);
  const asked: InjectOptions = isKeyed
    ? { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }
    : request;
  await freezeSessionTimes(server.given.owner);
  const before = await fingerprintDatabase(server.given.owner);
  let commits = 0;
  for (let n = 1; n <= MOST_STATEMENTS; n += 1) {
    next({ failAt: n });
    const reply = await app.inject(asked);
    const { hit } = trouble;
    next({});
    if (hit === null)
      return done({ address: address.key, statements: n - 1, lostCommit: false }, reply);
    if (reply.statusCode < 500)
      complaints.push(`${address.key}: ${reply.statusCode} although "${hit.slice(0, 60)}" failed`);
    if ((await fingerprintDatabase(server.given.owner)) !== before)
      complaints.push(`${address.key}: half of it stayed when "${hit.slice(0, 60)}" failed`);
    if (hit !== 'commit' || address.method !== 'POST') continue;
    commits += 1;
    const deed = { address: address.key, statements: n, lostCommit: true };
    const lost = await loseCommit(deed, { request: asked, isKeyed, commits });
    // One that only looked, before it asked outside the server, has done nothing yet.
    const mayHaveLooked = isKeyed || address.key === ASKS_OUTSIDE;
    if (!mayHaveLooked || (await fingerprintDatabase(server.given.owner)) !== before) return lost();
  }
  throw new Error(`${address.key} has no end`);
}

/** The deed is done, but whoever asked does not hear it; asks again by what it gives back. */
async function loseCommit(
  deed: Swept,
  { request, isKeyed, commits }: { request: InjectOptions; isKeyed: boolean; commits: number },
): Promise<() => Promise<LightMyRequestResponse>> {
  next({ loseCommit: commits });
  const lost = await server.running.app.inject(request);
  if (trouble.hit === null) complaints.push(`${deed.address}: the commit was not lost`);
  if (lost.statusCode !== 503)
    complaints.push(`${deed.address}: ${lost.statusCode} for a lost connection`);
  next({});
  return async () => {
    const after = await fingerprintDatabase(server.given.owner);
    const again = await server.running.app.inject(request);
    if (isKeyed && (await fingerprintDatabase(server.given.owner)) !== after)
      complaints.push(`${deed.address}: done twice`);
    return done(deed, again);
  };
}

async function done(deed: Swept, reply: LightMyRequestResponse): Promise<LightMyRequestResponse> {
  swept.set(deed.address, deed);
  for (const complaint of await findDatabaseInconsistencies(server.given.owner))
    complaints.push(`after ${deed.address}: ${complaint}`);
  return reply;
}

let n = 0;
function somebody(): RoundApplicant {
  n += 1;
  const name = `Candidate${'abcdefghijklm'.charAt(n)}`;
  return {
    firstName: name,
    lastName: 'Of The Sweep',
    email: `${name.toLowerCase()}@example.com`,
    source: 'Direct',
    answers: ['I call next door.', 'I bake elsewhere.'],
  };
}

beforeAll(async () => {
  ({ next, trouble } = makeQueriesFail(server.services.pools));
  // Half a deed may well stop the round.
  await sweepTheRound().catch((error: Error) =>
    complaints.push(`the round ended early: ${error.message}`),
  );
}, 1_200_000);

async function sweepTheRound(): Promise<void> {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, {
    role: 'ADMIN',
    email: 'sweeper@example.com',
    passwordHash: await hashPassword(PASSWORD),
  });
  const reviewers = [await given.member(org), await given.member(org)];
  const leaver = await given.member(org);
  const round = makeHiringRoundActionsOverHttp(server, sweep);
  sweepTasks();

  await callEachIntegrationEndpointOnce(round, admin);
  const job = await round.publishedRole(admin, { reviewers: [...reviewers, leaver] });
  const at = `/api/manage/${job.id}`;
  const late = somebody();
  const begun = await round.begin(job, late);
  const link = `/application/${begun.token}`;
  await round.form(`${link}/about-you`, { gender: 'gender.man' }, begun);
  await round.form(`${link}/about-you/erase`, {}, begun);
  await round.form(`${link}/about-you/skip`, {}, begun);
  await round.form(`${link}/question/1`, { text: 'I call next door.', version: '0' }, begun);
  await round.staff(admin, 'POST', `${at}/candidates/${begun.id}/resend-link`);
  await agreeMoreTimeOverHttp({ round, admin, job, candidate: begun });
  await enterOverHttp(server, { round, admin, job, applicant: somebody() });
  const attempts = [];
  for (let i = 0; i < 6; i += 1) attempts.push(await round.apply(job, somebody()));
  const [a, b, c, , , leaving] = attempts;
  const leavingLink = `/application/${leaving?.token}`;
  const own = { token: leaving?.token ?? '' };
  await round.form(`${leavingLink}/adjustments`, { version: '0', time: '1.5' }, own);
  await round.form(`${leavingLink}/adjustments/take-back`, {}, own);
  await round.form(`/application/${leaving?.token}/withdraw`, {}, { token: leaving?.token ?? '' });
  const chosen = {
    applicationIds: attempts.slice(0, 5).map(({ id }) => id),
    reviewerIds: [...reviewers, leaver].map(({ id }) => id),
    reviewsPerAnswer: 2,
  };
  await round.staff(admin, 'POST', `${at}/review-estimate`, chosen);
  await round.staff(admin, 'POST', '/api/org-interviews', { date: '2026-11-21' });
  const sent = await round.sendToReview(admin, job, attempts.slice(0, 5), [...reviewers, leaver]);
  // Somebody leaves before the first star: the others do it all.
  await round.staff(admin, 'POST', `/api/account/users/${leaver.id}/deactivate`, {});
  await round.work();
  await round.staff(admin, 'POST', `${at}/remind-reviewers`, {});
  const hashes = sent.slice(0, reviewers.length);
  for (const hash of hashes) {
    await round.scoreAll(hash);
    await round.finish(hash);
  }
  await round.staff(admin, 'POST', `${at}/candidates/${a?.id}/open-identity`, {
    reason: 'They called the office.',
  });
  await round.staff(admin, 'POST', `${at}/release`, {});
  await round.staff(admin, 'POST', `${at}/reviewers/${reviewers[0]?.id}/take-off`, {});
  await round.staff(admin, 'POST', `${at}/decide`, {
    applicationIds: [a?.id, b?.id, c?.id],
    decision: 'reject',
  });
  await round.work();
  await round.staff(admin, 'POST', `${at}/undo-decision`, { applicationIds: [b?.id] });
  const [mail] = await queryFirstColumn(
    given.owner,
    `select id::text from pii.email_message where kind = 'applicant-rejection' and application_id = $1`,
    [a?.id],
  );
  await callEachEmailDeliveryEndpointOnce(server, sweep, {
    by: admin,
    role: job,
    rejected: { id: a?.id ?? 0, token: a?.token ?? '', mail: Number(mail) },
    hash: hashes[0] ?? '',
  });
  await round.staff(admin, 'POST', `${at}/candidates/${a?.id}/cancel-mail/${mail}`);
  await callEachHireEndpointOnce(server, sweep, { by: admin, role: job, hired: [b] });
  await round.staff(admin, 'POST', '/api/search/identities', {
    query: 'Of The Sweep',
    reason: 'They asked for a copy of their data.',
  });
  await callEachJobClosingEndpointOnce(server, sweep, { by: admin, role: job });
  await round.work();
  const session = 'S'.repeat(43);
  const login = await sweep({
    method: 'POST',
    url: '/login-api',
    headers: {
      cookie: `sid=${session}`,
      'x-csrf-token': deriveCsrfToken(session, server.services.config),
    },
    payload: { email: admin.email, password: PASSWORD },
  });
  await round.staff({ session: login.cookies[0]?.value ?? '' }, 'GET', '/logout-no-redirect');
  await callEachOperatorEndpointOnce(server, sweep);
  await callEachSignUpEndpointOnce(server, sweep);
  await callEachSignInEndpointOnce(server, sweep);
  await callEachOrganisationEndpointOnce(server, sweep);
  await callEachJobCopyEndpointOnce(server, sweep);
  await callEachPlanEndpointOnce(server, sweep);
  await callEachRankingEndpointOnce(server, sweep);
  await callEachInterviewAndTaskEndpointOnce(server, sweep);
  await callEachAdvertAnalysisEndpointOnce(server, sweep);
  await callEachEmailTemplateEndpointOnce(server, sweep);
  await callEachInvitationToApplyEndpointOnce(server, sweep);
  await callEachQuestionLibraryEndpointOnce(server, sweep);
  await callEachJobBoardEndpointOnce(server, sweep);
  await callEachJobImportEndpointOnce(server, sweep);
}

/** The tasks are swept as well: what they do in several steps they do again, and nobody is told twice. */
function sweepTasks(): void {
  for (const [name, task] of Object.entries(allEventTasks)) {
    const work = task.work;
    allEventTasks[name] = {
      ...task,
      work: async (services, data) => {
        const kind = `${name} ${(await queryFirstColumn(server.given.owner, 'select kind from core.event where id = $1', [data.eventId])).join()}`;
        for (let at = 1; !swept.has(kind); at += 1) {
          next({ failAt: at });
          const failed = await work(services, data).then(
            () => null,
            (error: Error) => error,
          );
          const { hit } = trouble;
          next({});
          if (hit === null && failed !== null) throw failed;
          if (hit !== null && failed === null)
            complaints.push(`${kind}: went on although "${hit.slice(0, 60)}" failed`);
          if (hit === null)
            await done(
              { address: kind, statements: at - 1, lostCommit: false },
              undefined as never,
            );
        }
        await work(services, data);
      },
    };
  }
}

test('whichever statement fails, a deed is done whole or not at all, and what is counted, audited and linked agrees', () => {
  expect(complaints).toEqual([]);
});

test('whoever lost the answer to a creating call asks again, and it was done once', async () => {
  expect([...swept.values()].filter(({ lostCommit }) => lostCommit).length).toBeGreaterThan(15);
  expect(await findDatabaseInconsistencies(server.given.owner)).toEqual([]);
});

test('every call and every form that changes anything was swept, statement by statement', () => {
  const all = [...server.running.endpoints, ...server.running.pages]
    .filter(changes)
    .map(({ method, path }) => `${method} ${path}`);
  expect(all.filter((address) => !swept.has(address))).toEqual([]);
  // At least: it begins and enters, asks, ends.
  expect([...swept.values()].filter(({ statements }) => statements < 3)).toEqual([]);
  expect([...swept.keys()]).toEqual(
    expect.arrayContaining(['redact-batch batch-dealt', 'write-mail reviews-sent']),
  );
});
