import {
  OTHER_COUNTRIES_RETENTION_CODE,
  type RetainedDataKind,
} from '@evenhand/contract/retention/retention-periods.ts';
import { findOrCreateDateFormat } from '../../parts/time/find-or-create-date-format.ts';
import { findCountryName } from '../../parts/words/find-country-name.ts';

export const retainedDataKindWords: Record<RetainedDataKind, string> = {
  application: 'Applications that were sent in',
  unfinished: 'Applications that were begun and never sent in',
};

export function retentionCountryWords(country: string): string {
  return country === OTHER_COUNTRIES_RETENTION_CODE
    ? 'All other countries'
    : findCountryName(country);
}

/** 'March 2027' of '2027-03'. */
export function formatMonthInWords(month: string): string {
  return findOrCreateDateFormat('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** '3 March 2027' of '2027-03-03'. */
export function formatDayInWords(day: string): string {
  return findOrCreateDateFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
