import { addPageRoute } from '../../http/add-page-route.ts';
import type { RoutedApp } from '../../http/add-endpoint-route.ts';
import { respondWithApplicationHistoryPage } from './history-page.ts';

export function addApplicationHistoryRoutes(server: RoutedApp): void {
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/history', door: 'candidate' },
    respondWithApplicationHistoryPage,
  );
}
