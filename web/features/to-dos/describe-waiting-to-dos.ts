type Tasks = {
  reviews: readonly { overdue: boolean }[];
  interviews: readonly unknown[];
  /** Each of them is overdue. */
  scorecards: readonly unknown[];
  tasks: readonly unknown[];
  adjustments: readonly { overdue: boolean }[];
  decisions: readonly unknown[];
  drafts: readonly unknown[];
  hireStatus: readonly unknown[];
  privacy: readonly object[];
};

/** '3 things wait for you. 1 is overdue.' */
export function describeWaitingToDos({
  reviews,
  interviews,
  scorecards,
  tasks,
  adjustments,
  decisions,
  drafts,
  hireStatus,
  privacy,
}: Tasks): string {
  const groups = [
    reviews,
    interviews,
    scorecards,
    tasks,
    adjustments,
    decisions,
    drafts,
    hireStatus,
    privacy,
  ];
  const waiting = groups.reduce((n, group) => n + group.length, 0);
  const late = [...reviews, ...adjustments].filter((each) => each.overdue).length;
  const lateAnswers = privacy.filter((each) => 'overdue' in each && each.overdue).length;
  const overdue = late + lateAnswers + scorecards.length;
  if (waiting === 0) return 'Nothing waits for you.';
  const words = waiting === 1 ? '1 thing waits for you.' : `${waiting} things wait for you.`;
  if (overdue === 0) return words;
  return `${words} ${overdue === 1 ? '1 is overdue.' : `${overdue} are overdue.`}`;
}
