import '../../ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareOnIntent, preparePage, Routes } from '../../routes.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { reloadOnceForNewVersion } from './reload-once.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadOnceForNewVersion();
preparePage(location.pathname);
prepareOnIntent(document);

createRoot(root).render(
  <StrictMode>
    <PageBoundary>
      <Routes />
    </PageBoundary>
  </StrictMode>,
);
