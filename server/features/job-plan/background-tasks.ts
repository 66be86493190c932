import { freezeMissingPlans } from './freeze-missing-plans.ts';

export const jobPlanPeriodicTasks = {
  'freeze-plans': { work: freezeMissingPlans, soon: false, everySeconds: 3600 },
};
