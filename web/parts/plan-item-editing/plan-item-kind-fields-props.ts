import type { PlanItemKind } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { ItemEditRights } from './item-edit-rights-types.ts';

/** What the fields of one kind of item show, and what they can change of it. */
export type PlanItemKindFieldsProps<Kind extends PlanItemKind> = {
  item: Extract<PlanItem, { kind: Kind }>;
  /** Field of the item → what to do about it. */
  errors: Readonly<Record<string, string>>;
  /** The points of options, where a key scores the item; undefined where nothing does. */
  points: Readonly<Record<string, number>> | undefined;
  rights: ItemEditRights;
  onChange: (item: Extract<PlanItem, { kind: Kind }>) => void;
  onPoints: (points: Record<string, number>) => void;
};
