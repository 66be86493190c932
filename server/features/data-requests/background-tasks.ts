import { remindAdminsOfDataRequestsDue } from './remind-admins-of-data-requests-due.ts';
import { buildAndExpireDataExports } from './build-and-expire-data-exports.ts';
import { eraseDueRequestedApplications } from './erase-due-requested-applications.ts';

export const dataRequestPeriodicTasks = {
  'build-data-exports': { work: buildAndExpireDataExports, soon: true },
  'erase-on-request': { work: eraseDueRequestedApplications, soon: true },
  'alarm-of-requests': { work: remindAdminsOfDataRequestsDue, soon: false, everySeconds: 60 },
};
