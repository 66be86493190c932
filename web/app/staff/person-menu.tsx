import type { CurrentUser } from '@evenhand/contract/sign-in.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { Menu, MenuChoice, MenuItem, MenuLine, MenuLink } from '../../ui/menu.tsx';
import { Person } from './person.tsx';
import { PlaceBadge } from './place-badge.tsx';
import { menuPlaces } from './places.ts';
import { themes, useTheme } from './theme.ts';
import { useEndImpersonation } from './use-end-impersonation.ts';
import { useLogOut } from './use-log-out.ts';
import { usePlaces } from './use-places.ts';
import styles from './person.module.css';

export function PersonMenu({ user }: { user: CurrentUser }) {
  const [theme, chooseTheme] = useTheme();
  const [, navigate] = useLocation();
  const places = usePlaces(menuPlaces);
  const goBack = useEndImpersonation();
  const leave = useLogOut();
  const waiting = places.find(({ badge }) => badge)?.badge;

  return (
    <Menu
      label="Your menu"
      trigger={
        <button type="button" className={styles['person-button']}>
          <Person user={user} />
          {waiting && <PlaceBadge badge={waiting} />}
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
            {badge && <PlaceBadge badge={badge} />}
          </MenuLink>
        ),
      )}
      <MenuLine />
      <MenuChoice label="Theme" value={theme} options={themes} onChoose={chooseTheme} />
      <MenuLine />
      {user.inImpersonatedAccount && <MenuItem onChoose={goBack}>Back to my account</MenuItem>}
      <MenuItem onChoose={leave}>Logout</MenuItem>
    </Menu>
  );
}
