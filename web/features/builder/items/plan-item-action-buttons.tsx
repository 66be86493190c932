import { findPlanItemScoringMethod } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { IconArrowsExchange, IconCopy, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../../ui/button-and-icon-button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/dropdown-menu.tsx';
import type { EditedStage } from '../edited-job-plan.ts';
import { MoveListItemButtons } from '../../../parts/plan-item-editing/sortable-list-item-and-move-buttons.tsx';
import styles from './stage-items-section.module.css';

type Props = {
  item: PlanItem;
  index: number;
  stage: EditedStage;
  stages: readonly EditedStage[];
  onMove: (from: number, to: number) => void;
  onMoveTo: (stage: EditedStage) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

export function PlanItemActionButtons({ item, index, stage, stages, ...on }: Props) {
  const count = stage.items.length;
  const name = `question ${index + 1}`;
  const others = stages.filter(
    ({ key, kind }) =>
      key !== stage.key && findPlanItemScoringMethod(item.kind, kind) !== undefined,
  );
  return (
    <div className={styles['item-actions']}>
      <MoveListItemButtons name={name} index={index} count={count} onMove={on.onMove} />
      {others.length > 0 && (
        <DropdownMenu
          label="Stages"
          trigger={
            <IconButton label={`Move to another stage: ${name}`} icon={<IconArrowsExchange />} />
          }
        >
          {others.map((other) => (
            <DropdownMenuItem
              key={other.key}
              whyNot={
                other.items.length >= stageKindFacts[other.kind].itemsMax &&
                `It has ${other.items.length} questions, which are the most.`
              }
              onChoose={() => on.onMoveTo(other)}
            >
              To {other.name.trim() || stageKindFacts[other.kind].words}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      )}
      <IconButton
        label={`Duplicate: ${name}`}
        icon={<IconCopy />}
        disabled={count >= stageKindFacts[stage.kind].itemsMax}
        onClick={on.onDuplicate}
      />
      <IconButton label={`Remove: ${name}`} icon={<IconTrash />} onClick={on.onRemove} />
    </div>
  );
}
