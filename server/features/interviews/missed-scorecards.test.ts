import { expect, test } from 'vitest';
import {
  HOUR_MS,
  givenPanelInterview,
  makeScorecardTestActions,
} from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';
import {
  makeLookForMissedScorecards,
  remindOfMissedScorecards,
} from './remind-of-missed-scorecards.ts';

const server = startTestServer();
/** The interview lasts 45 minutes. */
const STARTED = new Date('2026-11-20T10:00:00Z');
const ENDED = STARTED.getTime() + 0.75 * HOUR_MS;
const at = (hours: number) => new Date(ENDED + hours * HOUR_MS);

async function panel() {
  const round = await givenPanelInterview(server, { startsAt: STARTED });
  return { ...round, ...makeScorecardTestActions(server, round.interview) };
}

const missedBy = async (who: PlantedMember) =>
  (await server.as(who).get('/user-dashboard/task-data')).json().scorecards;

async function remindersTo(orgId: number) {
  await remindOfMissedScorecards(server.services);
  await writeEmailsOfAllPendingEvents(server);
  const { rows } = await server.given.owner.query<{
    address: string;
    subject: string;
    body: string;
  }>(
    `select to_address as address, subject, text as body from pii.email_message where org_id = $1 and kind = 'scorecard-reminder'
     order by id`,
    [orgId],
  );
  return rows;
}

test('a card that is missing a day after the interview is a task of its member, and not an hour before', async () => {
  const { one, other, admin, interview, handIn } = await panel();
  server.setNow(at(23.9));
  expect(await missedBy(one)).toEqual([]);
  server.setNow(at(24));
  expect(await missedBy(one)).toEqual([
    {
      jobId: expect.any(Number),
      jobTitle: 'Baker',
      id: interview.id,
      name: 'First interview',
      ref: 'KX-10',
      endedAt: new Date(ENDED).toISOString(),
    },
  ]);
  expect(await missedBy(admin)).toEqual([]);
  await handIn(one, [3, 3]);
  expect(await missedBy(one)).toEqual([]);
  expect(await missedBy(other)).toHaveLength(1);
  server.setNow(null);
});

test('whoever missed a card is reminded once, by reference, and whoever handed in is not', async () => {
  const { org, one, other, interview, handIn } = await panel();
  server.setNow(at(2));
  await handIn(one, [3, 3]);
  server.setNow(at(23.9));
  expect(await remindersTo(org.id)).toEqual([]);
  server.setNow(at(24));
  const [reminder, ...more] = await remindersTo(org.id);
  expect(more).toEqual([]);
  expect(reminder?.address).toBe(other.email);
  expect(reminder?.subject).toBe('Your card for KX-10 is missing: Baker');
  expect(reminder?.body).toContain(`/interviews/${interview.id}`);
  expect(JSON.stringify(reminder)).not.toMatch(/Zorblax|Quintonish/);
  server.setNow(at(72));
  expect(await remindersTo(org.id)).toHaveLength(1);
  server.setNow(null);
});

test.for(['cancelled', 'no_show', 'invited'])(
  'an interview that is %s waits for no card and reminds nobody',
  async (state) => {
    const { org, one, interview } = await panel();
    await server.given.owner.query('update core.interview set state = $2 where id = $1', [
      interview.id,
      state,
    ]);
    server.setNow(at(48));
    expect(await missedBy(one)).toEqual([]);
    expect(await remindersTo(org.id)).toEqual([]);
    server.setNow(null);
  },
);

test('nobody who left, and nobody whose round asks nothing, is waited for', async () => {
  const { org, one, other } = await panel();
  const { given } = server;
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    other.id,
  ]);
  const silent = await given.application(await given.openJob(one));
  await given.interview(silent, { startsAt: STARTED, panel: [one] });
  server.setNow(at(48));
  expect((await missedBy(one)).map(({ ref }: { ref: string }) => ref)).toEqual(['KX-10']);
  expect((await remindersTo(org.id)).map(({ address }) => address)).toEqual([one.email]);
  server.setNow(null);
});

test('looks that follow one another miss none that comes due between them, and what comes late within the hour', async () => {
  const { org, one, other, job } = await panel();
  const remindedAfter = async (look: Promise<void>) => {
    await look;
    await writeEmailsOfAllPendingEvents(server);
    const { rows } = await server.given.owner.query<{ address: string }>(
      `select to_address as address from pii.email_message where org_id = $1 and kind = 'scorecard-reminder' order by 1`,
      [org.id],
    );
    return rows.map(({ address }) => address);
  };
  const archive = (archivedAt: Date | null) =>
    server.given.owner.query('update core.job set archived_at = $2 where id = $1', [
      job.id,
      archivedAt,
    ]);
  const look = makeLookForMissedScorecards();
  server.setNow(at(23.9));
  expect(await remindedAfter(look(server.services))).toEqual([]);
  server.setNow(at(24));
  await archive(at(24));
  expect(await remindedAfter(look(server.services))).toEqual([]);
  server.setNow(at(24.2));
  expect(await remindedAfter(look(server.services))).toEqual([]);
  await archive(null);
  server.setNow(at(24.5));
  expect(await remindedAfter(look(server.services))).toEqual([]);
  server.setNow(at(25));
  const both = [one.email, other.email].toSorted();
  expect(await remindedAfter(look(server.services))).toEqual(both);
  server.setNow(at(25.1));
  expect(await remindedAfter(look(server.services))).toEqual(both);
  server.setNow(null);
});

test('what a look could not finish, the next one looks at again', async () => {
  const { org } = await panel();
  const look = makeLookForMissedScorecards();
  server.setNow(at(23.9));
  await look(server.services);
  server.setNow(at(24));
  const broken = { ...server.services, roles: () => 'nobody_of_this_name' };
  await expect(look(broken)).rejects.toThrow();
  server.setNow(at(24.2));
  await look(server.services);
  await writeEmailsOfAllPendingEvents(server);
  const { rows } = await server.given.owner.query(
    `select from pii.email_message where org_id = $1 and kind = 'scorecard-reminder'`,
    [org.id],
  );
  expect(rows).toHaveLength(2);
  server.setNow(null);
});
