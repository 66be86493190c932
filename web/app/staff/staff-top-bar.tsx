import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { ProductLogo } from '../../ui/product-logo.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { HeaderSearchForm } from './header-search-form.tsx';
import { CommandPaletteButton } from './command-palette-button.tsx';
import { UserMenu } from './user-menu.tsx';
import { staffTopBarNavigationItems } from './navigation-items.ts';
import { useNavigationItems } from './use-navigation-items.ts';
import styles from './staff-top-bar.module.css';

/** For phones. */
const MenuSheet = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./phone-menu-sheet.tsx'))).PhoneMenuSheet,
}));

export function StaffTopBar({ onPalette }: { onPalette: () => void }) {
  const me = useCurrentUser();
  const places = useNavigationItems(staffTopBarNavigationItems);
  const [pathname] = useLocation();
  const [isSheetOpen, setSheetOpen] = useState(false);

  return (
    <>
      <header className={styles['top-bar']}>
        <div className={styles['top-bar-inner']}>
          <Link href={staffPagePaths.home()} aria-label="Evenhand, to the dashboard">
            <ProductLogo />
          </Link>
          <nav className={styles['top-bar-places']} aria-label="Main">
            {places.map(({ href, words }) => (
              <Link key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
                {words}
              </Link>
            ))}
          </nav>
          <HeaderSearchForm />
          <div className={styles['top-bar-end']}>
            <CommandPaletteButton onPress={onPalette} />
            <IconButton
              className={styles['top-bar-search']}
              label="Search and go to"
              icon={<IconSearch />}
              onClick={onPalette}
            />
            {me && <UserMenu user={me} />}
            <IconButton
              className={styles['top-bar-phone']}
              label="Menu"
              icon={<IconMenu2 />}
              onClick={() => setSheetOpen(true)}
            />
          </div>
        </div>
      </header>
      {isSheetOpen && (
        <Suspense fallback={null}>
          <MenuSheet user={me} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
