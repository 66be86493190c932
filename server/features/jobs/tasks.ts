import { tellClosings } from './tell-closings.ts';

export const jobRounds = { 'tell-closings': tellClosings };
