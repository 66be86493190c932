import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import {
  IconBuilding,
  IconDoor,
  IconHistory,
  IconLock,
  IconPlug,
  type IconProps,
  IconScale,
  IconShieldLock,
  IconToggleLeft,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { staffPagePaths } from '../../../net/staff-page-paths.ts';

type SettingsPlace = {
  href: string;
  words: string;
  icon: ComponentType<IconProps>;
  isFor: (user: CurrentUser) => boolean;
};

const admins = (user: CurrentUser) => user.role === 'ADMIN';
const everybody = () => true;
const place = (
  page: string,
  words: string,
  icon: ComponentType<IconProps>,
  isFor: (user: CurrentUser) => boolean,
): SettingsPlace => ({ href: staffPagePaths.settings(page), words, icon, isFor });

/** The pages of the settings, in the order of their menu. */
export const settingsMenuGroups: readonly { words: string; places: readonly SettingsPlace[] }[] = [
  {
    words: 'You',
    places: [
      place('profile', 'Your profile', IconUser, everybody),
      place('security', 'Password and two-factor', IconLock, everybody),
    ],
  },
  {
    words: 'Organisation',
    places: [
      place('account', 'Account settings', IconBuilding, admins),
      place('users-and-permissions', 'Users and permissions', IconUsers, admins),
      place('equal-opportunities', 'Equal opportunities', IconScale, admins),
      place('rooms', 'Rooms for interviews', IconDoor, admins),
      place('privacy', 'Privacy', IconShieldLock, admins),
      place('features', 'Your features', IconToggleLeft, admins),
      place('integrations', 'Integrations', IconPlug, admins),
      place('audit', 'Audit trail', IconHistory, admins),
    ],
  },
];
export const settingsMenuItems: readonly SettingsPlace[] = settingsMenuGroups.flatMap(
  ({ places }) => places,
);
