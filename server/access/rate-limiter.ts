const NAMES_MAX = 10_000;

/**
 * Lets each name through so often: `most` times at once, and `perSecond` times a second from then on.
 * @returns asks for one time more; answers 0, or how many seconds to wait for it
 */
export function createRateLimiter({ most, perSecond }: { most: number; perSecond: number }) {
  const buckets = new Map<string, { left: number; at: number }>();
  return (name: string, now: Date): number => {
    const at = now.getTime();
    const bucket = buckets.get(name) ?? { left: most, at };
    const left = Math.min(most, bucket.left + (Math.max(at - bucket.at, 0) / 1000) * perSecond);
    const isThrough = left >= 1;
    if (buckets.size >= NAMES_MAX && !buckets.has(name)) buckets.clear();
    buckets.set(name, { left: isThrough ? left - 1 : left, at });
    return isThrough ? 0 : Math.ceil((1 - left) / perSecond);
  };
}
