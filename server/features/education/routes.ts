import { page } from '../../page.ts';
import type { House } from '../../route.ts';
import { listGuides, readGuide } from './read-guides.ts';

export function addEducationRoutes(house: House): void {
  page(house, { method: 'GET', path: '/education', door: 'public' }, async () => ({
    show: { page: 'guide-list', guides: await listGuides(), isMissing: false },
  }));

  page(house, { method: 'GET', path: '/education/{slug}', door: 'public' }, async ({ params }) => {
    const guide = await readGuide(params['slug'] ?? '');
    if (guide !== undefined) return { show: guide };
    return {
      show: { page: 'guide-list', guides: await listGuides(), isMissing: true },
      status: 404,
    };
  });
}
