import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { Link } from 'wouter';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UserAndOrganisationBadge } from './user-and-organisation-badge.tsx';
import { MenuItemSomethingWaitsBadge } from './menu-item-something-waits-badge.tsx';
import { phoneMenuNavigationItems } from './navigation-items.ts';
import { colourThemes, useColourTheme } from './colour-themes-and-use-colour-theme.ts';
import { useEndImpersonation } from './use-end-impersonation.ts';
import { useLogOut } from './use-log-out.ts';
import { useNavigationItems } from './use-navigation-items.ts';
import styles from './phone-menu-sheet.module.css';

type Props = { user: CurrentUser | undefined; onClose: () => void };

/** The menu of a phone. */
export function PhoneMenuSheet({ user, onClose }: Props) {
  const [theme, chooseTheme] = useColourTheme();
  const places = useNavigationItems(phoneMenuNavigationItems);
  const goBack = useEndImpersonation();
  const leave = useLogOut();

  return (
    <Dialog title="Menu" asSheet onClose={onClose}>
      {user && <UserAndOrganisationBadge user={user} />}
      <nav className={styles['sheet-places']} aria-label="Main">
        {places.map(({ href, words, badge }) => (
          <Link key={words} href={href} onClick={onClose}>
            {words}
            {badge && <MenuItemSomethingWaitsBadge badge={badge} />}
          </Link>
        ))}
      </nav>
      <fieldset className={styles['sheet-theme']}>
        <legend>Theme</legend>
        {colourThemes.map(({ value, words }) => (
          <Checkbox
            key={value}
            exclusive
            name="theme"
            label={words}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
          />
        ))}
      </fieldset>
      {user?.inImpersonatedAccount && <Button onClick={goBack}>Back to my account</Button>}
      <Button onClick={leave}>Logout</Button>
    </Dialog>
  );
}
