import { parentPort } from 'node:worker_threads';
import { openOutbound } from '../../http/outbound-request.ts';
import { busyTimesInCalendar } from './busy-times-in-calendar.ts';
import type { CalendarRead, CalendarToRead } from './calendar-source.ts';
import { fetchCaldavCalendars } from './fetch-caldav-calendars.ts';
import { fetchIcsCalendar } from './fetch-ics-calendar.ts';
import { CalendarFailure, sendWithinLimits } from './send-within-limits.ts';

/**
 * A thread of its own, which is ended where a calendar takes too long or too much memory. It connects to what an address stands
 * for on the public internet, and knows no secret but that of the calendar that it reads.
 */
async function readCalendar({ source, span, httpHosts }: CalendarToRead): Promise<CalendarRead> {
  const ask = sendWithinLimits(openOutbound({ WEBHOOK_HTTP_HOSTS: [...httpHosts] }));
  try {
    const files =
      source.kind === 'ics'
        ? [await fetchIcsCalendar(ask, source.url)]
        : await fetchCaldavCalendars(ask, { account: source, span });
    return busyTimesInCalendar(files, span);
  } catch (error) {
    return { problem: error instanceof CalendarFailure ? error.problem : 'not-understood' };
  }
}

parentPort?.on('message', (asked: CalendarToRead) => {
  void readCalendar(asked).then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage('ready');
