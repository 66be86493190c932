import { expect, test } from 'vitest';
import { AuditTrailQuery } from '@evenhand/contract/activity/audit-trail.ts';
import { parseSearchParams } from '../../net/use-url-query-and-parse-or-format-search-params.ts';
import { hasAuditTrailFilters } from './use-audit-trail-url-query-and-has-filters.ts';

const readAuditQuery = (search: string) => parseSearchParams(AuditTrailQuery, search);

test.each([
  ['', {}],
  ['page=3', { page: 3 }],
  ['from=2026-03-01&until=2026-03-31', { from: '2026-03-01', until: '2026-03-31' }],
  ['person=7&role=12&by=support', { person: 7, role: 12, by: 'support' }],
  ['from=yesterday&person=x&role=-1&by=me&page=0', {}],
])('%j is read as %j', (search, expected) => {
  const none = { from: '', until: '', kind: '', by: '', person: '', role: '', page: 1 };
  expect(readAuditQuery(search)).toEqual({ ...none, ...expected });
});

test('a page alone is no filter', () => {
  expect(hasAuditTrailFilters(readAuditQuery('page=2'))).toBe(false);
  expect(hasAuditTrailFilters(readAuditQuery('person=7'))).toBe(true);
});
