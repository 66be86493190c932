import { addPageRoute } from '../../http/add-page-route.ts';
import type { RoutedApp } from '../../http/add-endpoint-route.ts';
import { saveTaskFromPage, submitTaskFromPage } from './answer-task-page.ts';
import { goToNewestTask, showTaskPage } from './show-task-page.ts';

/** Of the tasks that a candidate does after the application was sent in. */
export function addTaskRoutes(server: RoutedApp): void {
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/task', door: 'candidate' },
    goToNewestTask,
  );
  const address = { path: '/application/{token}/task/{number}', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...address }, showTaskPage);
  addPageRoute(server, { method: 'POST', ...address }, saveTaskFromPage);
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/task/{number}/hand-in', door: 'candidate' },
    submitTaskFromPage,
  );
}
