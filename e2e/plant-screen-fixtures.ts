import { exampleWrittenAnswer } from './example-written-answer.ts';
import {
  applyToJobByApi,
  callApi,
  requestSignUpTokenByApi,
  beginApplicationByApi,
  type PreparedCandidate,
  finishApplicationByApi,
  finishReviewsByApi,
  logInByApi,
  createPublishedJobByApi,
  type PreparedJob,
  scoreUnscoredAnswersByApi,
  submitServerForm,
  type StaffApiSession,
  tokenInReviewLink,
  createPublishableJobByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import { applyBeforePlanChangeByApi } from './apply-before-plan-change-by-api.ts';
import { findInterviewsForScreens } from './find-interviews-for-screens.ts';
import { findJobByTitle, listMemberJobs } from './list-member-jobs-and-find-by-title.ts';
import { plantDataRequestsForScreens } from './plant-data-requests-for-screens.ts';
import { plantAdjustmentsForScreens } from './plant-adjustments-for-screens.ts';
import { createDraftWithFullPlanByApi } from './create-draft-with-full-plan-by-api.ts';
import { plantFeedbackForScreens } from './plant-feedback-for-screens.ts';
import { plantApplicationFormForScreens } from './plant-application-form-for-screens.ts';
import { plantInterviewsForScreens } from './plant-interviews-for-screens.ts';
import { plantCandidateTasksForScreens } from './plant-candidate-tasks-for-screens.ts';
import { plantCandidateTestsForScreens } from './plant-candidate-tests-for-screens.ts';
import { plantIntegrationsForScreens } from './plant-webhook-and-api-key-for-screens.ts';
import type { ScreenFixtureIds } from './screen-to-check-types.ts';
import { impersonateAdminByApi } from './impersonate-admin-by-api.ts';

/** What the screens of the list show: the demo employer, and what is only there once somebody has done it. */
export type ScreenFixtures = {
  staff: Record<
    | 'admin'
    | 'hiring'
    | 'member'
    | 'reviewer'
    | 'other-admin'
    | 'crowded-admin'
    | 'operator'
    | 'support',
    StaffApiSession
  >;
  ids: ScreenFixtureIds;
};

/** Admins who do nothing for half an hour are logged out, and on a busy machine the first screen of some comes later. */
const SESSION_USED_EVERY_MS = 300_000;

type Me = { user: { Org: { id: number } } };
type Row = { id: number; ref: string; state: string };

export async function plantScreenFixtures(baseUrl: string): Promise<ScreenFixtures> {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const otherAdmin = await logInByApi(baseUrl, 'admin@pebble.test');
  const { id: otherOrg } = (await callApi<Me>(otherAdmin, 'GET', '/api/user/current')).user.Org;
  const staff = {
    admin,
    hiring: await logInByApi(baseUrl, 'hiring@demo.test'),
    member: await logInByApi(baseUrl, 'member@demo.test'),
    reviewer: await logInByApi(baseUrl, 'reviewer@demo.test'),
    'other-admin': otherAdmin,
    'crowded-admin': await signUpCrowdedEmployer(baseUrl),
    operator: await logInByApi(baseUrl, 'operator@demo.test'),
    support: await impersonateAdminByApi(baseUrl, otherOrg),
  };
  keepSessionsInUse(Object.values(staff));
  const jobs = await listMemberJobs(admin);
  const job = (title: string) => findJobByTitle(jobs, title);
  const advice = job('Energy Advice Officer');

  return {
    staff,
    ids: {
      emptyDraft: job('Learning and Development Partner').id,
      readyDraft: (
        await createPublishableJobByApi(admin, {
          title: 'Depot Scheduler',
          questions: 2,
          reviewers: ['Wole Ashcombe', 'Hana Petrova'],
        })
      ).id,
      plannedDraft: (await createDraftWithFullPlanByApi(admin, 'Ferry Master')).id,
      publishableDraft: (
        await createPublishableJobByApi(admin, {
          title: 'Tide Surveyor',
          reviewers: ['Hana Petrova'],
        })
      ).id,
      openJob: advice.id,
      openHash: advice.hash,
      emptyJob: (
        await createPublishedJobByApi(admin, {
          title: 'Harbour Controller',
          reviewers: ['Wole Ashcombe'],
        })
      ).id,
      smallJob: job('Payroll Coordinator').id,
      quickHash: job('Payroll Coordinator').hash,
      interested: await showInterest(baseUrl, job('Payroll Coordinator').hash),
      reviewedJob: job('Field Engineer, North').id,
      sealedJob: job('Product Manager, Tariffs').id,
      closedHash: job('Product Manager, Tariffs').hash,
      goneHash: job('Smart Meter Installer').hash,
      decidedJob: job('Complaints Case Handler').id,
      ...(await findInterviewsForScreens(admin, job('Complaints Case Handler').id)),
      ownReviewsJob: job('Sample role: Customer Support Associate').id,
      foreignJob: findJobByTitle(await listMemberJobs(otherAdmin), 'Studio Assistant').id,
      ...(await plantCandidates(baseUrl, admin, advice)),
      ...(await plantReviews(baseUrl)),
      ...(await plantCandidateTestsForScreens(baseUrl, admin)),
      ...(await plantCandidateTasksForScreens(baseUrl, admin)),
      ...(await plantFeedbackForScreens(baseUrl, admin)),
      ...(await plantApplicationFormForScreens(baseUrl, admin)),
      ...(await plantAdjustmentsForScreens(baseUrl, admin)),
      ...(await plantDataRequestsForScreens(baseUrl, admin)),
      ...(await plantInterviewsForScreens(baseUrl, admin)),
      submittedCandidate: (await rowsOf(admin, advice.id, 'submitted'))[0]?.id ?? 0,
      sealedCandidate:
        (await rowsOf(admin, job('Product Manager, Tariffs').id, 'in-review'))[0]?.id ?? 0,
      openCandidate:
        (await rowsOf(admin, job('Complaints Case Handler').id, 'interviews-tasks'))[0]?.id ?? 0,
      signUpToken: await requestSignUpTokenByApi(
        baseUrl,
        'wilhelmina.featherstonehaugh@example.com',
      ),
      otherOrg,
      ...(await plantIntegrationsForScreens(admin)),
      mail: (await waitForEmailTo(baseUrl, 'marit.solheim@example.com')).id,
    },
  };
}

function keepSessionsInUse(sessions: StaffApiSession[]): void {
  setInterval(() => {
    // Of a session that has ended a screen tells.
    for (const { api } of sessions) void api.get('/api/logged-in').catch(() => undefined);
  }, SESSION_USED_EVERY_MS).unref();
}

async function showInterest(baseUrl: string, hash: string): Promise<string> {
  const candidate = candidateNamed('Ottilie', 'Brandvold');
  const path = `/apply/${hash}/interest`;
  await submitServerForm(baseUrl, { path, fields: { ...candidate, consent: 'yes' } });
  return linkInEmail(await waitForEmailTo(baseUrl, candidate.email), '/application/').replace(
    baseUrl,
    '',
  );
}

/** An employer with eleven roles, whose names are as long as may be and read in either direction. */
async function signUpCrowdedEmployer(baseUrl: string): Promise<StaffApiSession> {
  const { email, password } = await signUpEmployerByApi(baseUrl, {
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    orgName: 'Quillon Bindery',
  });
  const admin = await logInByApi(baseUrl, email, password);
  for (let n = 1; n <= 8; n += 1)
    await callApi(admin, 'POST', '/dashboard-old/role/new', { title: `Bookbinder ${n}` });
  for (const title of [
    `Bookbinder and ${'Conservation and Restoration of Paper, '.repeat(6)}`.slice(0, 256).trim(),
    'مدير أول لبرامج ترميم المخطوطات، 2026 (Leather)',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  ])
    await callApi(admin, 'POST', '/dashboard-old/role/new', { title });
  return admin;
}

async function plantCandidates(baseUrl: string, admin: StaffApiSession, job: PreparedJob) {
  const begin = (candidate: PreparedCandidate) =>
    beginApplicationByApi(baseUrl, job.hash, candidate);
  const apply = (candidate: PreparedCandidate) =>
    applyToJobByApi(baseUrl, job.hash, candidate, [
      exampleWrittenAnswer,
      exampleWrittenAnswer,
      exampleWrittenAnswer,
    ]);
  const begun = await begin(candidateNamed('Marit', 'Solheim'));
  const newCandidate = Math.max(
    ...(await rowsOf(admin, job.id, 'all'))
      .filter(({ state }) => state === 'started')
      .map(({ id }) => id),
  );

  const writing = await begin(candidateNamed('Tendai', 'Moyo'));
  await finishApplicationByApi(baseUrl, writing, {
    answers: [exampleWrittenAnswer],
    submits: false,
  });
  const checking = await begin(candidateNamed('Aurelie', 'Fontaine'));
  await finishApplicationByApi(baseUrl, checking, {
    answers: [exampleWrittenAnswer, exampleWrittenAnswer, exampleWrittenAnswer],
    submits: false,
  });
  const submitted = await apply(candidateNamed('Kofi', 'Brannigan'));
  const withdrawn = await apply(candidateNamed('Leonie', 'Hartwell'));
  await submitServerForm(baseUrl, { path: `${withdrawn}/withdraw`, fields: {} });
  const interviewing = await apply(candidateNamed('Anahit', 'Petrosyan'));
  await decide(admin, job.id, {
    ref: await referenceOn(baseUrl, interviewing),
    decision: 'interviews-tasks',
  });
  const hired = await apply(candidateNamed('Mateus', 'Oliveira'));
  await decide(admin, job.id, { ref: await referenceOn(baseUrl, hired), decision: 'hire' });

  const closing = await createPublishedJobByApi(admin, {
    title: 'Fleet Steward',
    reviewers: ['Wole Ashcombe'],
  });
  const unsent = await beginApplicationByApi(
    baseUrl,
    closing.hash,
    candidateNamed('Rosalind', 'Ferreira'),
  );
  await finishApplicationByApi(baseUrl, unsent, {
    answers: [exampleWrittenAnswer],
    submits: false,
  });
  await callApi(admin, 'POST', `/dashboard-old/role/${closing.id}/archive-open`);
  const sunniva = candidateNamed('Sunniva', 'Aldred');
  return {
    begun,
    newCandidate,
    writing,
    checking,
    submitted,
    withdrawn,
    interviewing,
    hired,
    unsent,
    underEarlierPlan: await applyBeforePlanChangeByApi(baseUrl, admin, sunniva),
  };
}

/** Four reviewers score all they have on one role, so that its leaderboard opens; one of them has finished. */
async function plantReviews(baseUrl: string) {
  const tokenFor = async (email: string, job: RegExp) =>
    tokenInReviewLink(linkInEmail(await waitForEmailTo(baseUrl, email, job), '/review-app/'));
  const tokens = await Promise.all(
    ['hana', 'jonas', 'wole', 'sufiya'].map((name) =>
      tokenFor(`${name}@demo.test`, /Product Manager/),
    ),
  );
  await Promise.all(
    tokens.map((token) => scoreUnscoredAnswersByApi(baseUrl, token, starsByLength)),
  );
  const [scoredToken = '', finishedToken = ''] = tokens;
  await finishReviewsByApi(baseUrl, finishedToken);
  return {
    scoredToken,
    finishedToken,
    reviewToken: await tokenFor('reviewer@demo.test', /Field Engineer/),
  };
}

/** Longer answers of the demo are the better ones, more or less. */
function starsByLength({ length }: string, n: number): number {
  return Math.min(5, Math.max(1, Math.round(length / 180) + (n % 3) - 1));
}

async function decide(
  admin: StaffApiSession,
  jobId: number,
  { ref, decision }: { ref: string; decision: string },
): Promise<void> {
  const row = (await rowsOf(admin, jobId, 'submitted')).find((one) => one.ref === ref);
  await callApi(admin, 'POST', `/api/manage/${jobId}/decide`, {
    applicationIds: [row?.id ?? 0],
    decision,
  });
}

/** As the candidate's own status page says it. */
async function referenceOn(baseUrl: string, link: string): Promise<string> {
  const page = await (await fetch(`${baseUrl}${link}/status`)).text();
  return /\b[A-Z]{2}-\d+\b/.exec(page)?.[0] ?? '';
}

async function rowsOf(admin: StaffApiSession, jobId: number, group: string): Promise<Row[]> {
  const page = (n: number) =>
    callApi<{ candidates: Row[]; pages: number }>(
      admin,
      'GET',
      `/api/manage/${jobId}/candidates?group=${group}&page=${n}`,
    );
  const { candidates, pages } = await page(1);
  const rest = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, i) => page(i + 2)),
  );
  return [candidates, ...rest.map((one) => one.candidates)].flat();
}

function candidateNamed(firstName: string, lastName: string): PreparedCandidate {
  return { firstName, lastName, email: `${firstName}.${lastName}@example.com`.toLowerCase() };
}
