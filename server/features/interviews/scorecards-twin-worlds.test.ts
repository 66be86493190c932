import { expect, test } from 'vitest';
import { givenPanelInterview, makeScorecardActions } from '../../test/scorecard-test-actions.ts';
import { type TestServer, startTestServer } from '../../test/start-test-server.ts';

/** Two worlds that differ in what the others of a panel have marked, and in nothing else. */
const one = startTestServer();
const other = startTestServer();

const NOON = new Date('2026-11-21T12:00:00Z');
type Card = { stars: (number | null)[]; note: string; noteOfFirst: string };

/** All that an admin whose own card is open can ask about the interview, as they are told it. */
async function responsesToAdmin(
  server: TestServer,
  { stars, note, noteOfFirst }: Card,
): Promise<Map<string, string>> {
  const { given, as } = server;
  server.setNow(NOON);
  const round = await givenPanelInterview(server, {
    startsAt: new Date('2026-11-21T10:00:00Z'),
  });
  const { org, job, application, interview } = round;
  await given.feature(org, 'global-reporting');
  const reader = round.one;
  const actions = makeScorecardActions(server, interview);
  await given.openedIdentity(application);
  const key = await given.apiKey(reader);
  await actions.mark(reader, 0, { stars: 3 });
  await actions.note(round.other, note);
  await actions.mark(round.other, 0, { stars: stars[0] ?? null, note: noteOfFirst });
  await actions.mark(round.other, 1, { stars: stars[1], notAsked: stars[1] === null });
  expect((await actions.submit(round.other)).json()).toEqual({ opened: false });
  const calls = [
    actions.path,
    `/api/manage/${job.id}`,
    `/api/manage/${job.id}/leaderboard?questions=yes`,
    `/api/manage/${job.id}/weights`,
    `/api/manage/${job.id}/candidates`,
    `/api/manage/${job.id}/candidates/${application.id}`,
    `/api/manage/${job.id}/rounds/${interview.roundId}`,
    `/api/job/${job.id}/interviews`,
    `/api/job/${job.id}/report`,
    `/api/job/${job.id}/report/reviews`,
    '/api/applicant/list/csv',
    '/user-dashboard/task-data',
    '/api/activity',
    '/api/audit',
    '/api/org/candidates?query=Zorblax',
    '/job/list-es',
  ];
  const told = new Map<string, string>();
  for (const call of calls) {
    const { statusCode, body } = await as(reader).get(call);
    expect([call, statusCode]).toEqual([call, 200]);
    told.set(call, body);
  }
  const program = await as(null).get(`/api/v1/jobs/${job.id}/applications`, {
    authorization: `Bearer ${key.token}`,
  });
  expect(program.statusCode).toBe(200);
  told.set('program', program.body);
  // What open pages and webhooks are told is made of these.
  const { rows } = await given.owner.query(
    'select kind, actor_kind, actor_id, job_id, subject_id from core.event order by id',
  );
  told.set('events', JSON.stringify(rows));
  return new Map([...told].map(([call, body]) => [call, withoutChance(body)]));
}

test('two worlds that differ only in the marks of others are the same, byte for byte, to an admin with an open card', async () => {
  const first = await responsesToAdmin(one, {
    stars: [5, 5],
    note: 'A star of a baker.',
    noteOfFirst: 'Named every loaf.',
  });
  const second = await responsesToAdmin(other, { stars: [1, null], note: '', noteOfFirst: '' });
  expect(first.size).toBeGreaterThan(15);
  for (const [call, body] of first) expect([call, second.get(call)]).toEqual([call, body]);
  const all = [...first.values()].join();
  expect(all).toContain('KX-10');
  expect(all).not.toMatch(/A star of a baker|Named every loaf/);
});

/** Moments of the database's own clock, and what is drawn: tokens, request ids and hashes. */
function withoutChance(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')
    .replaceAll(/[0-9a-f]+@example\.com/g, 'ADDRESS')
    .replaceAll(/[\w-]{22,}/g, 'DRAWN');
}
