import { remindOfMissedScorecards } from './remind-of-missed-scorecards.ts';

export const scorecardPeriodicTasks = {
  'remind-of-scorecards': { work: remindOfMissedScorecards, soon: false, everySeconds: 60 },
};
