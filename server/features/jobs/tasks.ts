import { recordClosedJobs } from './announce-closings.ts';

export const jobPeriodicTasks = { 'tell-closings': { work: recordClosedJobs, soon: false } };
