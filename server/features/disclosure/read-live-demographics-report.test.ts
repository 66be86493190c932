import { expect, test } from 'vitest';
import {
  type CandidateFigureFactToPlant,
  insertFigureFactRowsForTests,
} from '../../test/figure-fact-and-demographics-test-data.ts';
import type { PlantedJob } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { DemographicsRequest } from './rules/demographics-request-and-report-types.ts';
import { readDemographicsReport } from './read-demographics-report.ts';

const server = startTestServer({ EO_DISCLOSURE: 'row-rule' });
const woman = { gender: 'gender.woman' };
const man = { gender: 'gender.man' };
const other = { gender: 'gender.non-binary' };
const many = (n: number, fact: CandidateFigureFactToPlant): CandidateFigureFactToPlant[] =>
  Array.from({ length: n }, () => fact);

const jobs = async (...grades: (string | null)[]) => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  return Promise.all(grades.map((grade) => server.given.job(admin, { grade })));
};
const read = async (job: PlantedJob, query: Partial<DemographicsRequest> = {}) =>
  readDemographicsReport(server.services, {
    orgId: job.orgId,
    from: '2026-01-01',
    until: '2026-01-31',
    teams: [],
    grades: [],
    jobIds: null,
    by: 'step',
    excludeQuick: false,
    ...query,
  });
const gender = async (
  job: PlantedJob,
  query: Partial<DemographicsRequest> = {},
  step: 'submit' | 'hired' = 'submit',
) => {
  const { cells } = await read(job, query);
  return Object.fromEntries(cells.map(({ group, steps }) => [group, steps[step].gender]));
};

test('counts are exact and of the very days, and a row under five candidates says nothing', async () => {
  const [job] = await jobs(null);
  if (job === undefined) throw new Error('no job');
  const fact = { job, furthest: 'submit', startedDay: '2026-01-31' } as const;
  await insertFigureFactRowsForTests(server.given.owner, [
    ...many(7, { ...fact, answers: woman }),
    ...many(6, { ...fact, answers: man, startedDay: '2026-01-01' }),
    ...many(6, { ...fact, startedDay: '2025-12-31' }),
    ...many(4, { ...fact, furthest: 'started' }),
  ]);
  const told = { 'gender.woman': 7, 'gender.man': 6, 'gender.non-binary': 0, unknown: 0 };
  expect(await gender(job)).toEqual({ all: told });
  expect(await gender(job, { from: '2026-01-02' })).toMatchObject({
    all: { 'gender.woman': 7, 'gender.man': 0 },
  });
  expect(await gender(job, { from: '2026-01-01', until: '2026-01-30' })).toMatchObject({
    all: { 'gender.man': 6 },
  });
  await insertFigureFactRowsForTests(server.given.owner, [
    ...many(2, { ...fact, furthest: 'hired', answers: woman }),
    ...many(1, { ...fact, furthest: 'hired', answers: man }),
  ]);
  expect(await gender(job)).toMatchObject({ all: { 'gender.woman': 9, 'gender.man': 7 } });
  expect(await gender(job, {}, 'hired')).toEqual({ all: null });
  const { coverage } = await read(job);
  expect(coverage).toMatchObject({
    disclosure: 'row-rule',
    from: '2026-01-01',
    until: '2026-01-31',
    leftOut: [],
  });
});

test('one to four are shown as <5, with another that hides them', async () => {
  const [job] = await jobs(null);
  if (job === undefined) throw new Error('no job');
  const fact = { job, furthest: 'submit', startedDay: '2026-01-10' } as const;
  await insertFigureFactRowsForTests(server.given.owner, [
    ...many(9, { ...fact, answers: woman }),
    ...many(6, { ...fact, answers: man }),
    ...many(2, { ...fact, answers: other, quick: true }),
  ]);
  expect(await gender(job)).toEqual({
    all: { 'gender.woman': 9, 'gender.man': null, 'gender.non-binary': '<5', unknown: 0 },
  });
  expect(await gender(job, { excludeQuick: true })).toEqual({
    all: { 'gender.woman': 9, 'gender.man': 6, 'gender.non-binary': 0, unknown: 0 },
  });
});

test('by grade, by source and by role: what is hidden is not what is left of all', async () => {
  const [senior, junior] = await jobs('Senior', 'Junior');
  if (senior === undefined || junior === undefined) throw new Error('no jobs');
  const fact = { furthest: 'hired', startedDay: '2026-01-10' } as const;
  await insertFigureFactRowsForTests(server.given.owner, [
    ...many(7, { ...fact, job: senior, answers: woman, source: 1 }),
    ...many(8, { ...fact, job: senior, answers: man, source: 1 }),
    ...many(2, { ...fact, job: junior, answers: woman, source: 2 }),
    ...many(1, { ...fact, job: junior, answers: man, source: 2 }),
  ]);
  const all = { 'gender.woman': 9, 'gender.man': 9 };
  const hidden = { all, Senior: null, Junior: null };
  expect(await gender(senior)).toMatchObject(hidden);
  expect(await gender(senior, {}, 'hired')).toMatchObject(hidden);
  expect(await gender(senior, { by: 'source' })).toMatchObject({
    all,
    'Source 1': null,
    'Source 2': null,
  });
  expect(await gender(senior, { by: 'job' })).toMatchObject({
    all,
    [senior.id]: null,
    [junior.id]: null,
  });
  expect(await gender(senior, { jobIds: [senior.id] })).toMatchObject({
    Senior: { 'gender.woman': 7 },
  });
});

test('what is asked at the same moment of another organisation, of other roles or days is another report', async () => {
  const [one, beside] = await jobs('Senior', 'Junior');
  const [elsewhere] = await jobs('Senior');
  if (one === undefined || beside === undefined || elsewhere === undefined)
    throw new Error('no jobs');
  const fact = { furthest: 'submit', startedDay: '2026-01-10', answers: woman } as const;
  await insertFigureFactRowsForTests(server.given.owner, [
    ...many(7, { ...fact, job: one }),
    ...many(9, { ...fact, job: beside }),
    ...many(20, { ...fact, job: elsewhere }),
  ]);
  const told = await Promise.all([
    gender(one),
    gender(elsewhere),
    gender(one, { jobIds: [one.id] }),
    gender(one, { from: '2026-01-11' }),
    gender(one, { by: 'job' }),
  ]);
  expect(
    told.map((groups) => [Object.keys(groups).length, groups['all']?.['gender.woman']]),
  ).toEqual([
    [3, 16],
    [2, 20],
    [2, 7],
    [1, undefined],
    [3, 16],
  ]);
  expect(told[4]?.[one.id]).toMatchObject({ 'gender.woman': 7 });
});

test('whoever leaves is not counted for, and the next has their turn', async () => {
  const [job] = await jobs(null);
  if (job === undefined) throw new Error('no job');
  await insertFigureFactRowsForTests(
    server.given.owner,
    many(6, { job, furthest: 'submit', startedDay: '2026-01-10' }),
  );
  const gone = AbortSignal.abort();
  const query = [read(job, { signal: gone }), read(job), read(job, { signal: gone }), read(job)];
  const outcomes = await Promise.allSettled(query);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
