import type { DecisionToDo } from '@evenhand/contract/to-dos.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';

type Words = {
  what: string;
  action: string;
  /** Of the action, for whoever hears only that. */
  where: string;
};

/** What waits to be decided, and what is done about it. */
export function describeDecisionToDo(task: DecisionToDo): Words {
  const { jobTitle } = task;
  const people = 'candidates' in task ? pluraliseCount(task.candidates, 'candidate') : '';
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
    case 'empty-panel':
      return {
        what:
          task.interviews === 1
            ? '1 interview to come has nobody left on its panel.'
            : `${task.interviews} interviews to come have nobody left on their panels.`,
        action: 'Choose a panel',
        where: jobTitle,
      };
    case 'feedback-comment':
      return {
        what: `A comment for ${task.ref} waits for a second pair of eyes.`,
        action: 'Read the comment',
        where: `${task.ref}, ${jobTitle}`,
      };
  }
}

/** Apart from all other tasks of the list. */
export function decisionToDoKey(task: DecisionToDo): string {
  if (task.kind === 'interviewed') return `${task.jobId} ${task.roundId}`;
  return task.kind === 'feedback-comment'
    ? `${task.kind} ${task.applicationId}`
    : `${task.jobId} ${task.kind}`;
}
