import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const USER = '/dav/pan/';
const HOME = '/dav/pan/calendars/';
const NAMESPACES = 'xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"';

export type DavCalendar = {
  name: string;
  files: Record<string, string>;
  /** Its owner said that it is no reason to be busy. */
  isTransparent?: boolean;
};

/**
 * Calendars of somebody, on a real server: files by address, and behind user name and password as much of CalDAV as is asked of
 * one (RFC 4791): who somebody is, where their calendars are, and what these hold.
 */
export async function startTestCalendarServer(port = 0) {
  const files = new Map<string, (reply: ServerResponse) => void>();
  const state = {
    calendars: [] as DavCalendar[],
    password: 'app-password',
    requests: [] as string[],
  };
  const server = createServer((request, reply) => {
    state.requests.push(`${request.method} ${request.url}`);
    const path = request.url ?? '';
    const answer = files.get(path);
    if (answer !== undefined) return answer(reply);
    if (!path.startsWith('/dav/') && path !== '/.well-known/caldav')
      return void reply.writeHead(404).end();
    void speakDav(request, reply, state);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    host,
    base: `http://${host}`,
    answer: (path: string, how: (reply: ServerResponse) => void) => void files.set(path, how),
    serve: (path: string, text: string) =>
      void files.set(path, (reply) =>
        reply.writeHead(200, { 'content-type': 'text/calendar' }).end(text),
      ),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

async function speakDav(
  request: IncomingMessage,
  reply: ServerResponse,
  { calendars, password }: { calendars: DavCalendar[]; password: string },
): Promise<void> {
  request.resume();
  const path = request.url ?? '';
  if (path === '/.well-known/caldav') return void reply.writeHead(301, { location: '/dav/' }).end();
  const credentials = Buffer.from(`pan:${password}`).toString('base64');
  if (request.headers.authorization !== `Basic ${credentials}`)
    return void reply.writeHead(401, { 'www-authenticate': 'Basic realm="calendars"' }).end();
  const tell = (responses: string) =>
    void reply
      .writeHead(207, { 'content-type': 'application/xml; charset=utf-8' })
      .end(`<?xml version="1.0"?><multistatus ${NAMESPACES}>${responses}</multistatus>`);
  const calendar = calendars.find(({ name }) => path === `${HOME}${name}/`);
  if (request.method === 'REPORT' && calendar !== undefined)
    return tell(
      Object.entries(calendar.files)
        .map(([file, text]) =>
          responseOf(`${path}${file}`, `<C:calendar-data>${escaped(text)}</C:calendar-data>`),
        )
        .join(''),
    );
  if (request.method !== 'PROPFIND') return void reply.writeHead(405).end();
  if (calendar !== undefined) return tell(calendarResponse(calendar));
  if (path === HOME)
    return tell(
      responseOf(HOME, '<resourcetype><collection/></resourcetype>') +
        calendars.map(calendarResponse).join(''),
    );
  tell(
    responseOf(
      path,
      `<resourcetype><collection/></resourcetype><current-user-principal><href>${USER}</href></current-user-principal>
       <C:calendar-home-set><href>${HOME}</href></C:calendar-home-set>`,
    ),
  );
}

function calendarResponse({ name, isTransparent }: DavCalendar): string {
  return responseOf(
    `${HOME}${name}/`,
    `<resourcetype><collection/><C:calendar/></resourcetype>
     <C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set>
     <C:schedule-calendar-transp><C:${isTransparent ? 'transparent' : 'opaque'}/></C:schedule-calendar-transp>`,
  );
}

const responseOf = (href: string, properties: string) =>
  `<response><href>${href}</href><propstat><prop>${properties}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A calendar file of these entries, each as its lines. */
export function makeCalendarFileOfEntries(...events: string[][]): string {
  const lines = events.flatMap((event, n) => [
    'BEGIN:VEVENT',
    ...(event.some((line) => line.startsWith('UID')) ? [] : [`UID:entry-${n}`]),
    'DTSTAMP:20260101T000000Z',
    'SUMMARY:Oncology ward, Dr Secret',
    ...event,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}
