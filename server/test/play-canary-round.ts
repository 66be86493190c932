import type { InjectOptions } from 'fastify';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { sendDueWebhooks } from '../features/integrations/send-due-webhooks.ts';
import { hashPassword } from '../features/sign-in/hash-password.ts';
import { recordClosedJobs } from '../features/jobs/record-closed-jobs.ts';
import { CANARY_ANSWER_KEY_POINTS, saveCanaryKeyInLibrary } from './canary-answer-keys.ts';
import { canaryFormItems, canaryApplicant } from './canary-applicants-and-form-items.ts';
import { plantCanary } from './canary-disguises.ts';
import {
  askForAdjustmentsWithCanaries,
  callEachAdjustmentEndpointOnce,
} from './canary-round-adjustment-actions.ts';
import { crawlAllAddresses, recordReplyForCanaries, type CanaryRound } from './canary-crawl.ts';
import {
  crawlPublicApi,
  callEachIntegrationEndpointOnce,
  recordSentWebhooks,
} from './canary-webhook-and-public-api-actions.ts';
import { playInterviewOverHttp } from './play-interview-over-http.ts';
import { giveAndReadCanaryFeedback } from './reject-canary-candidate-and-crawl-feedback.ts';
import { giveCanaryInterviews } from './plant-interviews-for-canary-candidates.ts';
import { doAndReadCanaryCandidateTasks } from './do-and-read-canary-candidate-tasks.ts';
import { callEachEmailAndSurveyEndpointOnce } from './call-each-email-and-survey-endpoint-once.ts';
import { callEachJobClosingEndpointOnce } from './call-each-job-closing-endpoint-once.ts';
import { callEachHireAndOpinionEndpointOnce } from './call-each-hire-and-opinion-endpoint-once.ts';
import { callEachEndpointOnce } from './call-each-endpoint-once.ts';
import type { TestServer } from './start-test-server.ts';
import { type RoundApplication, makeHiringRoundActionsOverHttp } from './hiring-round-over-http.ts';

export const CANARY_CANDIDATE_COUNT = 6;
const PASSWORD = 'a password for the crawl';

/** A whole round with a canary in every field; at each of its turns everybody asks for everything. */
export async function playCanaryRound(server: TestServer): Promise<CanaryRound> {
  const walk = await openJobOfRound(server);
  await applyForTheJob(walk);
  await lookWhileSealed(walk);
  await lookWhileReviewing(walk);
  await lookAfterRelease(walk);
  await doAndReadCanaryCandidateTasks(walk);
  await finishTheRound(walk);
  await sendDueWebhooks(server.services);
  return walk;
}

async function openJobOfRound(server: TestServer): Promise<CanaryRound> {
  const parts = { server, canaries: [], heard: [], acting: 'the round', attempts: [], hashes: [] };
  const round = makeHiringRoundActionsOverHttp(server, async (request) => {
    const reply = await server.running.app.inject(request);
    const address = typeof request.url === 'string' ? request.url.slice(0, 30) : '';
    recordReplyForCanaries(walk, walk.acting, `${request.method ?? 'GET'} ${address}`, reply);
    return reply;
  });
  // What is still missing follows in the next lines.
  const walk = { ...parts, round } as unknown as CanaryRound;
  const { given } = server;
  const org = await given.organisation({ name: 'Larkfield Energy' });
  const member = (firstName: string, more = {}) =>
    given.member(org, { firstName, lastName: 'Colleague', ...more });
  const staff = {
    admin: await member('Adaline', {
      role: 'ADMIN',
      email: 'adaline@example.com',
      passwordHash: await hashPassword(PASSWORD),
    }),
    reviewing: await member('Ruthven', { role: 'ADMIN' }),
    jobAdmin: await member('Jobina'),
    reader: await member('Readwell'),
    other: await given.member(await given.organisation({ name: 'Pebble' }), {
      role: 'ADMIN',
      firstName: 'Other',
    }),
  };
  Object.assign(walk, { staff });
  recordSentWebhooks(walk);
  const { key } = await callEachIntegrationEndpointOnce(round, staff.admin);
  const { token } = await given.apiKey(staff.reviewing);
  Object.assign(walk, { keys: { admin: key, reviewing: token } });
  const job = await round.publishedRole(staff.admin, {
    reviewers: [staff.reader, staff.reviewing],
    onForm: canaryFormItems,
    testPoints: { large: CANARY_ANSWER_KEY_POINTS },
  });
  await given.part({ ...job, orgId: org.id }, staff.jobAdmin, 'admin');
  await given.feature(org, 'quick-apply');
  await given.feature(org, 'global-reporting');
  await given.owner.query('update core.job set quick_apply = true where id = $1', [job.id]);
  return Object.assign(walk, { role: job, libraryQuestion: await saveCanaryKeyInLibrary(walk) });
}

async function applyForTheJob(walk: CanaryRound): Promise<void> {
  const { server, round, role: job, attempts, canaries } = walk;
  for (let n = 0; n < CANARY_CANDIDATE_COUNT; n += 1) {
    walk.acting = `candidate ${n}`;
    attempts.push(await round.apply(job, canaryApplicant(walk, n)));
  }
  for (const { id } of attempts) {
    const word = plantCanary(canaries, `application ${id}`, 'equal opportunities');
    await server.given.owner.query(
      `update eo.response set answers = $2 where subject = (select subject from eo.response where not answers ? 'planted' limit 1) and job_id = $1`,
      [job.id, JSON.stringify({ planted: 'yes', gender: word })],
    );
  }
  await askForAdjustmentsWithCanaries(walk);
  await giveCanaryInterviews(walk, 'First interview', [walk.staff.admin, walk.staff.jobAdmin]);
  const [first] = attempts;
  walk.acting = 'stranger';
  const form = { ...plain(first), consent: 'yes' };
  await round.form(`/apply/${job.hash}`, form, { session: 'S'.repeat(43) });
  await round.work();
}

function plain(attempt: RoundApplication | undefined): Record<string, string> {
  const { firstName = '', lastName = '', email = '', source = '' } = attempt ?? {};
  return { firstName, lastName, email, source };
}

async function lookWhileSealed(walk: CanaryRound): Promise<void> {
  const { staff } = walk;
  await crawlAllAddresses(walk, { name: 'stranger' }, { tooLarge: true });
  await crawlAllAddresses(walk, { name: 'other organisation', session: staff.other.session });
  const admin = { name: 'admin while sealed', session: staff.admin.session };
  await crawlAllAddresses(walk, admin, { tooLarge: true });
  await crawlAllAddresses(walk, {
    name: 'job admin while sealed',
    session: staff.jobAdmin.session,
  });
  await crawlPublicApi(walk, 'program while sealed', walk.keys.admin);
}

async function lookWhileReviewing(walk: CanaryRound): Promise<void> {
  const { round, staff, role: job, attempts } = walk;
  walk.acting = 'admin while sealed';
  walk.hashes = await round.sendToReview(staff.admin, job, attempts, [
    staff.reader,
    staff.reviewing,
  ]);
  await giveCanaryInterviews(walk, 'Second interview', [staff.reader, staff.reviewing]);
  await round.staff(staff.admin, 'POST', `/api/manage/${job.id}/remind-reviewers`, {});
  await round.work();
  const [readerHash = '', reviewingHash = ''] = walk.hashes;
  walk.acting = 'reviewer by link';
  await crawlAllAddresses(walk, { name: 'reviewer by link', hash: readerHash }, { tooLarge: true });
  await crawlAllAddresses(walk, {
    name: 'reviewer on the staff',
    session: staff.reader.session,
    hash: readerHash,
  });
  await crawlAllAddresses(walk, {
    name: 'admin who still reviews',
    session: staff.reviewing.session,
    hash: reviewingHash,
  });
  await crawlAllAddresses(walk, { name: 'admin while sealed', session: staff.admin.session });
  await crawlPublicApi(walk, 'program of an admin who still reviews', walk.keys.reviewing);
  await round.scoreAll(readerHash);
  await round.finish(readerHash);
  await crawlAllAddresses(walk, { name: 'reviewer by link', hash: readerHash });
}

async function lookAfterRelease(walk: CanaryRound): Promise<void> {
  const { round, staff, role: job, attempts, hashes } = walk;
  walk.acting = 'admin after release';
  await round.staff(staff.admin, 'POST', `/api/manage/${job.id}/release`, {
    reason: 'The interviews begin tomorrow.',
  });
  for (const { id } of attempts)
    await round.staff(staff.admin, 'GET', `/api/manage/${job.id}/candidates/${id}`);
  await crawlAllAddresses(walk, { name: 'admin after release', session: staff.admin.session });
  await crawlAllAddresses(walk, {
    name: 'support after release',
    session: await walk.server.given.support(staff.admin),
  });
  await crawlPublicApi(walk, 'program after release', walk.keys.admin);
  await crawlPublicApi(walk, 'program of an admin who still reviews', walk.keys.reviewing);
  await crawlAllAddresses(walk, {
    name: 'admin who still reviews',
    session: staff.reviewing.session,
    hash: hashes[1] ?? '',
  });
  await crawlAllAddresses(walk, { name: 'other organisation', session: staff.other.session });
  const [, second] = attempts;
  await crawlAllAddresses(walk, { name: 'candidate 1', token: second?.token ?? '' });
}

/** The steps that no other part of the round takes. */
async function finishTheRound(walk: CanaryRound): Promise<void> {
  const { server, round, staff, role: job, attempts, hashes } = walk;
  walk.acting = 'the rest of the round';
  const at = `/api/manage/${job.id}`;
  const [a, b, c] = attempts;
  const [late, gone] = [canaryApplicant(walk, 90), canaryApplicant(walk, 91)];
  const { admin } = staff;
  const { app } = server.running;
  const inject = (request: InjectOptions) => app.inject(request);
  const decide = (applicationIds: (number | undefined)[], decision: string) =>
    round.staff(admin, 'POST', `${at}/decide`, {
      applicationIds,
      decision,
      why: { words: 'By what they wrote.' },
    });
  await round.scoreAll(hashes[1] ?? '');
  await round.finish(hashes[1] ?? '');
  await decide([a?.id], 'interviews-tasks');
  await playInterviewOverHttp(server, round, {
    admin,
    job,
    candidate: { id: a?.id ?? 0, token: a?.token ?? '' },
    note: 'Named whom to ring first.',
    // What was agreed with them is double time.
    minutes: 90,
  });
  await giveAndReadCanaryFeedback(walk);
  walk.acting = 'the rest of the round';
  await decide([a?.id], 'hire');
  await decide([b?.id, c?.id], 'reject');
  await round.staff(admin, 'POST', `${at}/undo-decision`, { applicationIds: [b?.id] });
  await round.work();
  const { rows } = await server.given.owner.query<{ id: number }>(
    `select id from pii.email_message where application_id = $1 and kind = 'applicant-rejection'`,
    [c?.id],
  );
  await callEachEmailAndSurveyEndpointOnce(server, inject, {
    by: admin,
    role: job,
    rejected: { id: c?.id ?? 0, token: c?.token ?? '', mail: rows[0]?.id ?? 0 },
    hash: hashes[1] ?? '',
  });
  await round.staff(admin, 'POST', `${at}/candidates/${c?.id}/cancel-mail/${rows[0]?.id}`);
  walk.acting = 'a late candidate';
  const begun = await round.begin(job, late);
  const link = `/application/${begun.token}`;
  await round.form(`${link}/about-you/skip`, {}, begun);
  await round.form(`${link}/about-you/erase`, {}, begun);
  await round.form(`${link}/question/1`, { text: `I am ${late.firstName}.`, version: '0' }, begun);
  await round.form(`${link}/form/1`, { stage: String(job.form?.id), ...late.onForm }, begun);
  await server.running.app.inject({
    method: 'PUT',
    url: `${link}/forms/${job.form?.id}`,
    payload: { fields: late.onForm, version: 1 },
  });
  for (const page of [
    '',
    '/about-you',
    '/form/1',
    `/forms/${job.form?.id}`,
    '/question/1',
    '/check',
  ])
    await server.running.app.inject({ url: link + page });
  await round.staff(admin, 'POST', `${at}/candidates/${begun.id}/resend-link`);
  await callEachAdjustmentEndpointOnce(walk, { asks: begun, entered: canaryApplicant(walk, 99) });
  const leaving = await round.apply(job, gone);
  await server.running.app.inject({ url: `/application/${leaving.token}/withdraw` });
  await round.form(`/application/${leaving.token}/withdraw`, {}, leaving);
  await round.staff(admin, 'POST', `${at}/candidates/${leaving.id}/open-identity`, {
    reason: 'They asked to be called back.',
  });
  await round.staff(admin, 'POST', `${at}/review-estimate`, {
    applicationIds: [
      (await round.apply(job, canaryApplicant(walk, 92))).id,
      ...(await fourMore(walk)),
    ],
    reviewerIds: [staff.reader.id],
    reviewsPerAnswer: 1,
  });
  await callEachHireAndOpinionEndpointOnce(server, inject, { by: admin, role: job, hired: [b] });
  await round.staff(admin, 'POST', '/api/search/identities', {
    query: late.lastName,
    reason: 'They asked for a copy of their data.',
  });
  const reader = `${at}/reviewers/${staff.reader.id}`;
  await round.staff(admin, 'GET', `${reader}/taking-off`);
  await round.staff(admin, 'POST', `${reader}/take-off`, {});
  await callEachJobClosingEndpointOnce(server, inject, { by: admin, role: job });
  await recordClosedJobs(server.services);
  await round.staff(staff.reader, 'GET', `/freview/get-token/${job.id}`);
  const session = 'L'.repeat(43);
  const login = await server.running.app.inject({
    method: 'POST',
    url: '/login-api',
    headers: {
      cookie: `sid=${session}`,
      'x-csrf-token': deriveCsrfToken(session, server.services.config),
    },
    payload: { email: staff.admin.email, password: PASSWORD },
  });
  const mine = login.cookies[0]?.value ?? '';
  await round.staff({ session: mine }, 'GET', '/logout-no-redirect');
  await callEachEndpointOnce(server, inject);
  await round.work();
}

async function fourMore(walk: CanaryRound): Promise<number[]> {
  const { round, role: job } = walk;
  const more: number[] = [];
  for (let n = 0; n < 4; n += 1)
    more.push((await round.apply(job, canaryApplicant(walk, 93 + n))).id);
  return more;
}
