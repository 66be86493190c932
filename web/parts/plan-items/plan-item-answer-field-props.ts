import type { ItemShownToCandidateByKind } from '@evenhand/contract/job-plan/item-shown-to-candidate-types.ts';

export type PlanItemAnswerFieldProps<Kind extends keyof ItemShownToCandidateByKind> = {
  item: ItemShownToCandidateByKind[Kind];
  /** What the field is sent as, and what its ids begin with: once on a page. */
  name: string;
  /** As it was typed or chosen, also where it could not be read: the keys of options, `yes` or `no`, a day as yyyy-MM-dd. */
  typed?: readonly string[] | undefined;
  /** What to do about the answer. */
  problem?: string | undefined;
  isDisabled?: boolean | undefined;
};
