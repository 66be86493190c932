import type { StartUpTask } from '../../tasks/event-periodic-and-start-up-task-types.ts';
import { eraseApplicationsPastRetention } from './erase-applications-past-retention.ts';
import { reapplyErasureTombstonesOfFile } from './reapply-erasure-tombstones.ts';

export const retentionPeriodicTasks = {
  'erase-what-has-run-out': { work: eraseApplicationsPastRetention, soon: false, everySeconds: 60 },
};

export const retentionStartTasks: Record<string, StartUpTask> = {
  'reapply-tombstones': async (services) => {
    await reapplyErasureTombstonesOfFile(services);
  },
};
