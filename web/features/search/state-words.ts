import type { TagColour } from '../../ui/tag.tsx';

/** Where a candidate stands, in the words and the colour that it has everywhere. */
export function applicationStateWords(state: string): [words: string, colour: TagColour] {
  return states[state] ?? [state, 'grey'];
}

const states: Record<string, [string, TagColour]> = {
  invited: ['Invited', 'grey'],
  quick_applied: ['Shown interest', 'grey'],
  started: ['Started', 'grey'],
  submitted: ['Awaiting review', 'yellow'],
  in_review: ['In review', 'blue'],
  interviews_tasks: ['In interview', 'green'],
  hired: ['Hired', 'green'],
  rejected: ['Rejected', 'red'],
  withdrawn: ['Withdrawn', 'grey'],
};
