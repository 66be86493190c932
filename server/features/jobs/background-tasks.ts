import { recordClosedJobs } from './record-closed-jobs.ts';

export const jobPeriodicTasks = { 'tell-closings': { work: recordClosedJobs, soon: false } };
