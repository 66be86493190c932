import type { CalendarFeedDetailLevel } from '@evenhand/contract/interviews/calendar-feeds.ts';
import { calendarFeedDetailLevels } from '@evenhand/contract/interviews/calendar-feeds.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import {
  type Canary,
  findCanaryDisguises,
  prepareCanarySearch,
} from '../../test/canary-disguises.ts';
import {
  bookInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
} from '../../test/interview-test-actions.ts';
import { makeScorecardTestActions } from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { type TestServer, startTestServer } from '../../test/start-test-server.ts';

/** Two worlds that differ in who the people are and in what others of the panel have marked, and in nothing else. */
const one = startTestServer();
const other = startTestServer();

type World = {
  candidate: { firstName: string; lastName: string };
  colleague: { firstName: string; lastName: string };
  stars: number;
  note: string;
};

const zyx: World = {
  candidate: { firstName: 'Zyxvorquakh', lastName: 'Zyxbexdrukh' },
  colleague: { firstName: 'Zyxnykplokh', lastName: 'Zyxwugxamkh' },
  stars: 5,
  note: 'Zyxgrithukh named every loaf.',
};
const plain: World = {
  candidate: { firstName: 'Al', lastName: 'Li' },
  colleague: { firstName: 'Bo', lastName: 'Do' },
  stars: 1,
  note: '',
};

/** A round that is laid, booked, held and half scored over HTTP, and the feeds of whoever has not handed in. */
async function feedsOfReader(
  server: TestServer,
  { candidate, colleague, stars, note }: World,
): Promise<Map<CalendarFeedDetailLevel, { body: string; headers: unknown }>> {
  const { given, as } = server;
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  const org = await given.organisation({ name: 'Larkfield' });
  const reader = await given.member(org, { role: 'ADMIN', ...colleague });
  const second = await given.member(org, { role: 'ADMIN', ...colleague });
  const job = await given.openJob(reader, { title: 'Baker' });
  const round = await givenInterviewRound(server, reader, { job, panel: [reader, second] });
  const person = await givenInterviewCandidate(server, job, candidate);
  const slot = await createInterviewSlotInTest(server, reader, {
    round,
    startsAt: '2026-11-25T09:00:00Z',
  });
  await inviteCandidatesToRoundInTest(server, reader, { job, round, candidates: [person] });
  expect((await bookInterviewByLink(server, person, slot)).statusCode).toBe(303);
  const early = await given.application(job, { ...candidate, state: 'interviews_tasks' });
  const held = await given.interviewToScore(early, {
    startsAt: new Date('2026-11-20T10:00:00Z'),
    panel: [reader, second],
  });
  const cards = makeScorecardTestActions(server, held);
  expect((await cards.mark(second, 0, { stars, note })).statusCode).toBe(200);
  await given.openedIdentity(early);
  // References are drawn by lot.
  await given.owner.query(
    `update core.application set public_ref = 'KY-' || (10 + id) where job_id = $1`,
    [job.id],
  );
  const feeds = new Map<CalendarFeedDetailLevel, { body: string; headers: unknown }>();
  for (const detail of calendarFeedDetailLevels) {
    const { url } = (await as(reader).post('/api/calendar-feeds', { detail })).json<{
      url: string;
    }>();
    const reply = await as(null).get(new URL(url).pathname);
    expect(reply.statusCode).toBe(200);
    const { etag, 'content-length': length } = reply.headers;
    feeds.set(detail, { body: reply.body, headers: { etag, length } });
  }
  return feeds;
}

const canariesOf = ({ candidate, colleague, note }: World): Canary[] =>
  [...Object.values(candidate), ...Object.values(colleague), note.split(' ')[0] ?? ''].map(
    (word) => ({ of: 'a feed', field: 'a name', word }),
  );

/** Each property with its parameters, as another program reads it: lines are folded, which hides words. */
function propertiesOf(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return [calendar, ...calendar.getAllSubcomponents()].flatMap((part) =>
    part.getAllProperties().map((property) => JSON.stringify(property.toJSON())),
  );
}

test('two worlds that differ in names and in the marks of others have the same feeds, byte for byte, and no name in any property', async () => {
  const first = await feedsOfReader(one, zyx);
  const second = await feedsOfReader(other, plain);
  expect(second).toEqual(first);
  const read = propertiesOf(first.get('references')?.body ?? '');
  expect(read.filter((text) => text.startsWith('["summary"'))).toHaveLength(2);
  const canaries = canariesOf(zyx);
  for (const { body } of first.values())
    for (const text of [body, ...propertiesOf(body)])
      for (const canary of canaries)
        expect([canary.word, findCanaryDisguises(prepareCanarySearch(text), canary)]).toEqual([
          canary.word,
          [],
        ]);
});
