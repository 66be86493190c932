import { preloadStaffPage } from './staff-routes-page-existence-and-preloading.tsx';

/** Prepares the page behind a link as soon as somebody points at it. */
export function preloadPagesOnIntent(document: Document) {
  for (const intent of ['pointerover', 'focusin'] as const) {
    document.addEventListener(intent, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin && !link.target)
        void preloadStaffPage(link.pathname);
    });
  }
}
