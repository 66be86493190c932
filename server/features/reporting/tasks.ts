import { judgeYears } from './judge-years.ts';

export const reportingRounds = { 'judge-years': judgeYears };
