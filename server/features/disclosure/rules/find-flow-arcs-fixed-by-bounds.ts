/** A count that flows between two places of a table, and the bounds within which what is shown leaves it. */
export type BoundedFlowBetweenTableCells = {
  from: number;
  to: number;
  flow: number;
  low: number;
  high: number;
};

type Step = { to: number; arc: number };

/**
 * Whether the bounds, and that at each place as much leaves as comes, leave no other value for an arc than its own. The flows
 * as they are fulfil all bounds, so that another value exists just where the residual graph has a cycle through the arc
 * (Ahuja, Magnanti, Orlin: Network Flows, 1993, section 2.4); and then a whole one exists.
 */
export function findFlowArcsFixedByBounds(
  arcs: readonly BoundedFlowBetweenTableCells[],
  query: readonly number[],
): Set<number> {
  const places = Math.max(-1, ...arcs.flatMap(({ from, to }) => [from, to])) + 1;
  const steps: Step[][] = Array.from({ length: places }, () => []);
  arcs.forEach(({ from, to, flow, low, high }, arc) => {
    if (flow < high) steps[from]?.push({ to, arc });
    if (flow > low) steps[to]?.push({ to: from, arc });
  });
  return new Set(
    query.filter((place) => {
      const arc = arcs[place];
      if (arc === undefined) return false;
      const { from, to, flow, low, high } = arc;
      const mayGrow = flow < high && isReached(steps, { from: to, to: from, without: place });
      const mayShrink = flow > low && isReached(steps, { from, to, without: place });
      return !mayGrow && !mayShrink;
    }),
  );
}

function isReached(
  steps: readonly Step[][],
  { from, to, without }: { from: number; to: number; without: number },
): boolean {
  const seen = new Set([from]);
  const waiting = [from];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (place === to) return true;
    for (const step of steps[place] ?? []) {
      if (step.arc === without || seen.has(step.to)) continue;
      seen.add(step.to);
      waiting.push(step.to);
    }
  }
  return false;
}
