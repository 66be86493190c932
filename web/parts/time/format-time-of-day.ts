import { cachedDateFormat } from './cached-date-format.ts';

export function formatTimeOfDay(moment: Date): string {
  return cachedDateFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(moment);
}
