import { announceDifferentTwinRun } from './announce-different-twin-run.ts';

export const twinRunPeriodicTasks = {
  'announce-twin-run': { work: announceDifferentTwinRun, soon: false, everySeconds: 60 },
};
