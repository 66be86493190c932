import { cachedDateFormat } from '../../parts/time/cached-date-format.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { timeZoneCity } from '../../ui/time-zone-city.ts';
import { clockTimeInZone, utcOffsetWords } from './interview-days-and-time-zones.ts';
import { interviewEnd, type InterviewStartAndMinutes } from './interview-state-by-clock.ts';

/** 'Tue 1 Dec, 09:00–09:45'. */
export function interviewTimeWords(time: InterviewStartAndMinutes, timeZone: string): string {
  const day = cachedDateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(time.startsAt);
  return `${day}, ${interviewHoursWords(time, timeZone)}`;
}

/** '09:00–09:45'. */
export function interviewHoursWords(time: InterviewStartAndMinutes, timeZone: string): string {
  return `${clockTimeInZone(time.startsAt, timeZone)}–${clockTimeInZone(interviewEnd(time), timeZone)}`;
}

/** 'London time (GMT+0)'; both offsets where the clocks change between the moments. */
export function interviewZoneWords(moments: readonly Date[], timeZone: string): string {
  return `${timeZoneCity(timeZone)} time (${utcOffsetWords(moments, timeZone)})`;
}

/** '1 time', '24 times'. */
export function timesInWords(n: number): string {
  return pluralise(n, 'time');
}
