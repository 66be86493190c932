import {
  findPlanItemScoringMethod,
  type PlanItemKind,
  planItemKindFacts,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { itemKindsInBuilder } from '../../../parts/plan-item-editing/builder-item-kinds-and-empty-plan-item.ts';
import type { EditedStage } from '../edited-job-plan.ts';
import styles from './stage-items-section.module.css';

type Props = {
  item: PlanItem;
  number: number;
  stage: EditedStage;
  isReady: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

/** An item in one line; pressed, it opens its editor. */
export function PlanItemSummaryHeading({ item, number, stage, isReady, isOpen, onToggle }: Props) {
  const kind: PlanItemKind = item.kind;
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
          {isOpen ? planItemKindFacts[kind].words : item.text.trim() || 'Not written yet'}
          {!isOpen && <span className="sr-only">, {planItemKindFacts[kind].words}</span>}
        </span>
        {!isOpen && (
          <span className={styles['item-tags']}>
            {!isReady && <StatusTag colour="yellow">Not ready</StatusTag>}
            {isReady && 'mustHave' in item && item.mustHave !== undefined && (
              <StatusTag colour="grey">Must-have</StatusTag>
            )}
            {isReady && item.condition !== undefined && (
              <StatusTag colour="grey">Conditional</StatusTag>
            )}
            {isReady &&
              item.weight !== 1 &&
              findPlanItemScoringMethod(kind, stage.kind) !== 'none' && (
                <StatusTag colour="grey">Weight {item.weight}</StatusTag>
              )}
          </span>
        )}
        <Chevron size={18} aria-hidden="true" />
      </button>
    </h3>
  );
}
