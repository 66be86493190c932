import { calendarQuery, createAccount, type DAVResponse, propfind } from 'tsdav';
import type { CalendarTimeSpan } from './find-busy-times-in-calendar-files.ts';
import type { MemberCalendarSource } from './member-calendar-source-and-read-result-types.ts';
import {
  type SendCalendarRequest,
  CalendarReadError,
  calendarProblemOfHttpStatus,
} from './limit-calendar-requests-and-read-problems.ts';

const CALENDARS_MAX = 20;

type Account = Extract<MemberCalendarSource, { kind: 'caldav' }>;
type Dav = { headers: Record<string, string>; fetch: typeof fetch };

/**
 * What a CalDAV server (RFC 4791) holds of a span of time, file by file: of the calendar at the address, or of all calendars of
 * the account but those that leave their owner free.
 * @throws CalendarReadError
 */
export async function fetchCaldavCalendars(
  ask: SendCalendarRequest,
  { account, span }: { account: Account; span: CalendarTimeSpan },
): Promise<string[]> {
  const { username, password } = account;
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  const kept: { failure: CalendarReadError | undefined; isDenied: boolean } = {
    failure: undefined,
    isDenied: false,
  };
  const dav: Dav = {
    headers: { authorization: `Basic ${basic}` },
    fetch: fetchBy(ask, kept),
  };
  try {
    const files: string[] = [];
    for (const url of await calendarsOf(dav, account))
      files.push(...(await filesOf(dav, url, span)));
    return files;
  } catch (error) {
    if (error instanceof CalendarReadError) throw error;
    // The library says what it missed in words of its own, and may have gone on after an answer that was none.
    throw kept.failure ?? new CalendarReadError(kept.isDenied ? 'wrong-password' : 'no-calendar');
  }
}

async function calendarsOf(dav: Dav, { url }: Account): Promise<string[]> {
  const [itself] = await propfind({ ...dav, url, depth: '0', props: PROPERTIES });
  if (itself?.status === 401 || itself?.status === 403)
    throw new CalendarReadError('wrong-password');
  if (itself !== undefined && isCalendar(itself)) return [url];
  const { homeUrl = url } = await createAccount({
    ...dav,
    account: { serverUrl: url, accountType: 'caldav' },
  });
  const found = await propfind({ ...dav, url: homeUrl, depth: '1', props: PROPERTIES });
  const calendars = found.filter((one) => isCalendar(one) && isCounted(one));
  if (!found.some(isCalendar)) throw new CalendarReadError('no-calendar');
  return calendars
    .slice(0, CALENDARS_MAX)
    .flatMap(({ href }) => URL.parse(href ?? '', homeUrl)?.href ?? []);
}

const PROPERTIES = {
  'd:resourcetype': {},
  'c:supported-calendar-component-set': {},
  'c:schedule-calendar-transp': {},
};

const isCalendar = (answer: DAVResponse) =>
  Object.keys(propertyOf(answer, 'resourcetype') ?? {}).includes('calendar');

/** What a server said of one thing, in whatever form. */
function propertyOf({ props }: DAVResponse, name: string): unknown {
  return (props as Record<string, unknown> | undefined)?.[name];
}

/** Lists of things to do are not asked, nor is what its owner said to be no reason to be busy (RFC 6638, 9.1). */
function isCounted(answer: DAVResponse): boolean {
  const components = JSON.stringify(
    propertyOf(answer, 'supportedCalendarComponentSet') ?? 'VEVENT',
  );
  const transparent = JSON.stringify(propertyOf(answer, 'scheduleCalendarTransp') ?? '');
  return components.includes('VEVENT') && !transparent.includes('transparent');
}

async function filesOf(dav: Dav, url: string, span: CalendarTimeSpan): Promise<string[]> {
  const answers = await calendarQuery({
    ...dav,
    url,
    depth: '1',
    props: { 'd:getetag': {}, 'c:calendar-data': {} },
    filters: {
      'comp-filter': {
        _attributes: { name: 'VCALENDAR' },
        'comp-filter': {
          _attributes: { name: 'VEVENT' },
          'time-range': {
            _attributes: { start: utcOf(span.from), end: utcOf(span.until) },
          },
        },
      },
    },
  });
  return answers.flatMap((answer) => {
    const problem = calendarProblemOfHttpStatus(answer.status);
    if (problem !== null) throw new CalendarReadError(problem);
    const data = propertyOf(answer, 'calendarData');
    const text = typeof data === 'object' && data !== null && '_cdata' in data ? data._cdata : data;
    return typeof text === 'string' ? [text] : [];
  });
}

/** As RFC 5545 writes a moment: 20261120T120000Z. */
const utcOf = (moment: number) =>
  `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** All that the library asks goes the guarded way; why nothing came is kept, since the library goes on with the next. */
function fetchBy(
  ask: SendCalendarRequest,
  kept: { failure: CalendarReadError | undefined; isDenied: boolean },
): typeof fetch {
  return async (url, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    // The library gives both as text.
    const sent = { method: init?.method ?? 'GET', url: url as string, headers };
    const body = (init?.body ?? undefined) as string | undefined;
    try {
      const answer = await ask({ ...sent, body });
      if (answer.status === 401 || answer.status === 403) kept.isDenied = true;
      const hasBody = answer.status !== 204 && answer.status !== 304;
      return new Response(hasBody ? answer.body : null, {
        status: Math.min(Math.max(answer.status, 200), 599),
        headers: answer.headers,
      });
    } catch (error) {
      if (error instanceof CalendarReadError) kept.failure = error;
      throw error;
    }
  };
}
