import { freezeMissingPlansEachHour } from './freeze-missing-plans.ts';

export const jobPlanPeriodicTasks = {
  'freeze-plans': { work: freezeMissingPlansEachHour, soon: false },
};
