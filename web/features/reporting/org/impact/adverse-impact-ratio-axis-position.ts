/** The ends of the axis: beyond them a bar is cut. */
const [LEAST, MOST] = [0.2, 3];

/** Where a ratio stands on the axis, from 0 to 1: half as often is as far from equal as twice as often. */
export function adverseImpactRatioAxisPosition(ratio: number): number {
  const bounded = Math.min(MOST, Math.max(LEAST, ratio));
  return Math.log(bounded / LEAST) / Math.log(MOST / LEAST);
}
