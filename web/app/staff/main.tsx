import '../../ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareOnIntent, preparePage, Routes } from '../routes.tsx';
import { PageBoundary } from './page-boundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

prepareOnIntent(document);
await Promise.race([preparePage(location.pathname), enough()]);

// A transition is drawn piece by piece: whoever presses something meanwhile is heard.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <PageBoundary>
        <Routes />
      </PageBoundary>
    </StrictMode>,
  ),
);

/** Then the page says for itself what it waits for. */
function enough(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3_000));
}
