import { calendarFeedDetailLevels } from '@evenhand/contract/interviews/calendar-feeds.ts';
import { expect, test } from 'vitest';
import {
  collectEventsAndWebhooks,
  collectSentEmails,
  collectResponsesOfMember,
  differencesBetweenTextMaps,
  withoutRandomAndTimeValues,
} from '../../test/collect-responses-and-messages-to-compare.ts';
import {
  type Canary,
  findCanaryDisguises,
  prepareCanarySearch,
} from '../../test/canary-disguises.ts';
import {
  actOnInterview,
  bookInterviewByLink,
  cancelInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  interviewRowOf,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
  handlePendingInterviewEvents,
} from '../../test/interview-test-actions.ts';
import { examplePlanItemByKind } from '../../test/example-plan-item-by-kind.ts';
import { makeScorecardTestActions } from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { type TestServer, startTestServer } from '../../test/start-test-server.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { maintainInterviewsOfAllOrganisations } from '../interviews/maintain-interviews-each-minute.ts';

/** Two worlds that differ in who the candidates are, and in nothing else. */
const one = startTestServer();
const other = startTestServer();

type Person = { firstName: string; lastName: string; email: string };
// By their names they stand in the opposite order, and these are of other lengths.
const these: Person[] = [
  { firstName: 'Zyxvorquakh', lastName: 'Zyxbexdrukh', email: 'zyxvorquakh@example.com' },
  { firstName: 'Zyxnykplokh', lastName: 'Zyxaawugxamkh', email: 'zyxnykplokh@example.com' },
  { firstName: 'Zyxjafzilkh', lastName: 'Zyxaagrithukh', email: 'zyxjafzilkh@example.com' },
];
const those: Person[] = [
  { firstName: 'Al', lastName: 'Aa', email: 'a@example.com' },
  { firstName: 'Bo-Louise Marguerite', lastName: 'Ønsted-Çelikdağ', email: 'bo@example.com' },
  { firstName: 'محمد', lastName: 'Zz', email: 'z@example.com' },
];

/**
 * Three are invited over HTTP; one books, moves and comes, one books and cancels, one is booked for by an admin. Then all that is
 * told to the panel, to whoever runs the role while names are sealed, to a reviewer of the role, and by mail.
 */
async function collectEverything(
  server: TestServer,
  people: Person[],
): Promise<Map<string, string>> {
  const { given } = server;
  const at = (moment: string) => server.setNow(new Date(moment));
  at('2026-11-20T12:00:00Z');
  const org = await given.organisation({ name: 'Larkfield' });
  const member = (firstName: string, role: 'ADMIN' | 'MEMBER') =>
    given.member(org, { firstName, lastName: 'Colleague', role });
  const [admin, pan, reviewer] = [
    await member('Ad', 'ADMIN'),
    await member('Pan', 'MEMBER'),
    await member('Rev', 'MEMBER'),
  ];
  await given.feature(org, 'global-reporting');
  const webhook = await given.webhook(admin);
  await given.owner.query(
    `update core.webhook set events = '{interview.booked,interview.changed,interview.cancelled,scorecard.submitted}'
     where id = $1`,
    [webhook.id],
  );
  const job = await given.openJob(admin, { title: 'Baker' });
  await given.part(job, reviewer);
  const round = await givenInterviewRound(server, admin, { job, panel: [admin, pan] });
  const stages = await given.owner.query<{ id: number }>(
    'select stage_id as id from core.interview_round where id = $1',
    [round.id],
  );
  const stage = { id: stages.rows[0]?.id ?? 0 };
  const item = await given.stageItem(job, stage, examplePlanItemByKind.interview);
  const candidates = [];
  for (const person of people) candidates.push(await givenInterviewCandidate(server, job, person));
  // References are drawn by lot.
  await given.owner.query(
    `update core.application set public_ref = 'KY-' || (10 + id) where job_id = $1`,
    [job.id],
  );
  const slots: number[] = [];
  for (const day of [24, 25, 26, 27])
    slots.push(
      await createInterviewSlotInTest(server, admin, {
        round,
        startsAt: `2026-11-${day}T10:00:00Z`,
      }),
    );
  const slot = (n: number) => slots[n] ?? 0;
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates });
  const [first, second, third] = candidates;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three');
  for (const [who, n] of [
    [first, 1],
    [first, 0],
    [second, 2],
  ] as const)
    expect((await bookInterviewByLink(server, who, slot(n))).statusCode).toBe(303);
  expect((await cancelInterviewByLink(server, second)).statusCode).toBe(303);
  const booked = await actOnInterview(server, admin, {
    job,
    candidate: third,
    act: 'book',
    slotId: slot(3),
  });
  expect(booked.statusCode).toBe(200);
  await handlePendingInterviewEvents(server);
  at('2026-11-23T10:00:00Z');
  await maintainInterviewsOfAllOrganisations(server.services);
  await handlePendingInterviewEvents(server);
  at('2026-11-24T10:30:00Z');
  const { id } = await interviewRowOf(server, first);
  const card = makeScorecardTestActions(server, {
    id,
    roundId: round.id,
    stageId: stage.id,
    items: [item],
  });
  expect((await card.handIn(pan, [4])).json()).toEqual({ opened: false });
  await handlePendingInterviewEvents(server);
  const places = {
    id: job.id,
    jobId: job.id,
    applicationId: first.id,
    interviewId: id,
    roundId: round.id,
    stageId: stage.id,
    orgId: org.id,
    questionId: item.id,
    reviewerId: reviewer.id,
    day: '2026-11-27',
  };
  const told = new Map<string, string>();
  for (const [who, reader] of Object.entries({ admin, pan, reviewer }))
    for (const [what, body] of await collectResponsesTo(server, reader, places))
      told.set(`${who}: ${what}`, body);
  for (const sent of [await collectSentEmails(server), await collectEventsAndWebhooks(server)])
    for (const [what, body] of sent) told.set(what, body);
  return told;
}

async function collectResponsesTo(
  server: TestServer,
  reader: PlantedMember,
  places: Record<string, string | number>,
) {
  const { as } = server;
  const told = await collectResponsesOfMember(server, reader, {
    places,
    more: [
      `/api/manage/${places['jobId']}/candidates?group=interviews-tasks`,
      '/api/applicant/list/csv',
      '/api/org/candidates?query=Zyxvorquakh',
      '/api/search?searchQuery=Zyxvorquakh',
    ],
  });
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

test('two worlds that differ only in the names of candidates are the same, byte for byte, to the panel, to reviewers, in mails, titles and feeds', async () => {
  const [first, second] = await Promise.all([
    collectEverything(one, these),
    collectEverything(other, those),
  ]);
  expect(differencesBetweenTextMaps(first, second)).toEqual([]);
  const served = [...first].filter(([, body]) => body.startsWith('200 ')).map(([what]) => what);
  expect(served.length).toBeGreaterThan(80);
  for (const part of ['scorecard', 'interview-slots', 'interviews', 'csv', 'a calendar', 'rounds'])
    expect([part, served.some((what) => what.includes(part))]).toEqual([part, true]);
  const titles = [...first.values()].join('\n').match(/^SUMMARY:.*$/gm) ?? [];
  expect(new Set(titles.map((title) => title.trim()))).toEqual(
    new Set(
      [1, 2, 3].map((n) => `SUMMARY:First interview: Baker (KY-${10 + n})`).concat('SUMMARY:Busy'),
    ),
  );
  const canaries = these.flatMap(({ firstName, lastName }): Canary[] =>
    [firstName, lastName].map((word) => ({ of: 'a candidate', field: 'a name', word })),
  );
  // Whatever was asked for by name is in the address, and in no answer.
  for (const [what, body] of first)
    for (const canary of canaries)
      expect([what, findCanaryDisguises(prepareCanarySearch(body), canary)]).toEqual([what, []]);
});
