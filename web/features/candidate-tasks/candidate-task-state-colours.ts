import type { CandidateTaskState } from '@evenhand/contract/candidate-tasks/candidate-task-states.ts';
import type { StatusTagColour } from '../../ui/status-tag.tsx';

export const candidateTaskStateColours: Readonly<Record<CandidateTaskState, StatusTagColour>> = {
  open: 'blue',
  overdue: 'red',
  submitted: 'green',
  'to-review': 'purple',
  'in-review': 'purple',
  reviewed: 'green',
  'not-submitted': 'grey',
  over: 'disabled',
};
