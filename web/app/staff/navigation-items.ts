import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';

type Place = {
  words: string;
  href: (user: CurrentUser) => string;
  /** Everybody unless told. */
  isFor?: (user: CurrentUser) => boolean;
  /** Why it is shown and cannot be opened. */
  whyNot?: (user: CurrentUser) => string | undefined;
  /** That one thing waits there, and what. */
  badge?: (user: CurrentUser) => string | undefined;
};

/** A place as one person sees it. */
export type StaffNavigationItemData = {
  words: string;
  href: string;
  whyNot?: string;
  badge?: string;
};

const admins = (user: CurrentUser) => user.role === 'ADMIN';
const jobAdmins = (user: CurrentUser) => admins(user) || user.JobUsers.length > 0;
const lacksDetails = (user: CurrentUser) => admins(user) && user.Org.isInfoMissing;

const dashboard: Place = { words: 'Dashboard', href: () => staffPagePaths.dashboard() };
const tasks: Place = { words: 'My Tasks', href: () => staffPagePaths.tasks() };
const emailTemplates: Place = {
  words: 'Email templates',
  href: () => staffPagePaths.emailTemplates(),
  isFor: jobAdmins,
};
const questionLibrary: Place = {
  words: 'Question library',
  href: () => staffPagePaths.questionLibrary(),
  whyNot: (user) =>
    user.Org.limitedLibraryEnabled && !admins(user)
      ? 'Your organisation keeps it to its admins.'
      : undefined,
};
/** Everybody reads it where the organisation has it; where it has not, admins ask for it there. */
const globalReporting: Place = {
  words: 'Global reporting',
  href: () => staffPagePaths.globalReporting(),
  isFor: (user) => admins(user) || user.Org.hasGlobalReporting,
};
const careersPage: Place = {
  words: 'Careers page',
  href: () => staffPagePaths.careersPage(),
  isFor: admins,
};
const operator: Place = {
  words: 'Operator’s console',
  href: () => staffPagePaths.operator(),
  isFor: (user) => user.may.operate,
};
const settings: Place = {
  words: 'Settings',
  href: (user) => staffPagePaths.settings(lacksDetails(user) ? 'account' : 'profile'),
  badge: (user) => (lacksDetails(user) ? 'details of your organisation are missing' : undefined),
};
const yourFeatures: Place = {
  words: 'Your features',
  href: () => staffPagePaths.settings('features'),
  isFor: admins,
};
const search: Place = { words: 'Search', href: () => staffPagePaths.search(), isFor: admins };

/**
 * What the menus link to, in their order. A screen of a later version is listed already: its entry appears with its
 * route. After these the menus have the way back from an impersonation, and Logout.
 */
export const userMenuItems: readonly Place[] = [
  dashboard,
  tasks,
  emailTemplates,
  questionLibrary,
  globalReporting,
  careersPage,
  operator,
  settings,
];
export const staffTopBarNavigationItems: readonly Place[] = [
  dashboard,
  tasks,
  { ...globalReporting, words: 'Global Reporting' },
  yourFeatures,
];
export const phoneMenuNavigationItems: readonly Place[] = [tasks, dashboard, operator, settings];
/** What the palette finds besides roles and the pages of the settings. */
export const commandPaletteScreenItems: readonly Place[] = [
  dashboard,
  tasks,
  search,
  emailTemplates,
  questionLibrary,
  globalReporting,
  careersPage,
  operator,
];

/** The places of a list that are there, for this person. */
export function listNavigationItems(
  user: CurrentUser,
  list: readonly Place[],
  hasScreen: (path: string) => boolean,
): StaffNavigationItemData[] {
  return list.flatMap(({ words, href, isFor, whyNot, badge }) => {
    const place = { words, href: href(user) };
    if (isFor && !isFor(user)) return [];
    if (!hasScreen(place.href)) return [];
    const reason = whyNot?.(user);
    const waiting = badge?.(user);
    return [{ ...place, ...(reason && { whyNot: reason }), ...(waiting && { badge: waiting }) }];
  });
}
