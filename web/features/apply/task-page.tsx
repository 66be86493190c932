import type { TaskPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { TaskClosedPage } from './task-closed-page.tsx';
import { TaskCheckPage, TaskSubmittedPage } from './task-check-page.tsx';
import { TaskFormPage } from './task-form-page.tsx';

/** A task, in each of its states. */
export function TaskPage(page: Page) {
  switch (page.state) {
    case 'open':
      return <TaskFormPage {...page} />;
    case 'checking':
      return <TaskCheckPage {...page} />;
    case 'submitted':
      return <TaskSubmittedPage {...page} />;
    case 'closed':
      return <TaskClosedPage {...page} />;
  }
}
