import type { CurrentUser } from '@evenhand/contract/sign-in/current-user.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { Menu, MenuRadioGroup, MenuItem, MenuSeparator, MenuLink } from '../../ui/menu.tsx';
import { UserBadge } from './user-badge.tsx';
import { MenuItemWaitingBadge } from './navigation-badge.tsx';
import { userMenuItems } from './navigation-items.ts';
import { colourThemes, useColourTheme } from './colour-theme.ts';
import { useEndImpersonation } from './use-end-impersonation.ts';
import { useLogOut } from './use-log-out.ts';
import { useNavigationItems } from './use-navigation-items.ts';
import styles from './user-badge.module.css';

export function UserMenu({ user }: { user: CurrentUser }) {
  const [theme, chooseTheme] = useColourTheme();
  const [, navigate] = useLocation();
  const places = useNavigationItems(userMenuItems);
  const goBack = useEndImpersonation();
  const leave = useLogOut();
  const waiting = places.find(({ badge }) => badge)?.badge;

  return (
    <Menu
      label="Your menu"
      trigger={
        <button type="button" className={styles['person-button']}>
          <UserBadge user={user} />
          {waiting && <MenuItemWaitingBadge badge={waiting} />}
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      }
    >
      {places.map(({ href, words, whyNot, badge }) =>
        whyNot ? (
          <MenuItem key={words} whyNot={whyNot}>
            {words}
          </MenuItem>
        ) : (
          <MenuLink key={words} href={href} onOpen={navigate}>
            {words}
            {badge && <MenuItemWaitingBadge badge={badge} />}
          </MenuLink>
        ),
      )}
      <MenuSeparator />
      <MenuRadioGroup label="Theme" value={theme} options={colourThemes} onChoose={chooseTheme} />
      <MenuSeparator />
      {user.inImpersonatedAccount && <MenuItem onChoose={goBack}>Back to my account</MenuItem>}
      <MenuItem onChoose={leave}>Logout</MenuItem>
    </Menu>
  );
}
