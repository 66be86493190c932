import { parentPort } from 'node:worker_threads';
import { openOutboundRequestSender } from '../../http/outbound-request.ts';
import { findBusyTimesInCalendarFiles } from './find-busy-times-in-calendar-files.ts';
import type {
  MemberCalendarReadResult,
  MemberCalendarToRead,
} from './member-calendar-source-and-read-result-types.ts';
import { fetchCaldavCalendars } from './fetch-caldav-calendars.ts';
import { fetchIcsCalendar } from './fetch-ics-calendar.ts';
import {
  CalendarReadError,
  limitRequestsOfOneCalendarReading,
} from './limit-calendar-requests-and-read-problems.ts';

/**
 * A thread of its own, which is ended where a calendar takes too long or too much memory. It connects to what an address stands
 * for on the public internet, and knows no secret but that of the calendar that it reads.
 */
async function readCalendar({
  source,
  span,
  httpHosts,
}: MemberCalendarToRead): Promise<MemberCalendarReadResult> {
  const ask = limitRequestsOfOneCalendarReading(
    openOutboundRequestSender({ WEBHOOK_HTTP_HOSTS: [...httpHosts] }),
  );
  try {
    const files =
      source.kind === 'ics'
        ? [await fetchIcsCalendar(ask, source.url)]
        : await fetchCaldavCalendars(ask, { account: source, span });
    return findBusyTimesInCalendarFiles(files, span);
  } catch (error) {
    return { problem: error instanceof CalendarReadError ? error.problem : 'not-understood' };
  }
}

parentPort?.on('message', (asked: MemberCalendarToRead) => {
  void readCalendar(asked).then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage('ready');
