import type { ItemKind } from '@evenhand/contract/plan/item-kinds.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import type { RightsOfItems } from './rights-of-items.ts';

/** What the fields of one kind of item show, and what they can change of it. */
export type ItemFieldsProps<Kind extends ItemKind> = {
  item: Extract<PlanItem, { kind: Kind }>;
  /** Field of the item → what to do about it. */
  errors: Readonly<Record<string, string>>;
  /** The points of options, where a key scores the item; undefined where nothing does. */
  points: Readonly<Record<string, number>> | undefined;
  rights: RightsOfItems;
  onChange: (item: Extract<PlanItem, { kind: Kind }>) => void;
  onPoints: (points: Record<string, number>) => void;
};
