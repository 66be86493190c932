const MINUTE_MS = 60_000;

/** Whether it may be done now: at most once a minute, also over reloads, so that nothing turns in a circle. Holds a time, nothing else. */
export function isFirstTimeInAMinute(name: string): boolean {
  const key = `evenhand-${name}-at`;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < MINUTE_MS) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // Storage is blocked: nothing remembers, so it is not done at all.
    return false;
  }
}
