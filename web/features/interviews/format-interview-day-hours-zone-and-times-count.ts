import { findOrCreateDateFormat } from '../../parts/time/find-or-create-date-format.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { cityOfTimeZone } from '../../ui/city-of-time-zone.ts';
import {
  formatClockTimeInZone,
  formatUtcOffsets,
} from './calculate-and-format-interview-days-and-zones.ts';
import {
  interviewEndTime,
  type InterviewStartAndMinutes,
} from './interview-state-and-end-time-by-clock.ts';

/** 'Tue 1 Dec, 09:00–09:45'. */
export function formatInterviewDayAndHours(
  time: InterviewStartAndMinutes,
  timeZone: string,
): string {
  const day = findOrCreateDateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(time.startsAt);
  return `${day}, ${formatInterviewHours(time, timeZone)}`;
}

/** '09:00–09:45'. */
export function formatInterviewHours(time: InterviewStartAndMinutes, timeZone: string): string {
  return `${formatClockTimeInZone(time.startsAt, timeZone)}–${formatClockTimeInZone(interviewEndTime(time), timeZone)}`;
}

/** 'London time (GMT+0)'; both offsets where the clocks change between the moments. */
export function formatInterviewTimeZone(moments: readonly Date[], timeZone: string): string {
  return `${cityOfTimeZone(timeZone)} time (${formatUtcOffsets(moments, timeZone)})`;
}

/** '1 time', '24 times'. */
export function formatInterviewTimesCount(n: number): string {
  return pluraliseCount(n, 'time');
}
