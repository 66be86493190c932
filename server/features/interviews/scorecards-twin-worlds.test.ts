import { calendarFeedDetailLevels } from '@evenhand/contract/interviews/calendar-feeds.ts';
import { expect, test } from 'vitest';
import {
  collectEventsAndWebhooks,
  collectSentEmails,
  collectResponsesOfMember,
  differencesBetweenTextMaps,
  withoutRandomAndTimeValues,
} from '../../test/collect-responses-and-messages-to-compare.ts';
import { handlePendingInterviewEvents } from '../../test/interview-test-actions.ts';
import {
  givenPanelInterview,
  makeScorecardTestActions,
} from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { type TestServer, startTestServer } from '../../test/start-test-server.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { remindOfMissedScorecards } from './remind-of-missed-scorecards.ts';

/** Two worlds that differ in what the others of a panel have marked, and in nothing else. */
const one = startTestServer();
const other = startTestServer();

const NOON = new Date('2026-11-21T12:00:00Z');
const TWO_DAYS_LATER = new Date('2026-11-23T12:00:00Z');

type Card = {
  stars: (number | null)[];
  note: string;
  noteOfFirst: string;
  /** What somebody else has marked on a card that is not in. */
  half: number | null;
};

/**
 * All that is told about an interview of three, one of whom has handed in: to the admin whose own card is open, to an admin without
 * a seat, and to nobody in particular.
 */
async function collectEverything(
  server: TestServer,
  { stars, note, noteOfFirst, half }: Card,
): Promise<Map<string, string>> {
  const { given } = server;
  server.setNow(NOON);
  const round = await givenPanelInterview(server, { startsAt: new Date('2026-11-21T10:00:00Z') });
  const { org, job, application, interview } = round;
  await given.feature(org, 'global-reporting');
  await given.webhook(round.admin);
  const third = await given.member(org, { firstName: 'Tilda', lastName: 'Half' });
  await given.owner.query(
    'insert into core.interview_panel_member (org_id, interview_id, member_id) values ($1, $2, $3)',
    [org.id, interview.id, third.id],
  );
  const panel = [round.one, round.other, third];
  // Beside them somebody whose cards are open, so that there are ranks.
  const early = await given.application(job, { state: 'interviews_tasks' });
  const held = await given.interviewToScore(early, {
    startsAt: new Date('2026-11-20T10:00:00Z'),
    panel,
  });
  const before = makeScorecardTestActions(server, held);
  for (const member of panel) await before.handIn(member, [3, 4]);
  const actions = makeScorecardTestActions(server, interview);
  for (const each of [application, early]) await given.openedIdentity(each);
  await actions.mark(round.one, 0, { stars: 3 });
  await actions.note(round.other, note);
  await actions.mark(round.other, 0, { stars: stars[0] ?? null, note: noteOfFirst });
  await actions.mark(round.other, 1, { stars: stars[1], notAsked: stars[1] === null });
  if (half !== null) await actions.mark(third, 0, { stars: half, note });
  expect((await actions.submit(round.other)).json()).toEqual({ opened: false });
  const told = await collectResponsesTo(server, { reader: round.one, round });
  for (const [what, body] of await collectResponsesTo(server, { reader: round.admin, round }))
    told.set(`${what}, without a seat`, body);
  await handlePendingInterviewEvents(server);
  server.setNow(TWO_DAYS_LATER);
  await remindOfMissedScorecards(server.services);
  await handlePendingInterviewEvents(server);
  for (const path of [actions.path, '/user-dashboard/task-data', '/api/activity']) {
    const { statusCode, body } = await server.as(round.one).get(path);
    told.set(`GET ${path}, later`, withoutRandomAndTimeValues(`${statusCode} ${body}`));
  }
  for (const sent of [await collectSentEmails(server), await collectEventsAndWebhooks(server)])
    for (const [what, body] of sent) told.set(what, body);
  return told;
}

type Reading = { reader: PlantedMember; round: Awaited<ReturnType<typeof givenPanelInterview>> };

/** Each address that is read, with what a program and a calendar of theirs read. */
async function collectResponsesTo(server: TestServer, { reader, round }: Reading) {
  const { given, as } = server;
  const { job, application, interview } = round;
  const places = {
    id: job.id,
    jobId: job.id,
    applicationId: application.id,
    interviewId: interview.id,
    roundId: interview.roundId,
    stageId: interview.stageId,
    questionId: interview.items[0]?.id ?? 0,
    orgId: job.orgId,
    reviewerId: round.other.id,
    day: '2026-11-21',
  };
  const told = await collectResponsesOfMember(server, reader, {
    places,
    more: [
      `/api/manage/${job.id}/leaderboard?questions=yes`,
      `/api/manage/${job.id}/candidates?group=interviews-tasks`,
      '/api/applicant/list/csv',
      '/api/org/candidates?query=Zorblax',
      '/api/search?searchQuery=Zorblax',
    ],
  });
  const key = await given.apiKey(reader);
  for (const path of ['jobs', `jobs/${job.id}`, `jobs/${job.id}/applications`]) {
    const { statusCode, body } = await as(null).get(`/api/v1/${path}`, {
      authorization: `Bearer ${key.token}`,
    });
    told.set(`a program, ${path}`, withoutRandomAndTimeValues(`${statusCode} ${body}`));
  }
  for (const detail of calendarFeedDetailLevels) {
    const made = await as(reader).post('/api/calendar-feeds', { detail });
    const feed = await as(null).get(new URL(made.json<{ url: string }>().url).pathname);
    told.set(
      `a calendar, ${detail}`,
      withoutRandomAndTimeValues(`${feed.statusCode} ${feed.body}`),
    );
  }
  return told;
}

test('two worlds that differ only in the marks of others are the same, byte for byte, to an admin with an open card', async () => {
  const [first, second] = await Promise.all([
    collectEverything(one, {
      stars: [5, 5],
      note: 'A star of a baker.',
      noteOfFirst: 'Named every loaf.',
      half: 5,
    }),
    collectEverything(other, { stars: [1, null], note: '', noteOfFirst: '', half: null }),
  ]);
  expect(differencesBetweenTextMaps(first, second)).toEqual([]);
  const served = [...first].filter(([, body]) => body.startsWith('200 '));
  expect(served.length).toBeGreaterThan(100);
  for (const part of ['scorecard', 'leaderboard', 'task-data', 'csv', 'rounds', 'a calendar'])
    expect([part, served.some(([what]) => what.includes(part))]).toEqual([part, true]);
  const all = [...first.values()].join();
  expect(all).toContain('KX-10');
  expect(all).not.toMatch(/A star of a baker|Named every loaf/);
});
