import { announceClosings } from './announce-closings.ts';

export const jobRounds = { 'tell-closings': { work: announceClosings, soon: false } };
