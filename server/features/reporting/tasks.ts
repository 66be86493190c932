import { publishDueDemographics } from '../disclosure/freeze-figures.ts';
import type { BackgroundRound } from '../../tasks/background-task.ts';
import { judgeAdverseImpactByYear } from './judge-years.ts';

/** Years are judged by the figures that were published of them. */
export const reportingRounds: Record<string, BackgroundRound> = {
  'freeze-figures': {
    work: (services) => publishDueDemographics(services, judgeAdverseImpactByYear),
    soon: false,
  },
};
