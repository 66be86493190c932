import { publishDueDemographics } from '../disclosure/publish-due-demographics.ts';
import type { BackgroundRound } from '../../tasks/background-task.ts';
import { judgeAdverseImpactByYear } from './judge-adverse-impact-by-year.ts';

/** Years are judged by the figures that were published of them. */
export const reportingRounds: Record<string, BackgroundRound> = {
  'freeze-figures': {
    work: (services) => publishDueDemographics(services, judgeAdverseImpactByYear),
    soon: false,
  },
};
