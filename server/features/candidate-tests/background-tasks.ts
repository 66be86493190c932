import { submitAndScoreDueTests } from './submit-and-score-due-tests.ts';

export const candidateTestPeriodicTasks = {
  'score-tests': { work: submitAndScoreDueTests, soon: false },
};
