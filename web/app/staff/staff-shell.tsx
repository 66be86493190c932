import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { ToastList } from '../../ui/toast-list.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { CurrentUserLoadFailureGuard } from './current-user-load-failure-guard.tsx';
import { NarrowScreenAdviceBanner } from './narrow-screen-advice-banner.tsx';
import { LiveUpdatesStarter } from './live-updates-starter.tsx';
import { recordPageVisitInMemory } from './palette/recently-visited-pages.ts';
import { createQueryClient } from './query-client.ts';
import { ReauthenticationPrompt } from './reauthentication-prompt.tsx';
import { DoesStaffPageExistContext } from './does-staff-page-exist-context.ts';
import { KeyboardShortcutsPreferenceEffect } from './keyboard-shortcuts-preference-effect.tsx';
import { StaffFooter } from './staff-footer.tsx';
import { StaffTopBar } from './staff-top-bar.tsx';
import { useCommandPaletteShortcut } from './use-command-palette-shortcut.ts';
import styles from './staff-shell.module.css';

type Props = { hasScreen: (path: string) => boolean; children?: ReactNode };

const ImpersonationBanner = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./impersonation-banner.tsx')))
    .ImpersonationBanner,
}));
const Palette = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./palette/command-palette.tsx'))).CommandPalette,
}));

/** Around every page of a member of staff. What was loaded for one person is gone when they leave it. */
export function StaffShell({ hasScreen, children }: Props) {
  const [client] = useState(createQueryClient);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [pathname] = useLocation();
  const openPalette = () => setPaletteOpen(true);
  useCommandPaletteShortcut(openPalette);
  useEffect(() => recordPageVisitInMemory(pathname), [pathname]);

  return (
    <QueryClientProvider client={client}>
      <DoesStaffPageExistContext value={hasScreen}>
        <a className={styles['skip-link']} href="#content">
          Skip to content
        </a>
        <StaffTopBar onPalette={openPalette} />
        <VisitBanner />
        <NarrowScreenAdviceBanner />
        <main id="content" className={styles['page']} tabIndex={-1}>
          <CurrentUserLoadFailureGuard>{children}</CurrentUserLoadFailureGuard>
        </main>
        <StaffFooter />
        {isPaletteOpen && (
          <Suspense fallback={null}>
            <Palette onClose={() => setPaletteOpen(false)} />
          </Suspense>
        )}
        <ToastList />
        <ReauthenticationPrompt />
        <LiveUpdatesStarter />
        <KeyboardShortcutsPreferenceEffect />
      </DoesStaffPageExistContext>
    </QueryClientProvider>
  );
}

/** Most people never meet it. */
function VisitBanner() {
  const me = useCurrentUser();
  if (!me?.inImpersonatedAccount) return null;
  return (
    <Suspense fallback={null}>
      <ImpersonationBanner user={me} />
    </Suspense>
  );
}
