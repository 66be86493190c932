import type { Page, Request } from 'playwright-core';

/** The paths of the report's calls, as they leave. */
export function recordReportCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const isReport = pathname.startsWith('/api/org/') && page.url().includes('/org-stats');
    if (isReport || (pathname === '/job/filters' && page.url().includes('/org-stats')))
      asked.push(pathname);
  });
  return asked;
}
