import { expect, test } from 'vitest';
import { isOrganisationInfoMissing } from './missing-organisation-info.ts';

const whole = {
  name: 'Brown Bakery',
  contactEmail: 'hello@example.com',
  industry: 'Retail',
  size: '11-50',
  locale: 'en-GB',
  tz: 'Europe/London',
};

test('an organisation that has said all six things misses none', () => {
  expect(isOrganisationInfoMissing(whole)).toBe(false);
});

test.for(Object.keys(whole))('without %s, or with an empty one, info is missing', (field) => {
  for (const empty of [null, '', '  '])
    expect(isOrganisationInfoMissing({ ...whole, [field]: empty })).toBe(true);
});
