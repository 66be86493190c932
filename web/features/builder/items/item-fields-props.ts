import type { ItemKind } from '@evenhand/contract/plan/item-kinds.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';

/** What the fields of one kind of item show, and what they can change of it. */
export type ItemFieldsProps<Kind extends ItemKind> = {
  item: Extract<PlanItem, { kind: Kind }>;
  /** Field of the item → what to do about it. */
  errors: Readonly<Record<string, string>>;
  /** The points of options, where a key scores the item; undefined where nothing does. */
  points: Readonly<Record<string, number>> | undefined;
  /** A published role: only what options are worth may still change. */
  isPublished: boolean;
  onChange: (item: Extract<PlanItem, { kind: Kind }>) => void;
  onPoints: (points: Record<string, number>) => void;
};
