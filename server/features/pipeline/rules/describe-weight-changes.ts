type Weights = { stages: Record<string, number>; items: Record<string, number> };
type Names = { id: number; name: string; items: readonly { id: number }[] }[];

/** What the second weights change of the first, a sentence without a full stop each. What only one of them knows is no change. */
export function describeWeightChanges(
  before: Weights,
  after: Weights,
  stages: Readonly<Names>,
): string[] {
  return stages.flatMap(({ id, name, items }) => [
    ...changed(`Weight of “${name}”`, before.stages[id], after.stages[id]),
    ...items.flatMap((item, at) =>
      changed(
        `Weight of question ${at + 1} of “${name}”`,
        before.items[item.id],
        after.items[item.id],
      ),
    ),
  ]);
}

function changed(what: string, before: number | undefined, after: number | undefined): string[] {
  return before === undefined || after === undefined || before === after
    ? []
    : [`${what}: ${before} → ${after}`];
}
