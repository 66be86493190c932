import { announceClosings } from './tell-closings.ts';

export const jobRounds = { 'tell-closings': { work: announceClosings, soon: false } };
