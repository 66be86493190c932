import type { FeedbackReport } from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import { afterEach, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  givenScoredCandidates,
  clientOfApplication,
  makeFeedbackReportTestActions,
} from '../../test/given-scored-candidates-and-feedback-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedApplication } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { eraseApplication } from '../pipeline/erase-application.ts';

const server = startTestServer();
const DAY_MS = 86_400_000;
afterEach(() => server.setNow(null));

const SIX: [number, number][] = [
  [1, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [5, 5],
];
const three = ['Judgement', 'Calm', 'Numbers'];

async function given(stars: number[][], skills = three) {
  const scored = await givenScoredCandidates(server, { stars, skills });
  const [first, ...others] = scored.applications as [PlantedApplication, ...PlantedApplication[]];
  return { ...scored, first, others, ...makeFeedbackReportTestActions(server, scored) };
}
const reportOf = ([body = '{}']: string[]) => JSON.parse(body) as FeedbackReport;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('whoever is rejected reads their own words, what was looked for, and bands without a number', async () => {
  const { first, reject } = await given(SIX);
  await reject([first]);
  const page = await (await clientOfApplication(server, first)).get('feedback');
  expect(page.statusCode).toBe(200);
  const words = visiblePageText(page);
  for (const part of [
    'At least 5 people applied.',
    'Your answers were read by 2 people',
    'Answer of number 0.',
    'Calls, and bakes elsewhere meanwhile.',
    'needs work',
    'To work on first: Judgement',
    'Highest',
    '10 to 20',
  ])
    expect(words).toContain(part);
  expect(words).not.toMatch(/1\.5|stars? on average|quarter/);
});

test('who was rejected before reports were made here reads that there is none, and is not asked to wait', async () => {
  const { first, admin } = await given(SIX);
  const rejectSince = (days: number) =>
    server.given.owner.query(
      `update core.application set state = 'rejected', rejected_by = $3, rejected_at = now() - make_interval(days => $2) where id = $1`,
      [first.id, days, admin.id],
    );
  const read = async (page: 'feedback' | 'status') =>
    visiblePageText(await (await clientOfApplication(server, first)).get(page));
  await rejectSince(90);
  expect(await read('feedback')).toMatch(/There is none. Larkfield decided .* before feedback/);
  expect(await read('feedback')).not.toContain('being put together');
  expect(await read('status')).not.toContain('Your feedback report');
  await rejectSince(1);
  expect(await read('feedback')).toContain('It is being put together.');
  expect(await read('status')).toContain('Your feedback report');
});

test('a mean on a threshold is of the band above, by the rounding of the board', async () => {
  // Means of 1.6, 1.8, 2.4, 2.6, 3.2, 3.4, 4 and 4.2.
  const thresholds = [
    [1, 1, 2, 2, 2],
    [1, 2, 2, 2, 2],
    [2, 2, 2, 3, 3],
    [2, 2, 3, 3, 3],
    [3, 3, 3, 3, 4],
    [3, 3, 3, 4, 4],
    [4, 4, 4, 4, 4],
    [4, 4, 4, 4, 5],
  ];
  const { applications, reject, stored } = await given(thresholds);
  await reject(applications);
  const bands = [];
  for (const each of applications) {
    const { reports } = await stored(each);
    bands.push(reportOf(reports).answers[0]?.band);
  }
  expect(bands).toEqual([
    'needs work',
    'developing',
    'developing',
    'solid',
    'solid',
    'strong',
    'strong',
    'outstanding',
  ]);
});

test('released, the rejection undone and made again: one frozen copy, and both releases kept', async () => {
  const { first, reject, undo, stored } = await given(SIX);
  const candidate = await clientOfApplication(server, first);
  await reject([first]);
  const before = await stored(first);
  expect(before.releases).toEqual([{ isReleased: true, isTakenBack: false }]);
  await undo(first);
  expect((await candidate.get('feedback')).statusCode).toBe(303);
  await server.given.owner.query('update core.review set stars = 5 where application_id = $1', [
    first.id,
  ]);
  await reject([first]);
  expect((await stored(first)).reports).toEqual(before.reports);
  expect((await stored(first)).releases).toEqual([
    { isReleased: true, isTakenBack: true },
    { isReleased: true, isTakenBack: false },
  ]);
  expect(visiblePageText(await candidate.get('feedback'))).toContain('needs work');
});

test('a rejection that was taken back before anybody was told of it has frozen nothing', async () => {
  const { first, admin, job, settle, reject, stored } = await given(SIX);
  const at = `/api/manage/${job.id}`;
  const ids = { applicationIds: [first.id] };
  await server.as(admin).post(`${at}/decide`, { ...ids, decision: 'reject' });
  await settle({ haveEmailsLeft: false });
  expect(await stored(first)).toEqual({
    reports: [],
    releases: [{ isReleased: false, isTakenBack: false }],
  });
  await server.as(admin).post(`${at}/undo-decision`, ids);
  await settle();
  expect(await stored(first)).toEqual({
    reports: [],
    releases: [{ isReleased: false, isTakenBack: true }],
  });
  await reject([first]);
  expect((await stored(first)).reports).toHaveLength(1);
});

test('a late candidate moves no frozen quarter', async () => {
  const many = Array.from({ length: 10 }, (_, i): [number, number] => [
    1 + Math.floor(i / 2),
    1 + Math.floor(i / 2),
  ]);
  const { first, others, admin, reviewers, job, question, reject, stored } = await given(many);
  await reject([first]);
  const before = await stored(first);
  expect(reportOf(before.reports).answers[0]?.quarter).toBe('lowest');
  const late = await server.given.application(job);
  await server.given.answer(late, question);
  await server.given.batch(job, { by: admin, reviewers, applications: [late], stars: () => 1 });
  await reject([others[8] ?? late]);
  expect(await stored(first)).toEqual(before);
  const after = await stored(others[8] ?? late);
  expect(reportOf(after.reports).answers[0]?.quarter).toBe('top');
});

test.each([
  [1, three],
  [2, three],
  [3, three],
  [6, ['Judgement', 'Calm']],
])('of %i candidates and the criteria %j nothing of others is told', async (people, skills) => {
  const { first, reject, stored } = await given(SIX.slice(0, people), skills);
  await reject([first]);
  const report = reportOf((await stored(first)).reports);
  expect(report.isCompared).toBe(false);
  expect(report.skills.map(({ average, highest }) => [average, highest])).toEqual(
    skills.map(() => [null, null]),
  );
  const words = visiblePageText(await (await clientOfApplication(server, first)).get('feedback'));
  expect(words).toContain('Too little was scored to compare you with others.');
  expect(words).not.toMatch(/Average|Highest/);
});

test('who was rejected before anybody read them has a report that says so', async () => {
  const { job, question, reject, stored } = await given([]);
  const unread = await server.given.application(job);
  await server.given.answer(unread, question, 'Nobody reads this.');
  await reject([unread]);
  expect(reportOf((await stored(unread)).reports).answers).toMatchObject([
    { answer: 'Nobody reads this.', band: null, readers: 0 },
  ]);
  const words = visiblePageText(await (await clientOfApplication(server, unread)).get('feedback'));
  expect(words).toContain('Nobody scored your answers before the decision.');
});

test('held with the rejection, or by the role, it comes on its day and its page says from when on', async () => {
  const { first, others, admin, job, reject, settle, stored } = await given(SIX);
  const [byRule = first] = others;
  await reject([first], { feedbackFrom: dayAfter(10) });
  const rule = await server.as(admin).put(`/api/manage/${job.id}/feedback`, {
    heldUntil: dayAfter(20),
    showsGuide: false,
    version: 0,
  });
  expect(rule.json()).toMatchObject({ rule: { heldUntil: dayAfter(20), showsGuide: false } });
  await reject([byRule]);
  const candidate = await clientOfApplication(server, first);
  expect(visiblePageText(await candidate.get('feedback'))).toMatch(
    /It will be on this page from \d+ \w+ \d{4} on\./,
  );
  expect((await stored(first)).reports).toEqual([]);
  server.setNow(new Date(Date.now() + 12 * DAY_MS));
  await settle();
  expect((await stored(first)).releases).toEqual([{ isReleased: true, isTakenBack: false }]);
  expect((await stored(byRule)).reports).toEqual([]);
  server.setNow(new Date(Date.now() + 22 * DAY_MS));
  await settle();
  expect(reportOf((await stored(byRule)).reports).answers[0]?.guide).toBeNull();
});

test.each([0, -1, 400])('feedback cannot be held until a day %i days from now', async (days) => {
  const { first, admin, job } = await given(SIX.slice(0, 1));
  const reply = await server.as(admin).post(`/api/manage/${job.id}/decide`, {
    applicationIds: [first.id],
    decision: 'reject',
    feedbackFrom: dayAfter(days),
  });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad-input']);
});

test('the page of whoever was erased is gone, and says since which day', async () => {
  const { first, admin, reject } = await given(SIX);
  await reject([first]);
  const candidate = await clientOfApplication(server, first);
  await runTransactionByDoor(
    {
      services: server.services,
      door: 'staff',
      actor: { orgId: admin.orgId, actorId: admin.id },
    },
    (db) =>
      eraseApplication(
        { db, requestId: 'test', config: server.services.config },
        { applicationId: first.id },
      ),
  );
  for (const step of ['feedback', 'history', 'status']) {
    const page = await candidate.get(step);
    expect(page.statusCode).toBe(410);
    expect(visiblePageText(page)).toMatch(/was erased on \d{1,2} \w+ \d{4}\./);
  }
  const { rows } = await server.given.owner.query(
    'select 1 from core.feedback_report where application_id = $1',
    [first.id],
  );
  expect(rows).toEqual([]);
});

test('the link stands in the e-mail of the rejection, with the day it is held until', async () => {
  const { first, others, reject } = await given(SIX);
  const [held = first] = others;
  await reject([first]);
  await reject([held], { feedbackFrom: dayAfter(10) });
  const { rows } = await server.given.owner.query<{ id: number; text: string }>(
    `select application_id as id, text from pii.email_message where application_id = any ($1)
       and kind = 'applicant-rejection' order by id`,
    [[first.id, held.id]],
  );
  expect(rows.map(({ text }) => /\/application\/[\w-]{43}\/feedback/.test(text))).toEqual([
    true,
    true,
  ]);
  expect(rows.map(({ text }) => /\/feedback \(([^)]+)\)/.exec(text)?.[1])).toEqual([
    'from now on',
    expect.stringMatching(/^from \w+ \d+ \w+ on$/),
  ]);
});

test('only whoever follows the link is counted, once a day, and staff learn no less than five', async () => {
  const { applications, admin, job, reject } = await given(SIX);
  await reject(applications);
  const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' };
  for (const [i, each] of applications.entries()) {
    const { token } = await linkOf(each);
    const url = `/application/${token}/feedback`;
    const { app } = server.running;
    await app.inject({ url });
    if (i < 2) for (let n = 0; n < 2; n += 1) await app.inject({ url, headers });
  }
  const counted = (await server.as(admin).get(`/api/manage/${job.id}/feedback`)).json();
  expect(counted.opened).toEqual({ reports: 6, opened: 2 });
});

async function linkOf({ id }: { id: number }) {
  const { rows } = await server.given.owner.query<{ text: string }>(
    `select text from pii.email_message where application_id = $1 and kind = 'applicant-rejection'`,
    [id],
  );
  return { token: /\/application\/([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '' };
}
