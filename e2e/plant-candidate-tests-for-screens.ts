import {
  beginApplicationByApi,
  callApi,
  finishApplicationByApi,
  type StaffApiSession,
  submitServerForm,
} from './staff-and-candidate-actions-by-api.ts';
import {
  beginCandidateTestByApi,
  createJobWithCandidateTestByApi,
  handInCandidateTestByApi,
} from './create-and-take-candidate-test-by-api.ts';

const LONG_MINUTES = 600;

/** Candidates at each step of a test; the time of one is over while the others are looked at. */
export async function plantCandidateTestsForScreens(baseUrl: string, admin: StaffApiSession) {
  const reviewers = ['Wole Ashcombe'];
  const long = await createJobWithCandidateTestByApi(admin, {
    title: 'Kitchen Planner',
    reviewers,
    minutes: LONG_MINUTES,
    questions: 12,
  });
  const short = await createJobWithCandidateTestByApi(admin, {
    title: 'Tray Counter',
    reviewers,
    minutes: 1,
  });
  const before = async ({ hash }: { hash: string }, firstName: string) => {
    const email = `${firstName.toLowerCase()}.counting@example.com`;
    const candidate = { firstName, lastName: 'Estrand', email };
    const link = await beginApplicationByApi(baseUrl, hash, candidate);
    const answers = ['I count twice, and write it down.'];
    await finishApplicationByApi(baseUrl, link, { answers, submits: false });
    return link;
  };
  const testOver = await before(short, 'Perpetua');
  await beginCandidateTestByApi(baseUrl, testOver);
  const testRunning = await before(long, 'Sunniva');
  await beginCandidateTestByApi(baseUrl, testRunning);
  const testDone = await before(long, 'Isambard');
  await beginCandidateTestByApi(baseUrl, testDone);
  await handInCandidateTestByApi(baseUrl, testDone);
  const send = async (job: typeof long, firstName: string) => {
    const sent = await before(job, firstName);
    await beginCandidateTestByApi(baseUrl, sent);
    await handInCandidateTestByApi(baseUrl, sent);
    await submitServerForm(baseUrl, { path: `${sent}/check`, fields: { honest: 'yes' } });
    return sent;
  };
  await send(long, 'Theodora');
  const testBands = await send(short, 'Hesper');
  const at = `/api/manage/${short.id}`;
  const { candidates } = await callApi<{ candidates: { id: number }[] }>(
    admin,
    'GET',
    `${at}/candidates?group=submitted&page=1`,
  );
  await callApi(admin, 'POST', `${at}/decide`, {
    applicationIds: candidates.map(({ id }) => id),
    decision: 'hire',
  });
  return {
    testBands,
    testStart: await before(long, 'Aldous'),
    testRunning,
    testDone,
    testOver,
    testedJob: long.id,
  };
}
