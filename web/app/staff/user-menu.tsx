import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import {
  DropdownMenu,
  DropdownMenuRadioGroup,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuLink,
} from '../../ui/dropdown-menu.tsx';
import { UserAndOrganisationBadge } from './user-and-organisation-badge.tsx';
import { MenuItemSomethingWaitsBadge } from './menu-item-something-waits-badge.tsx';
import { userMenuItems } from './navigation-items.ts';
import { colourThemes, useColourTheme } from './colour-themes-and-use-colour-theme.ts';
import { useEndImpersonation } from './use-end-impersonation.ts';
import { useLogOut } from './use-log-out.ts';
import { useNavigationItems } from './use-navigation-items.ts';
import styles from './user-and-organisation-badge.module.css';

export function UserMenu({ user }: { user: CurrentUser }) {
  const [theme, chooseTheme] = useColourTheme();
  const [, navigate] = useLocation();
  const places = useNavigationItems(userMenuItems);
  const goBack = useEndImpersonation();
  const leave = useLogOut();
  const waiting = places.find(({ badge }) => badge)?.badge;

  return (
    <DropdownMenu
      label="Your menu"
      trigger={
        <button type="button" className={styles['person-button']}>
          <UserAndOrganisationBadge user={user} />
          {waiting && <MenuItemSomethingWaitsBadge badge={waiting} />}
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
      }
    >
      {places.map(({ href, words, whyNot, badge }) =>
        whyNot ? (
          <DropdownMenuItem key={words} whyNot={whyNot}>
            {words}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuLink key={words} href={href} onOpen={navigate}>
            {words}
            {badge && <MenuItemSomethingWaitsBadge badge={badge} />}
          </DropdownMenuLink>
        ),
      )}
      <DropdownMenuSeparator />
      <DropdownMenuRadioGroup
        label="Theme"
        value={theme}
        options={colourThemes}
        onChoose={chooseTheme}
      />
      <DropdownMenuSeparator />
      {user.inImpersonatedAccount && (
        <DropdownMenuItem onChoose={goBack}>Back to my account</DropdownMenuItem>
      )}
      <DropdownMenuItem onChoose={leave}>Logout</DropdownMenuItem>
    </DropdownMenu>
  );
}
