import { type DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { TOO_FEW_CANDIDATES_CSV_MESSAGE } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import type { HiringStepDropOffReport } from '@evenhand/contract/reporting/organisation-reports.ts';
import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { CSV_BYTE_ORDER_MARK, writeCsvLine } from '@evenhand/contract/write-csv.ts';
import {
  categoryDropOffCsvLines,
  hiringStepDropOffCsvLines,
} from './hiring-step-and-category-drop-off-csv-lines.ts';

const coverage: DiversityFiguresPeriodsAndGroups = {
  disclosure: 'protected',
  from: '2026-01-01',
  until: '2026-03-31',
  periods: [{ from: '2026-01-01', until: '2026-03-31' }],
  leftOut: [],
  categories: [
    {
      category: 'gender',
      title: 'Gender',
      options: [
        { code: 'gender.woman', label: 'Woman' },
        { code: 'gender.man', label: '=Man' },
        { code: 'unknown', label: 'Unknown' },
      ],
    },
  ],
};
const HOSTILE = [
  '=HYPERLINK("https://example.com","Baker")',
  '+1',
  '-2',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  'Line\r\none, "two"',
  'Ärztin; Kö;ln',
  '\uFEFFBaker',
  'Baker',
];
const stepNames = { started: 'Started', submit: 'Submitted' };
const counts = { 'gender.woman': 10, 'gender.man': '<5', unknown: null } as const;

/** As a spreadsheet and as a program read it. */
function bothRead(lines: (string | number)[][]): [string[][], unknown] {
  const text = CSV_BYTE_ORDER_MARK + lines.map(writeCsvLine).join('');
  return [
    parse(text, { bom: true }),
    Papa.parse(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data,
  ];
}

test('whatever roles are called, two parsers read the same lines and no spreadsheet runs one', () => {
  const jobs = HOSTILE.map((title) => ({ title, steps: { started: { gender: counts } } }));
  const [one, other] = bothRead(categoryDropOffCsvLines('gender', { jobs, coverage, stepNames }));
  expect(other).toEqual(one);
  expect(one).toHaveLength(1 + HOSTILE.length * 6);
  for (const [i, title] of HOSTILE.entries())
    expect(one[1 + i * 6]?.[0]?.replaceAll(/(?<=^|\t)'/g, '')).toBe(title);
  for (const cell of one.flat()) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/);
});

test('a step of a role with too few says so, a number that is held back is none', () => {
  const jobs = [
    { title: 'Baker', steps: { started: { gender: counts }, submit: { gender: null } } },
  ];
  expect(categoryDropOffCsvLines('gender', { jobs, coverage, stepNames }).slice(0, 3)).toEqual([
    ['Role', 'Step', 'Woman', '=Man', 'Unknown'],
    ['Baker', 'Started', 10, '<5', 'not shown'],
    [
      'Baker',
      'Submitted',
      TOO_FEW_CANDIDATES_CSV_MESSAGE,
      TOO_FEW_CANDIDATES_CSV_MESSAGE,
      TOO_FEW_CANDIDATES_CSV_MESSAGE,
    ],
  ]);
});

test('a category that the organisation does not ask about has no groups', () => {
  expect(categoryDropOffCsvLines('caste', { jobs: [], coverage, stepNames })).toEqual([
    ['Role', 'Step'],
  ]);
});

test('all categories by level and step, everybody first', () => {
  const dropOff: HiringStepDropOffReport = {
    isCvReviewAsReview: true,
    coverage,
    demographicsByStep: [
      {
        name: 'Started',
        step: 'started',
        runningTotal: 63,
        grades: { all: { gender: counts }, '=Band': {} },
      },
    ],
  };
  expect(hiringStepDropOffCsvLines(dropOff)).toEqual([
    ['Level', 'Category', 'Step', 'Group', 'Candidates'],
    ['All levels', 'Everybody', 'Started', 'Everybody', 63],
    ['All levels', 'Gender', 'Started', 'Woman', 10],
    ['All levels', 'Gender', 'Started', '=Man', '<5'],
    ['All levels', 'Gender', 'Started', 'Unknown', 'not shown'],
    ['=Band', 'Gender', 'Started', '', TOO_FEW_CANDIDATES_CSV_MESSAGE],
  ]);
  const [one, other] = bothRead(hiringStepDropOffCsvLines(dropOff));
  expect(other).toEqual(one);
});
