import type { DecisionToDo } from '@evenhand/contract/to-dos.ts';

type Words = {
  what: string;
  action: string;
  /** Of the action, for whoever hears only that. */
  where: string;
};

/** What waits to be decided, and what is done about it. */
export function decisionToDoWords(task: DecisionToDo): Words {
  const { jobTitle, candidates } = task;
  const people = candidates === 1 ? '1 candidate' : `${candidates} candidates`;
  switch (task.kind) {
    case 'release':
      return {
        what: `Every review of ${people} is in. Their names are still sealed.`,
        action: 'See the leaderboard',
        where: jobTitle,
      };
    case 'decide':
      return {
        what: `${people} reviewed, and nothing decided yet.`,
        action: 'Decide',
        where: jobTitle,
      };
    case 'interviewed':
      return {
        what: `${task.roundName}: every card of ${people} is in, and nothing decided yet.`,
        action: 'Compare and decide',
        where: `${jobTitle}, ${task.roundName}`,
      };
  }
}

/** Apart from all other tasks of the list. */
export function decisionToDoKey(task: DecisionToDo): string {
  return `${task.jobId} ${task.kind === 'interviewed' ? task.roundId : task.kind}`;
}
