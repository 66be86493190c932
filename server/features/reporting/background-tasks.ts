import { publishDueDemographics } from '../disclosure/publish-due-demographics.ts';
import type { PeriodicTask } from '../../tasks/event-periodic-and-start-up-task-types.ts';
import { judgeAdverseImpactByYear } from './judge-adverse-impact-by-year.ts';

/** Years are judged by the figures that were published of them. */
export const reportingPeriodicTasks: Record<string, PeriodicTask> = {
  'freeze-figures': {
    work: (services) => publishDueDemographics(services, judgeAdverseImpactByYear),
    soon: false,
  },
};
