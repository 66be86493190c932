/** Whether it is settled, or may yet come to nothing. */
export type BusyTimeLevel = 'busy' | 'tentative';
/** In milliseconds. */
export type BusyTime = { level: BusyTimeLevel; from: number; until: number };

/** What lies within a span of time, in its order; what touches or overlaps is one, so that nobody sees how much there is. */
export function mergeBusyTimes(
  times: readonly BusyTime[],
  span: { from: number; until: number },
): BusyTime[] {
  return (['busy', 'tentative'] as const).flatMap((level) => {
    const melted: BusyTime[] = [];
    const own = times
      .filter((time) => time.level === level && time.until > time.from)
      .filter(({ from, until }) => until > span.from && from < span.until)
      .toSorted((a, b) => a.from - b.from);
    for (const { from, until } of own) {
      const last = melted.at(-1);
      if (last !== undefined && from <= last.until) last.until = Math.max(last.until, until);
      else melted.push({ level, from, until });
    }
    return melted;
  });
}
