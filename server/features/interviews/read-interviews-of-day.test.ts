import type { BookedInterviewSlot } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { collectSqlStatements } from '../../test/collect-sql-statements-or-database-messages.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

type Slot = z.input<typeof BookedInterviewSlot>;

const ask = (who: { session: string }, body: object) =>
  server.as(who).post('/api/org-interviews', body);

async function slots(who: { session: string }, date: string, zone?: string): Promise<Slot[]> {
  return (await ask(who, { date, ...(zone !== undefined && { zone }) })).json();
}

const idsOf = (list: Slot[]) => list.map(({ id }) => id);

/** An employer with one open role, and an admin who has no part in it. */
async function employer() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const runner = await given.member(org);
  const panellist = await given.member(org);
  const job = await given.openJob(runner, { title: 'Baker' });
  return { org, admin, runner, panellist, job };
}

test('a day is told slot by slot in the shape of the specification, by start and then by id', async () => {
  const { given } = server;
  const { admin, job } = await employer();
  const at = (time: string) => new Date(`2026-11-21T${time}Z`);
  const [one, other] = [
    await given.application(job, { firstName: 'Zorblax', lastName: 'Quintonish' }),
    await given.application(job),
  ];
  await given.openedIdentity(one);
  const late = await given.interview(other, { startsAt: at('14:15:00'), ownMinutes: 30 });
  const second = await given.interview(one, { startsAt: at('09:30:00') });
  const third = await given.interview(other, { name: 'Work trial', startsAt: at('09:30:00') });
  await given.interview(one, { name: 'Next day', startsAt: new Date('2026-11-22T00:00:00Z') });
  const told = await slots(admin, '2026-11-21');
  expect(idsOf(told)).toEqual([second.id, third.id, late.id]);
  expect(told[0]).toEqual({
    id: second.id,
    startsAt: '2026-11-21T09:30:00.000Z',
    minutes: 45,
    Job: { id: job.id, title: 'Baker' },
    Interviews: [
      {
        Application: {
          publicRef: 'KX-10',
          User: { firstName: 'Zorblax', lastName: 'Quintonish' },
        },
        InterviewType: { name: 'First interview' },
      },
    ],
  });
  expect(told[2]).toMatchObject({ minutes: 30 });
});

test('a name that is sealed for whoever asks is a reference, for each of them in their own way', async () => {
  const { given } = server;
  const { admin, runner, panellist, job } = await employer();
  const application = await given.application(job, {
    firstName: 'Zorblax',
    lastName: 'Quintonish',
    state: 'interviews_tasks',
  });
  await given.question(job);
  await given.interview(application, {
    startsAt: new Date('2026-11-21T10:00:00Z'),
    panel: [runner, panellist],
  });
  const everybody = { admin, runner, panellist };
  const names = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(everybody).map(async ([who, member]) => {
          const reply = await ask(member, { date: '2026-11-21' });
          expect(reply.json()[0].Interviews[0].Application.publicRef).toBe('KX-10');
          return [who, /Zorblax|Quintonish/.test(reply.body)] as const;
        }),
      ),
    );
  expect(await names()).toEqual({ admin: false, runner: false, panellist: false });
  await given.openedIdentity(application);
  expect(await names()).toEqual({ admin: true, runner: true, panellist: true });
  // Whoever still reads answers of the role, admin or not, is told no name.
  await given.part(job, panellist);
  await given.batch(job, {
    by: runner,
    reviewers: [panellist, admin],
    // They have seen this name, so they are dealt somebody else's answers.
    applications: [await given.application(job)],
  });
  expect(await names()).toEqual({ admin: false, runner: true, panellist: false });
  const support = { session: await given.support(runner) };
  expect((await ask(support, { date: '2026-11-21' })).body).not.toMatch(/Zorblax|Quintonish/);
});

test('admins are told of the whole organisation, others of their own panels alone, strangers of nothing', async () => {
  const { given } = server;
  const { admin, runner, panellist, job } = await employer();
  const startsAt = new Date('2026-11-21T10:00:00Z');
  const theirs = await given.interview(await given.application(job), {
    startsAt,
    panel: [panellist],
  });
  const nobodys = await given.interview(await given.application(job), { startsAt });
  const told = async (who: PlantedMember) => idsOf(await slots(who, '2026-11-21'));
  expect(await told(admin)).toEqual([theirs.id, nobodys.id]);
  expect(await told(panellist)).toEqual([theirs.id]);
  // Who runs the role finds them in its calendar; this list is what they have to attend.
  expect(await told(runner)).toEqual([]);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect(await told(stranger)).toEqual([]);
});

test('what was not booked, was cancelled, or will not happen any more is not told', async () => {
  const { given } = server;
  const { admin, job } = await employer();
  const startsAt = new Date('2026-11-21T10:00:00Z');
  const before = new Date('2026-11-21T09:00:00Z');
  const after = new Date('2026-11-21T12:00:00Z');
  const interview = async (state: 'invited' | 'booked' | 'done' | 'no_show' | 'cancelled') => {
    const application = await given.application(job);
    const { id } = await given.interview(application, { startsAt, state });
    return { id, application };
  };
  await interview('invited');
  await interview('cancelled');
  const booked = await interview('booked');
  const done = await interview('done');
  const absent = await interview('no_show');
  const left = async (columns: string, at: Date) => {
    const one = await interview('booked');
    await given.owner.query(`update core.application set ${columns} where id = $1`, [
      one.application.id,
      at,
    ]);
    return one;
  };
  const rejected = `state = 'rejected', rejected_by = (select min(id) from core.member m where m.org_id = application.org_id), rejected_at = $2`;
  await left(rejected, before);
  const later = await left(rejected, after);
  await left(`state = 'withdrawn', withdrawn_at = $2`, before);
  await left(`state = 'erased', withdrawn_at = $2`, after);
  expect(idsOf(await slots(admin, '2026-11-21'))).toEqual([
    booked.id,
    done.id,
    absent.id,
    later.id,
  ]);
});

test('the day is that of the zone that is told, else of the organisation, on days of 23 and 25 hours too', async () => {
  const { given } = server;
  const { org, admin, job } = await employer();
  const at = async (moment: string, name: string) =>
    (await given.interview(await given.application(job), { startsAt: new Date(moment), name })).id;
  const lastOfWinter = await at('2026-03-29T00:00:00Z', 'a');
  const lastOfShortDay = await at('2026-03-29T22:59:59Z', 'b');
  const firstAfter = await at('2026-03-29T23:00:00Z', 'c');
  const firstOfLongDay = await at('2026-10-24T23:00:00Z', 'd');
  const lastOfLongDay = await at('2026-10-25T23:59:59Z', 'e');
  const day = async (date: string, zone?: string) => idsOf(await slots(admin, date, zone));
  expect(await day('2026-03-29')).toEqual([lastOfWinter, lastOfShortDay]);
  expect(await day('2026-03-30')).toEqual([firstAfter]);
  expect(await day('2026-10-25')).toEqual([firstOfLongDay, lastOfLongDay]);
  expect(await day('2026-03-29', 'UTC')).toEqual([lastOfWinter, lastOfShortDay, firstAfter]);
  expect(await day('2026-03-28', 'America/New_York')).toEqual([lastOfWinter]);
  expect(await day('2026-03-30', 'Asia/Kolkata')).toEqual([lastOfShortDay, firstAfter]);
  await given.owner.query(
    `update core.organisation set tz = 'America/New_York' where org_id = $1`,
    [org.id],
  );
  expect(await day('2026-03-28')).toEqual([lastOfWinter]);
});

test.for([
  {},
  { date: '' },
  { date: '21/11/2026' },
  { date: '2026-11-31' },
  { date: '2026-02-29' },
  { date: '2026-1-1' },
  { date: '2026-11-21T00:00:00Z' },
  { date: '0000-01-01' },
  { date: '9999-12-31' },
  { date: 20261121 },
  { date: null },
  { date: '2026-11-21', zone: 'Europe/Atlantis' },
  { date: '2026-11-21', zone: '' },
  { date: '2026-11-21', orgId: 1 },
])('%o is no day: 422 with the field', async (body) => {
  const { admin } = await employer();
  const reply = await ask(admin, body);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad-input']);
  expect(Object.keys(reply.json().fields)).toHaveLength(1);
});

test('a day of many interviews is asked for in three statements at most', async () => {
  const { admin, job } = await employer();
  for (let n = 0; n < 12; n += 1)
    await server.given.interview(await server.given.application(job), {
      startsAt: new Date(`2026-11-21T${String(n + 8).padStart(2, '0')}:00:00Z`),
    });
  let found: Slot[] = [];
  const statements = await collectSqlStatements(server.services, async () => {
    found = await slots(admin, '2026-11-21');
  });
  expect([found.length, statements.length <= 3]).toEqual([12, true]);
});
