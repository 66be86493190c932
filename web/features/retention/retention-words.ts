import {
  OTHER_COUNTRIES,
  type RetentionStore,
} from '@evenhand/contract/retention/retention-periods.ts';
import { cachedDateFormat } from '../../parts/time/cached-date-format.ts';
import { countryName } from '../../parts/words/country-name.ts';

export const retentionStoreWords: Record<RetentionStore, string> = {
  application: 'Applications that were sent in',
  unfinished: 'Applications that were begun and never sent in',
};

export function retentionCountryWords(country: string): string {
  return country === OTHER_COUNTRIES ? 'All other countries' : countryName(country);
}

/** 'March 2027' of '2027-03'. */
export function monthInWords(month: string): string {
  return cachedDateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** '3 March 2027' of '2027-03-03'. */
export function dayInWords(day: string): string {
  return cachedDateFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
