import type {
  MultipleChoiceQuestion,
  SingleChoiceQuestion,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

type Choice = { value: string[]; problem?: never } | { value?: never; problem: string };

/**
 * What was chosen of a question, as it is stored: in the order in which it is offered, nothing where it was taken back. Fewer
 * than are asked for are kept, because a test is saved with every tick; more than may be chosen never are.
 */
export function parseTestChoice(
  item: SingleChoiceQuestion | MultipleChoiceQuestion,
  chosen: readonly string[],
): Choice {
  const keys = new Set(chosen);
  const value = item.options.map(({ key }) => key).filter((key) => keys.has(key));
  if (value.length < keys.size)
    return { problem: 'An option that was chosen is not offered any more. Choose again.' };
  const most = item.kind === 'one-of' ? 1 : (item.most ?? item.options.length);
  if (value.length <= most) return { value };
  return { problem: most === 1 ? 'Choose one option.' : `Choose at most ${most}.` };
}
