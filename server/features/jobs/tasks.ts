import { tellClosings } from './tell-closings.ts';

export const jobRounds = { 'tell-closings': { work: tellClosings, soon: false } };
