import {
  type SendCalendarRequest,
  CalendarReadError,
  calendarProblemOfHttpStatus,
} from './limit-calendar-requests-and-read-problems.ts';

const REDIRECTS_MAX = 3;

/**
 * The file at a secret address. Where it has moved is followed a few times, and each address is looked at anew.
 * @throws CalendarReadError
 */
export async function fetchIcsCalendar(ask: SendCalendarRequest, address: string): Promise<string> {
  let url = address;
  for (let redirects = 0; ; redirects += 1) {
    const { status, headers, body } = await ask({
      method: 'GET',
      url,
      headers: { accept: 'text/calendar, */*;q=0.1' },
    });
    const next = status >= 300 && status < 400 ? URL.parse(headers['location'] ?? '', url) : null;
    if (next === null) {
      const problem = calendarProblemOfHttpStatus(status);
      if (problem !== null) throw new CalendarReadError(problem);
      return body;
    }
    if (redirects === REDIRECTS_MAX) throw new CalendarReadError('refused');
    url = next.href;
  }
}
