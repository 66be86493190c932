import './staff-shell.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Toaster } from '../../ui/toaster.tsx';
import { DesktopAdvice } from './desktop-advice.tsx';
import { createQueryClient } from './query-client.ts';
import { TopBar } from './top-bar.tsx';

/** Around every page of a member of staff. What was loaded for one person is gone when they leave it. */
export function StaffShell({ children }: { children?: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <TopBar />
      <DesktopAdvice />
      <main id="content" className="page" tabIndex={-1}>
        {children}
      </main>
      <Toaster />
    </QueryClientProvider>
  );
}
