import type { PublishedPlanEditRights } from '@evenhand/contract/builder/published-plan-edit-rights-schema.ts';

export type ItemEditRight = PublishedPlanEditRights[keyof PublishedPlanEditRights];

export type ItemEditRights = {
  /** How it is put, also its options. */
  wording: ItemEditRight;
  /** How it is answered, who must and who is asked. */
  answering: ItemEditRight;
  /** What it looks at, which answers meet it, what it weighs. */
  meaning: ItemEditRight;
  keys: ItemEditRight;
};
