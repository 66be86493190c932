import type { TaskState } from '@evenhand/contract/candidate-tasks/task-states.ts';
import type { TagColour } from '../../ui/tag.tsx';

export const taskStateColours: Readonly<Record<TaskState, TagColour>> = {
  open: 'blue',
  overdue: 'red',
  submitted: 'green',
  'to-review': 'purple',
  'in-review': 'purple',
  reviewed: 'green',
  'not-submitted': 'grey',
  over: 'disabled',
};
