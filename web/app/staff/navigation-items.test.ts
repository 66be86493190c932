import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { expect, test } from 'vitest';
import { doesStaffPageExist } from '../staff-routes-page-existence-and-preloading.tsx';
import {
  staffTopBarNavigationItems,
  userMenuItems,
  commandPaletteScreenItems,
  listNavigationItems,
  phoneMenuNavigationItems,
} from './navigation-items.ts';
import { settingsMenuItems } from './settings/settings-menu-items.ts';

type Wish = Partial<Pick<CurrentUser, 'role' | 'JobUsers'>> & {
  isInfoMissing?: boolean;
  limitedLibraryEnabled?: boolean;
  hasGlobalReporting?: boolean;
  operate?: boolean;
};

/** As much of a user as the places look at. */
function somebody({
  role = 'MEMBER',
  JobUsers = [],
  isInfoMissing = false,
  limitedLibraryEnabled = false,
  hasGlobalReporting = false,
  operate = false,
}: Wish = {}): CurrentUser {
  const user = {
    role,
    JobUsers,
    Org: { isInfoMissing, limitedLibraryEnabled, hasGlobalReporting },
    may: { operate },
  };
  // The rest of a user decides nothing here.
  return user as unknown as CurrentUser;
}

const member = somebody();
const jobAdmin = somebody({ JobUsers: [{ JobId: 1 }] });
const admin = somebody({ role: 'ADMIN' });
const everything = () => true;
const lists = {
  menuPlaces: userMenuItems,
  barPlaces: staffTopBarNavigationItems,
  sheetPlaces: phoneMenuNavigationItems,
  palettePlaces: commandPaletteScreenItems,
};
const words = (user: CurrentUser, list: keyof typeof lists) =>
  listNavigationItems(user, lists[list], everything).map((place) => place.words);

test('the menu has its entries in their order, each for those it is for', () => {
  expect(words(admin, 'menuPlaces')).toEqual([
    'Dashboard',
    'My Tasks',
    'Email templates',
    'Question library',
    'Global reporting',
    'Careers page',
    'Settings',
  ]);
  expect(words(jobAdmin, 'menuPlaces')).toEqual([
    'Dashboard',
    'My Tasks',
    'Email templates',
    'Question library',
    'Settings',
  ]);
  expect(words(member, 'menuPlaces')).toEqual([
    'Dashboard',
    'My Tasks',
    'Question library',
    'Settings',
  ]);
});

test('the bar has Dashboard, My Tasks, and for admins Global Reporting and Your features', () => {
  expect(words(admin, 'barPlaces')).toEqual([
    'Dashboard',
    'My Tasks',
    'Global Reporting',
    'Your features',
  ]);
  expect(words(jobAdmin, 'barPlaces')).toEqual(['Dashboard', 'My Tasks']);
});

test('where the organisation has Global Reporting everybody finds it, in the menu, the bar and the palette', () => {
  const reader = somebody({ hasGlobalReporting: true });
  expect(words(reader, 'menuPlaces')).toContain('Global reporting');
  expect(words(reader, 'barPlaces')).toEqual(['Dashboard', 'My Tasks', 'Global Reporting']);
  expect(words(reader, 'palettePlaces')).toContain('Global reporting');
  for (const list of ['menuPlaces', 'barPlaces', 'palettePlaces'] as const)
    expect(words(member, list).join().toLowerCase()).not.toContain('global reporting');
});

test('the menu of a phone has My Tasks, Dashboard and Settings', () => {
  expect(words(admin, 'sheetPlaces')).toEqual(['My Tasks', 'Dashboard', 'Settings']);
});

test('the question library is shut to others than admins where the organisation has limited it, and says so', () => {
  const library = (wish: Wish) =>
    listNavigationItems(somebody(wish), userMenuItems, everything).find(
      (place) => place.words === 'Question library',
    );
  expect(library({ limitedLibraryEnabled: true })?.whyNot).toBe(
    'Your organisation keeps it to its admins.',
  );
  expect(library({ limitedLibraryEnabled: false })?.whyNot).toBeUndefined();
  expect(library({ limitedLibraryEnabled: true, role: 'ADMIN' })?.whyNot).toBeUndefined();
});

test('Settings has a badge, and leads to the account, for an admin whose organisation lacks details', () => {
  const settings = (wish: Wish) =>
    listNavigationItems(somebody(wish), userMenuItems, everything).find(
      ({ words: name }) => name === 'Settings',
    );
  expect(settings({ role: 'ADMIN', isInfoMissing: true })).toEqual({
    words: 'Settings',
    href: '/settings/account',
    badge: 'details of your organisation are missing',
  });
  const plain = { words: 'Settings', href: '/settings/profile' };
  expect(settings({ role: 'ADMIN' })).toEqual(plain);
  expect(settings({ isInfoMissing: true })).toEqual(plain);
});

test('the console of the installation is there for whoever runs it', () => {
  expect(words(somebody({ operate: true }), 'menuPlaces')).toContain('Operator’s console');
  expect(words(admin, 'menuPlaces')).not.toContain('Operator’s console');
});

test('an entry appears with its screen: none leads nowhere', () => {
  const user = somebody({ role: 'ADMIN', operate: true, isInfoMissing: true });
  for (const list of Object.values(lists)) {
    const shown = listNavigationItems(user, list, doesStaffPageExist);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter(({ href }) => !doesStaffPageExist(href))).toEqual([]);
    expect(listNavigationItems(user, list, () => false)).toEqual([]);
  }
  expect(doesStaffPageExist('/no-such-page')).toBe(false);
  expect(doesStaffPageExist('/dashboard')).toBe(true);
});

test('no two entries of a list lead to the same place', () => {
  for (const list of [
    ...Object.values(lists).map((one) => listNavigationItems(admin, one, everything)),
    settingsMenuItems,
  ]) {
    const addresses = list.map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});
