import { addPageRoute } from '../../http/add-page-route.ts';
import type { RoutedApp } from '../../http/add-endpoint-route.ts';
import {
  saveCandidateTaskFromPage,
  respondToCandidateTaskPageSubmit,
} from './save-and-submit-candidate-task-from-page.ts';
import {
  redirectToNewestCandidateTask,
  respondWithCandidateTaskPage,
} from './load-build-and-respond-with-candidate-task-page.ts';

/** Of the tasks that a candidate does after the application was sent in. */
export function addCandidateTaskPageRoutes(server: RoutedApp): void {
  addPageRoute(
    server,
    { method: 'GET', path: '/application/{token}/task', door: 'candidate' },
    redirectToNewestCandidateTask,
  );
  const address = { path: '/application/{token}/task/{number}', door: 'candidate' } as const;
  addPageRoute(server, { method: 'GET', ...address }, respondWithCandidateTaskPage);
  addPageRoute(server, { method: 'POST', ...address }, saveCandidateTaskFromPage);
  addPageRoute(
    server,
    { method: 'POST', path: '/application/{token}/task/{number}/hand-in', door: 'candidate' },
    respondToCandidateTaskPageSubmit,
  );
}
