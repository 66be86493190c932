/** The moment at which a moment's day began in a time zone. */
export function startOfDayInZone(moment: Date, zone: string): Date {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const sinceMidnightMs =
    ((of('hour') * 60 + of('minute')) * 60 + of('second')) * 1000 + moment.getUTCMilliseconds();
  return new Date(moment.getTime() - sinceMidnightMs);
}
