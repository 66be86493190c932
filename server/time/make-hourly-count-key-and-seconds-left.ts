const HOUR_MS = 3_600_000;

/** A key that is another one each hour, so that counts begin anew by themselves. */
export function makeHourlyCountKey(what: string, whose: string, now: Date): string {
  return `${what} ${whose} ${Math.floor(now.getTime() / HOUR_MS)}`;
}

export function secondsLeftInHour(now: Date): number {
  return Math.ceil((HOUR_MS - (now.getTime() % HOUR_MS)) / 1000);
}
