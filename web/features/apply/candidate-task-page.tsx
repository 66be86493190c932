import type { CandidateTaskPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CandidateTaskClosedPage } from './candidate-task-closed-page.tsx';
import {
  CandidateTaskCheckPage,
  CandidateTaskSubmittedPage,
} from './candidate-task-check-and-submitted-pages.tsx';
import { CandidateTaskFormPage } from './candidate-task-form-page.tsx';

/** A task, in each of its states. */
export function CandidateTaskPage(page: Page) {
  switch (page.state) {
    case 'open':
      return <CandidateTaskFormPage {...page} />;
    case 'checking':
      return <CandidateTaskCheckPage {...page} />;
    case 'submitted':
      return <CandidateTaskSubmittedPage {...page} />;
    case 'closed':
      return <CandidateTaskClosedPage {...page} />;
  }
}
