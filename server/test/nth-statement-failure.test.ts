import { beforeAll, expect, test } from 'vitest';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { hashPassword } from '../features/sign-in/hash-password.ts';
import { callEachIntegrationEndpointOnce } from './canary-webhook-and-public-api-actions.ts';
import { queryFirstColumn } from './database-doors-logins-and-table-lists.ts';
import { callEachEmailAndSurveyEndpointOnce } from './call-each-email-and-survey-endpoint-once.ts';
import { findDatabaseInconsistencies } from './find-database-inconsistencies.ts';
import { startTestServer } from './start-test-server.ts';
import { isDataChangingRoute, makeEachStatementFailOnce } from './make-each-statement-fail-once.ts';
import { callEachDataRequestEndpointOnce } from './call-each-data-request-endpoint-once.ts';
import { callEachEmailTemplateEndpointOnce } from './call-each-email-template-endpoint-once.ts';
import { callEachAdvertAnalysisEndpointOnce } from './call-each-advert-analysis-endpoint-once.ts';
import { callEachJobClosingEndpointOnce } from './call-each-job-closing-endpoint-once.ts';
import { callEachHireAndOpinionEndpointOnce } from './call-each-hire-and-opinion-endpoint-once.ts';
import { callEachInvitationToApplyEndpointOnce } from './call-each-invitation-to-apply-endpoint-once.ts';
import { callEachJobImportEndpointOnce } from './call-each-job-import-endpoint-once.ts';
import { callEachOperatorEndpointOnce } from './call-each-operator-endpoint-once.ts';
import { callEachOrganisationEndpointOnce } from './call-each-organisation-endpoint-once.ts';
import { callEachSignInEndpointOnce } from './call-each-sign-in-endpoint-once.ts';
import { callEachSignUpEndpointOnce } from './call-each-sign-up-endpoint-once.ts';
import { callEachJobBoardEndpointOnce } from './call-each-job-board-endpoint-once.ts';
import { callEachQuestionLibraryEndpointOnce } from './call-each-question-library-endpoint-once.ts';
import { callEachJobCopyEndpointOnce } from './call-each-job-copy-endpoint-once.ts';
import {
  askAndAgreeMoreTimeOverHttp,
  enterApplicationOverHttp,
} from './enter-application-and-agree-more-time-over-http.ts';
import { callEachInterviewAndTaskEndpointOnce } from './call-each-interview-and-task-endpoint-once.ts';
import { callEachRankingEndpointOnce } from './call-each-ranking-endpoint-once.ts';
import { callEachRetentionEndpointOnce } from './call-each-retention-endpoint-once.ts';
import { callEachJobPlanEndpointOnce } from './call-each-job-plan-endpoint-once.ts';
import { makeHiringRoundActionsOverHttp, type RoundApplicant } from './hiring-round-over-http.ts';

const server = startTestServer();
const PASSWORD = 'a password for the sweep';

let swept: ReturnType<typeof makeEachStatementFailOnce>['swept'];
let complaints: string[];

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
  const sweeping = makeEachStatementFailOnce(server);
  ({ swept, complaints } = sweeping);
  // Half a deed may well stop the round.
  await sweepTheRound(sweeping).catch((error: Error) =>
    complaints.push(`the round ended early: ${error.message}`),
  );
}, 1_200_000);

async function sweepTheRound({
  sweep,
  sweepTasks,
}: ReturnType<typeof makeEachStatementFailOnce>): Promise<void> {
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
  await askAndAgreeMoreTimeOverHttp({ round, admin, job, candidate: begun });
  await enterApplicationOverHttp(server, { round, admin, job, applicant: somebody() });
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
  await callEachEmailAndSurveyEndpointOnce(server, sweep, {
    by: admin,
    role: job,
    rejected: { id: a?.id ?? 0, token: a?.token ?? '', mail: Number(mail) },
    hash: hashes[0] ?? '',
  });
  await round.staff(admin, 'POST', `${at}/candidates/${a?.id}/cancel-mail/${mail}`);
  await callEachHireAndOpinionEndpointOnce(server, sweep, { by: admin, role: job, hired: [b] });
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
  await callEachJobPlanEndpointOnce(server, sweep);
  await callEachRankingEndpointOnce(server, sweep);
  await callEachInterviewAndTaskEndpointOnce(server, sweep);
  await callEachAdvertAnalysisEndpointOnce(server, sweep);
  await callEachEmailTemplateEndpointOnce(server, sweep);
  await callEachInvitationToApplyEndpointOnce(server, sweep);
  await callEachQuestionLibraryEndpointOnce(server, sweep);
  await callEachJobBoardEndpointOnce(server, sweep);
  await callEachJobImportEndpointOnce(server, sweep);
  await callEachRetentionEndpointOnce(server, sweep);
  await callEachDataRequestEndpointOnce(server, sweep);
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
    .filter(isDataChangingRoute)
    .map(({ method, path }) => `${method} ${path}`);
  expect(all.filter((address) => !swept.has(address))).toEqual([]);
  // At least: it begins, enters and asks, ends. Where what is asked first has no parameters, that is one message.
  expect([...swept.values()].filter(({ statements }) => statements < 2)).toEqual([]);
  expect([...swept.keys()]).toEqual(
    expect.arrayContaining(['redact-batch batch-dealt', 'write-mail reviews-sent']),
  );
});
