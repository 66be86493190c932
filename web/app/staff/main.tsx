import '../../ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadPagesOnIntent } from '../preload-pages-on-intent.ts';
import { preloadStaffPage, StaffRoutes } from '../staff-routes-page-existence-and-preloading.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

preloadPagesOnIntent(document);
await Promise.race([preloadStaffPage(location.pathname), enough()]);

// A transition is drawn piece by piece: whoever presses something meanwhile is heard.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <PageErrorBoundary>
        <StaffRoutes />
      </PageErrorBoundary>
    </StrictMode>,
  ),
);

/** Then the page says for itself what it waits for. */
function enough(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3_000));
}
