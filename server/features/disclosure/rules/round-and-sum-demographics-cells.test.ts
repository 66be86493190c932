import { expect, test } from 'vitest';
import {
  type DemographicsCellWithDraw,
  roundDemographicsCells,
  sumPublishedDemographicsCells,
  listDemographicOptionsOfCounts,
} from './round-and-sum-demographics-cells.ts';

const cell = (more: Partial<DemographicsCellWithDraw>): DemographicsCellWithDraw => ({
  group: 'Kitchen',
  category: 'gender',
  option: 'gender.woman',
  furthest: 'submit',
  count: 7,
  draw: 0,
  step: 5,
  ...more,
});

test('each cell of a group is rounded by its own draw, and what becomes 0 is not there', () => {
  expect(
    roundDemographicsCells([
      cell({}),
      cell({ furthest: 'hired', draw: 3 }),
      cell({ option: 'gender.man', count: 4, draw: 0 }),
      cell({ option: 'gender.other', count: 21, draw: 18, step: 20 }),
      cell({ option: 'gender.other', furthest: 'hired', count: 19, draw: 0, step: 20 }),
      cell({ category: 'religion', option: 'religion.none', count: 4, draw: 1 }),
      cell({ group: 'Shop', count: 2, draw: 2 }),
    ]),
  ).toEqual([
    {
      group: 'Kitchen',
      cells: {
        gender: { 'gender.woman': { submit: 5, hired: 10 }, 'gender.other': { submit: 20 } },
        religion: { 'religion.none': { submit: 5 } },
      },
    },
    // Kept all the same: it may have stood with something before.
    { group: 'Shop', cells: {} },
  ]);
});

test('what several tables hold is added up, and whoever got further has been at the steps before', () => {
  const reached = sumPublishedDemographicsCells([
    { gender: { 'gender.woman': { started: 5, hired: 10 } } },
    { gender: { 'gender.woman': { interview: 20 }, 'gender.man': { submit: 5 } } },
    {},
  ]);
  expect(reached.get('gender')).toEqual(
    new Map([
      ['gender.woman', [35, 30, 30, 30, 30, 10]],
      ['gender.man', [5, 5, 0, 0, 0, 0]],
    ]),
  );
  expect([...reached.keys()]).toEqual(['gender']);
  expect(
    listDemographicOptionsOfCounts([
      reached,
      sumPublishedDemographicsCells([{ gender: { 'gender.man': { submit: 5 } } }]),
    ]),
  ).toEqual([
    { category: 'gender', option: 'gender.woman' },
    { category: 'gender', option: 'gender.man' },
  ]);
});
