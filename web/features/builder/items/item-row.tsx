import {
  findItemScoring,
  type ItemKind,
  itemKindFacts,
} from '@evenhand/contract/plan/item-kinds.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Tag } from '../../../ui/tag.tsx';
import { itemKindsInBuilder } from '../../../parts/plan-item-editing/item-kinds-in-builder.ts';
import type { StageValues } from '../job-plan-values.ts';
import styles from './stage-items-section.module.css';

type Props = {
  item: PlanItem;
  number: number;
  stage: StageValues;
  isReady: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

/** An item in one line; pressed, it opens its editor. */
export function ItemRow({ item, number, stage, isReady, isOpen, onToggle }: Props) {
  const kind: ItemKind = item.kind;
  const { icon: Icon } = itemKindsInBuilder[kind];
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <h3 className={styles['item-row']}>
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles['item-number']}>
          <span className="sr-only">Question </span>
          {number}
        </span>
        <Icon size={18} aria-hidden="true" />
        <span className={styles['item-text']}>
          {isOpen ? itemKindFacts[kind].words : item.text.trim() || 'Not written yet'}
          {!isOpen && <span className="sr-only">, {itemKindFacts[kind].words}</span>}
        </span>
        {!isOpen && (
          <span className={styles['item-tags']}>
            {!isReady && <Tag colour="yellow">Not ready</Tag>}
            {isReady && 'mustHave' in item && item.mustHave !== undefined && (
              <Tag colour="grey">Must-have</Tag>
            )}
            {isReady && item.condition !== undefined && <Tag colour="grey">Conditional</Tag>}
            {isReady && item.weight !== 1 && findItemScoring(kind, stage.kind) !== 'none' && (
              <Tag colour="grey">Weight {item.weight}</Tag>
            )}
          </span>
        )}
        <Chevron size={18} aria-hidden="true" />
      </button>
    </h3>
  );
}
