import { announceTwinRunThatFoundDifference } from './announce-twin-run-that-found-difference.ts';

export const twinRunPeriodicTasks = {
  'announce-twin-run': { work: announceTwinRunThatFoundDifference, soon: false, everySeconds: 60 },
};
