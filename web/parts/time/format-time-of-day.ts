import { findOrCreateDateFormat } from './find-or-create-date-format.ts';

export function formatTimeOfDay(moment: Date): string {
  return findOrCreateDateFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(moment);
}
