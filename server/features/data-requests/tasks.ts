import { alarmOfRequestsDue } from './alarm-of-requests-due.ts';
import { buildDataExports } from './build-data-exports.ts';
import { eraseOnRequest } from './erase-on-request.ts';

export const dataRequestPeriodicTasks = {
  'build-data-exports': { work: buildDataExports, soon: true },
  'erase-on-request': { work: eraseOnRequest, soon: true },
  'alarm-of-requests': { work: alarmOfRequestsDue, soon: false },
};
