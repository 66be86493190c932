import { freezeMissingPlansEachHour } from './freeze-missing-plans.ts';

export const planPeriodicTasks = {
  'freeze-plans': { work: freezeMissingPlansEachHour, soon: false },
};
