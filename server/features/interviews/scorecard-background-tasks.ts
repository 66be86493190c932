import { makeLookForMissedScorecards } from './remind-of-missed-scorecards.ts';

export const scorecardPeriodicTasks = {
  'remind-of-scorecards': { work: makeLookForMissedScorecards(), soon: false, everySeconds: 60 },
};
