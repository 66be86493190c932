import { freezeMissingJobPlans } from './freeze-missing-plans.ts';

export const jobPlanPeriodicTasks = {
  'freeze-plans': { work: freezeMissingJobPlans, soon: false, everySeconds: 3600 },
};
