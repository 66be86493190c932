import { expect, test } from 'vitest';
import { parseReportPageUrlQuery, formatReportPageUrlQuery } from './report-page-url-query.ts';

const today = '2026-11-21';
const plain = { from: '2026-08-21', until: today, teams: [], grades: [] };

test.each([
  ['', plain],
  ['?from=2026-02-30&until=soon', plain],
  ['?from=2026-09-01', { ...plain, from: '2026-09-01' }],
  ['?until=2026-03-31', { ...plain, from: '2025-12-31', until: '2026-03-31' }],
  ['?from=2026-10-01&until=2026-09-01', { ...plain, from: '2026-09-01', until: '2026-10-01' }],
  ['?from=2027-01-05', { ...plain, from: '2027-01-05', until: '2027-01-05' }],
  [
    '?teams=Homes,Homes,,Care&grades=C||D',
    { ...plain, teams: ['Homes', 'Care'], grades: ['C', 'D'] },
  ],
  ['?teams=100%25', { ...plain, teams: ['100%'] }],
])('the address %s asks for %o', (search, expected) => {
  expect(parseReportPageUrlQuery(search, today)).toEqual(expected);
});

test('teams and grades come back from the address as they were, whatever their names hold', () => {
  for (const [teams, grades] of [
    [
      ['Homes & Support', 'Sales, North', 'R||D', '50 % off', 'a=b?c#d', '„Ä“'],
      ['C||D', '1,5', '%2C'],
    ],
    [[], ['Head of']],
    [['Ops'], []],
  ] as const) {
    const query = { from: '2026-01-01', until: '2026-03-31', teams, grades };
    expect(parseReportPageUrlQuery(formatReportPageUrlQuery(query), today)).toEqual(query);
  }
});
