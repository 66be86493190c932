import { remindCandidatesOfTasksDue } from './remind-candidates-of-tasks-due.ts';

export const candidateTaskPeriodicTasks = {
  'remind-of-tasks': { work: remindCandidatesOfTasksDue, soon: false, everySeconds: 60 },
};
