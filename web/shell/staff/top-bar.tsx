import { currentUser } from '@evenhand/contract/sign-in.ts';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useCall } from '../../use-call.ts';
import { MenuSheet } from './menu-sheet.tsx';
import { PersonMenu } from './person-menu.tsx';
import { places } from './places.ts';

export function TopBar() {
  const { data } = useCall(currentUser, {});
  const [pathname] = useLocation();
  const [isSheetOpen, setSheetOpen] = useState(false);

  return (
    <>
      <header className="top-bar">
        <div className="top-bar-inner">
          <Link href={paths.home()} aria-label="Evenhand, to the dashboard">
            <Logo />
          </Link>
          <nav className="top-bar-places" aria-label="Main">
            {places.map(({ href, words }) => (
              <Link key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
                {words}
              </Link>
            ))}
          </nav>
          <div className="top-bar-end">
            {data && <PersonMenu user={data.user} />}
            <IconButton
              className="top-bar-more"
              label="Menu"
              icon={<IconMenu2 />}
              onClick={() => setSheetOpen(true)}
            />
          </div>
        </div>
      </header>
      {isSheetOpen && <MenuSheet user={data?.user} onClose={() => setSheetOpen(false)} />}
    </>
  );
}
