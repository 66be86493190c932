import { scoreDueTests } from './score-due-tests.ts';

export const candidateTestPeriodicTasks = {
  'score-tests': { work: scoreDueTests, soon: false },
};
