const DAYS_AHEAD_MS = 3 * 86_400_000;
const EVENT = /^BEGIN:VEVENT\r?\n[\s\S]*?^END:VEVENT\r?\n?/gim;
const REPEATS = /^(?:RRULE|RDATE|RECURRENCE-ID|DURATION)[;:]/im;
const START = /^DTSTART[^:\r\n]*:(\d{8})/im;
const END = /^DTEND[^:\r\n]*:(\d{8})/im;

/** Leaves out what is surely over: calendars hold years of it, and reading each entry takes its time. */
export function removePastCalendarEvents(file: string, from: number): string {
  const day = new Date(from - DAYS_AHEAD_MS).toISOString().slice(0, 10).replaceAll('-', '');
  return file.replace(EVENT, (event) => {
    const start = START.exec(event)?.[1];
    if (start === undefined || REPEATS.test(event)) return event;
    return (END.exec(event)?.[1] ?? start) < day ? '' : event;
  });
}
