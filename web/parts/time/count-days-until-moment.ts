/** Whole days until then, the begun one included; never below 0. */
export function countDaysUntilMoment(then: Date, now: Date): number {
  return Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 86_400_000));
}
