import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { expect, test } from 'vitest';
import {
  userWithFeatureOverrides,
  parseFeatureOverrides,
} from './parse-and-apply-feature-overrides-of-url.ts';

test.for([
  ['?features=[global-reporting,careers-page]', ['global-reporting', 'careers-page']],
  ['?page=2&features=[quick-apply]', ['quick-apply']],
  ['?features=[]', []],
  ['?features=[a,,b]', ['a', 'b']],
  ['?features=a,b', null],
  ['?features=', null],
  ['?features=[<script>]', null],
  [`?features=[${'x'.repeat(501)}]`, null],
  ['', null],
] as const)('%s asks to show %o', ([search, features]) => {
  expect(parseFeatureOverrides(search)).toEqual(features);
});

test('features of the address change what is shown; without any the organisation’s own are', () => {
  const Org = { features: ['quick-apply'], hasGlobalReporting: false, limitedLibraryEnabled: true };
  // The rest of a user is passed on as it is.
  const user = { id: 7, Org } as unknown as CurrentUser;
  expect(userWithFeatureOverrides(user, null)).toBe(user);
  expect(userWithFeatureOverrides(user, ['global-reporting'])).toEqual({
    id: 7,
    Org: {
      features: ['global-reporting'],
      hasGlobalReporting: true,
      limitedLibraryEnabled: false,
    },
  });
});
