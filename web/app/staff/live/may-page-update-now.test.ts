import { expect, test } from 'vitest';
import { isQueryAffectedByLiveChange } from './is-query-affected-by-live-change.ts';
import { mayPageUpdateNow } from './may-page-update-now.ts';

const at = { now: 100_000, heardAt: 99_900, own: false, touchedAt: 0, isLayerOpen: false };

test.each([
  ['nobody is at the page', {}, true],
  ['the pointer has just moved', { touchedAt: 99_500 }, false],
  ['the pointer rests', { touchedAt: 99_000 }, true],
  ['the pointer never rests', { touchedAt: 99_990, heardAt: 95_000 }, true],
  ['a menu is open', { isLayerOpen: true, heardAt: 80_000 }, false],
  ['a menu stays open', { isLayerOpen: true, heardAt: 70_000 }, true],
  ['it was done here, and the page asks by itself', { own: true }, false],
  ['it was done here a while ago', { own: true, heardAt: 98_000 }, true],
])('while %s news is shown or waits', (_, change, expected) => {
  expect(mayPageUpdateNow({ ...at, ...change })).toBe(expected);
});

test.each([
  [['GET', '/job/list-es', { query: {} }], ['jobs'], [], true],
  [['GET', '/job-counts', {}], ['feed'], [], false],
  [['GET', '/api/activity'], ['feed'], [7], true],
  [['GET', '/api/manage/{jobId}', { params: { jobId: 7 } }], ['candidates'], [7], true],
  [['GET', '/api/manage/{jobId}', { params: { jobId: '7' } }], ['candidates'], [7], true],
  [['GET', '/api/manage/{jobId}', { params: { jobId: 8 } }], ['candidates'], [7], false],
  [['GET', '/api/manage/{jobId}', { params: { jobId: 8 } }], ['everything'], [], true],
  [['GET', '/api/builder/{jobId}', { params: { jobId: 7 } }], ['everything'], [7], false],
  [['GET', '/api/user/current', {}], ['everything'], [], false],
] as const)('%j after %j of %j is asked again or not', (key, kinds, jobs, expected) => {
  expect(isQueryAffectedByLiveChange(key, { kinds: [...kinds], jobs: [...jobs], own: false })).toBe(
    expected,
  );
});
