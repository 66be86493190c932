import { publishDueDemographics } from '../disclosure/publish-due-demographics.ts';
import type { PeriodicTask } from '../../tasks/event-periodic-and-start-up-task-types.ts';
import { judgeAdverseImpactByYear } from './judge-adverse-impact-by-year.ts';

const AT_LEAST = 5;
const ROUNDS_FOR_ALL = 400;

/** Years are judged by the figures that were published of them. */
export const reportingPeriodicTasks: Record<string, PeriodicTask> = {
  'freeze-figures': {
    // A few every two seconds, who are all within the hour: one after the other, thousands would take half of two cores for minutes.
    work: (services) =>
      publishDueDemographics(services, judgeAdverseImpactByYear, (due) =>
        Math.max(AT_LEAST, Math.ceil(due / ROUNDS_FOR_ALL)),
      ),
    soon: false,
  },
};
