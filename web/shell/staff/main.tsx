import '../../ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareOnIntent, preparePage, Routes } from '../../routes.tsx';
import { PageBoundary } from './page-boundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

preparePage(location.pathname);
prepareOnIntent(document);

createRoot(root).render(
  <StrictMode>
    <PageBoundary>
      <Routes />
    </PageBoundary>
  </StrictMode>,
);
