import { freezeFigures } from '../disclosure/freeze-figures.ts';
import type { Round } from '../../tasks/task.ts';
import { judgeYears } from './judge-years.ts';

/** Years are judged by the figures that were published of them. */
export const reportingRounds: Record<string, Round> = {
  'freeze-figures': { work: (services) => freezeFigures(services, judgeYears), soon: false },
};
