import { expect, test } from 'vitest';
import { findNaiveKeyNumbers } from '../../../bench/naive-sql-figures-and-stored-sum-check.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { readReportKeyNumbers } from './read-report-key-numbers.ts';

const server = startTestServer();

/** Instants beside the edges of days, with the day that a clock on the wall there showed. */
const edges: Record<string, [instant: string, day: string][]> = {
  // Clocks go forward at 01:00 UTC on 29 March 2026 (a day of 23 hours), and back on 25 October (one of 25).
  'Europe/London': [
    ['2026-03-28T23:59:59Z', '2026-03-28'],
    ['2026-03-29T00:00:00Z', '2026-03-29'],
    ['2026-03-29T22:59:59Z', '2026-03-29'],
    ['2026-03-29T23:00:00Z', '2026-03-30'],
    ['2026-10-24T22:59:59Z', '2026-10-24'],
    ['2026-10-24T23:00:00Z', '2026-10-25'],
    ['2026-10-25T23:59:59Z', '2026-10-25'],
    ['2026-10-26T00:00:00Z', '2026-10-26'],
  ],
  // Thirteen hours ahead; has had no 30 December 2011, when it crossed the date line.
  'Pacific/Apia': [
    ['2011-12-30T09:59:59Z', '2011-12-29'],
    ['2011-12-30T10:00:00Z', '2011-12-31'],
    ['2026-01-31T10:59:59Z', '2026-01-31'],
    ['2026-01-31T11:00:00Z', '2026-02-01'],
    ['2021-04-03T13:59:59Z', '2021-04-04'],
    ['2021-04-03T14:00:00Z', '2021-04-04'],
    ['2021-04-04T10:59:59Z', '2021-04-04'],
    ['2021-04-04T11:00:00Z', '2021-04-05'],
  ],
  // Five and a half hours ahead, all year.
  'Asia/Kolkata': [
    ['2026-02-28T18:29:59Z', '2026-02-28'],
    ['2026-02-28T18:30:00Z', '2026-03-01'],
    ['2024-02-29T18:29:59Z', '2024-02-29'],
    ['2024-02-29T18:30:00Z', '2024-03-01'],
    ['2026-12-31T18:29:59Z', '2026-12-31'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
  ],
};

test.each(Object.keys(edges))('in %s a day is one of the clocks there', async (zone) => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  await server.given.owner.query('update core.organisation set tz = $2 where org_id = $1', [
    org.id,
    zone,
  ]);
  const job = await server.given.job(admin, { publishedAt: new Date('2010-01-01T00:00:00Z') });
  const of = edges[zone] ?? [];
  for (const [instant] of of) {
    const { id } = await server.given.application(job);
    await server.given.owner.query(
      "update core.application set submitted_at = $2::timestamptz, hired_at = $2::timestamptz + interval '36 hours' where id = $1",
      [id, instant],
    );
  }
  const days = [...new Set(of.map(([, day]) => day))];
  for (const day of days) {
    const query = { orgId: org.id, from: day, until: day, jobIds: null };
    const told = await readReportKeyNumbers(server.services, query);
    expect([day, told.candidates]).toEqual([day, of.filter((edge) => edge[1] === day).length]);
    expect(told).toEqual(await findNaiveKeyNumbers(server.given.owner, query));
  }
  // Hours are hours, whatever the clocks did meanwhile.
  const all = { orgId: org.id, from: '2011-01-01', until: '2027-12-31', jobIds: [job.id] };
  expect(await readReportKeyNumbers(server.services, all)).toMatchObject({
    candidates: of.length,
    hiredCount: of.length,
    timeToHire: 36,
    timeToHireMedian: 36,
  });
});

test('a role is open on the days of the organisation between publishing and closing, the last one included', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  await server.given.owner.query(
    `update core.organisation set tz = 'Asia/Kolkata' where org_id = $1`,
    [org.id],
  );
  await server.given.job(admin, {
    publishedAt: new Date('2026-03-01T18:30:00Z'),
    closesAt: new Date('2026-03-10T18:29:59Z'),
  });
  await server.given.job(admin);
  const openOn = async (from: string, until = from) =>
    (await readReportKeyNumbers(server.services, { orgId: org.id, from, until, jobIds: null })).jobs
      .length;
  expect([await openOn('2026-03-01'), await openOn('2026-03-02')]).toEqual([0, 1]);
  expect([await openOn('2026-03-10'), await openOn('2026-03-11')]).toEqual([1, 0]);
  expect(await openOn('2026-01-01', '2026-12-31')).toBe(1);
});
