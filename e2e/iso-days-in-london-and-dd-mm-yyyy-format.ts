const DAY_MS = 86_400_000;

/** In the zone of the demo employer. */
export const isoDayTodayInLondon = new Date().toLocaleDateString('sv-SE', {
  timeZone: 'Europe/London',
});

export const isoDayDaysAgoInLondon = (days: number) =>
  new Date(Date.parse(isoDayTodayInLondon) - days * DAY_MS).toISOString().slice(0, 10);

export const formatIsoDayAsDdMmYyyy = (day: string) => day.split('-').reverse().join('/');
