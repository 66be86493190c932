import { remindOfTasksDue } from './remind-of-tasks-due.ts';

export const candidateTaskPeriodicTasks = {
  'remind-of-tasks': { work: remindOfTasksDue, soon: false },
};
