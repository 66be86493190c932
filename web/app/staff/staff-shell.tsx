import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadChunk } from '../../net/load-chunk.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useMe } from '../../net/use-me.ts';
import { BasicData } from './basic-data.tsx';
import { DesktopAdvice } from './desktop-advice.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { noteVisit } from './palette/recent.ts';
import { createQueryClient } from './query-client.ts';
import { ProofRequests } from './proof-requests.tsx';
import { HasScreen } from './screens.ts';
import { ShortcutsChoice } from './shortcuts-choice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';
import styles from './staff-shell.module.css';

type Props = { hasScreen: (path: string) => boolean; children?: ReactNode };

const ImpersonationBanner = lazy(async () => ({
  default: (await loadChunk(() => import('./impersonation-banner.tsx'))).ImpersonationBanner,
}));
const Palette = lazy(async () => ({
  default: (await loadChunk(() => import('./palette/palette.tsx'))).Palette,
}));

/** Around every page of a member of staff. What was loaded for one person is gone when they leave it. */
export function StaffShell({ hasScreen, children }: Props) {
  const [client] = useState(createQueryClient);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [pathname] = useLocation();
  const openPalette = () => setPaletteOpen(true);
  usePaletteKeys(openPalette);
  useEffect(() => noteVisit(pathname), [pathname]);

  return (
    <QueryClientProvider client={client}>
      <HasScreen value={hasScreen}>
        <a className={styles['skip-link']} href="#content">
          Skip to content
        </a>
        <TopBar onPalette={openPalette} />
        <VisitBanner />
        <DesktopAdvice />
        <main id="content" className={styles['page']} tabIndex={-1}>
          <BasicData>{children}</BasicData>
        </main>
        <SiteFooter />
        {isPaletteOpen && (
          <Suspense fallback={null}>
            <Palette onClose={() => setPaletteOpen(false)} />
          </Suspense>
        )}
        <Toaster />
        <ProofRequests />
        <LiveUpdates />
        <ShortcutsChoice />
      </HasScreen>
    </QueryClientProvider>
  );
}

/** Most people never meet it. */
function VisitBanner() {
  const me = useMe();
  if (!me?.inImpersonatedAccount) return null;
  return (
    <Suspense fallback={null}>
      <ImpersonationBanner user={me} />
    </Suspense>
  );
}
