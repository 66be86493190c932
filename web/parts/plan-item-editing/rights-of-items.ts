import type { PlanRights } from '@evenhand/contract/builder/plan-rights.ts';

export type RightOfItems = PlanRights[keyof PlanRights];

export type RightsOfItems = {
  /** How it is put, also its options. */
  wording: RightOfItems;
  /** How it is answered, who must and who is asked. */
  answering: RightOfItems;
  /** What it looks at, which answers meet it, what it weighs. */
  meaning: RightOfItems;
  keys: RightOfItems;
};
