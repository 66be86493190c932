type Weighed = { id: number; weight: number };
type Stage = Weighed & { name: string; items: readonly Weighed[] };

/** Why nothing would decide by these weights; null where something does. What is not named keeps the weight it has. */
export function findPlanWeightsProblem(
  stages: readonly Stage[],
  wanted: { stages: readonly Weighed[]; items: readonly Weighed[] },
): string | null {
  const weightOf = ({ id, weight }: Weighed, list: readonly Weighed[]) =>
    list.find((named) => named.id === id)?.weight ?? weight;
  const heavy = stages.filter((stage) => weightOf(stage, wanted.stages) > 0);
  if (heavy.length === 0)
    return 'Give at least one stage a weight above 0. As it is, nothing decides the order of candidates.';
  const empty = heavy.find(
    ({ items }) => items.length > 0 && items.every((item) => weightOf(item, wanted.items) === 0),
  );
  return empty === undefined
    ? null
    : `Give at least one question of “${empty.name}” a weight above 0, or the whole stage a weight of 0.`;
}
