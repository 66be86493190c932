import { addPageRoute } from '../../http/add-page-route.ts';
import type { RoutedApp } from '../../http/add-endpoint-route.ts';
import { listEducationGuides, findEducationGuidePage } from './read-education-guides.ts';

const open = { method: 'GET', door: 'public', isCompressed: true } as const;

export function addEducationRoutes(server: RoutedApp): void {
  addPageRoute(server, { ...open, path: '/education' }, async () => ({
    show: { page: 'guide-list', guides: await listEducationGuides(), isMissing: false },
  }));

  addPageRoute(server, { ...open, path: '/education/{slug}' }, async ({ params }) => {
    const guide = await findEducationGuidePage(params['slug'] ?? '');
    if (guide !== undefined) return { show: guide };
    return {
      show: { page: 'guide-list', guides: await listEducationGuides(), isMissing: true },
      status: 404,
    };
  });
}
