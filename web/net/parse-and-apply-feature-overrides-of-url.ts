import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';

const LIST = /^\[([\w,-]{0,500})\]$/;

/**
 * Features as `?features=[a,b]` wants them shown, instead of those of the organisation; null where the address does not say.
 * It changes what is displayed and nothing else: the server knows only the organisation's own.
 */
export function parseFeatureOverrides(search: string): readonly string[] | null {
  const [, list] = LIST.exec(new URLSearchParams(search).get('features') ?? '') ?? [];
  return list === undefined ? null : list.split(',').filter((name) => name !== '');
}

// Read once a load: it holds while one goes from page to page.
const shown = typeof location === 'undefined' ? null : parseFeatureOverrides(location.search);

/** The user as the pages show them. */
export function userWithFeatureOverrides(user: CurrentUser, features = shown): CurrentUser {
  if (features === null) return user;
  return {
    ...user,
    Org: {
      ...user.Org,
      features: [...features],
      hasGlobalReporting: features.includes('global-reporting'),
      limitedLibraryEnabled: features.includes('limited-library'),
    },
  };
}
