import type { StartTask } from '../../tasks/event-and-periodic-task-types.ts';
import { eraseWhatHasRunOut } from './erase-what-has-run-out.ts';
import { reapplyTombstonesOfFile } from './reapply-tombstones.ts';

export const retentionPeriodicTasks = {
  'erase-what-has-run-out': { work: eraseWhatHasRunOut, soon: false },
};

export const retentionStartTasks: Record<string, StartTask> = {
  'reapply-tombstones': async (services) => {
    await reapplyTombstonesOfFile(services);
  },
};
