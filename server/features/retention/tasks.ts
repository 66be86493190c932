import { eraseWhatHasRunOut } from './erase-what-has-run-out.ts';

export const retentionPeriodicTasks = {
  'erase-what-has-run-out': { work: eraseWhatHasRunOut, soon: false },
};
