import { expect, test } from 'vitest';
import { makeOrganisationSlug } from './organisation-slug.ts';

test.each([
  ['Larkfield Energy', 'larkfield-energy-x1'],
  ['  Pebble & Co. ', 'pebble-co-x1'],
  ['Crème brûlée GmbH', 'creme-brulee-gmbh-x1'],
  ['株式会社', 'org-x1'],
  ['-- --', 'org-x1'],
  ['x'.repeat(200), `${'x'.repeat(40)}-x1`],
])('%s is spelt %s', (name, slug) => {
  expect(makeOrganisationSlug(name, 'x1')).toBe(slug);
});
