import { Tag, type TagColour } from '../../ui/tag.tsx';

type Props = { state: string; reviews: { scored: number; expected: number } };

/** Where a candidate stands, in the words of the role's card. */
export function StageTag({ state, reviews }: Props) {
  const isReviewed = reviews.expected > 0 && reviews.scored === reviews.expected;
  const [words, colour] =
    state === 'in_review' && isReviewed ? reviewed : (stages[state] ?? [state, 'grey']);
  return <Tag colour={colour}>{words}</Tag>;
}

const reviewed: [string, TagColour] = ['Awaiting interview', 'purple'];

const stages: Record<string, [string, TagColour]> = {
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
