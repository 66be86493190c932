import {
  type PlanItemKind,
  planItemKindFacts,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/button-and-icon-button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/dropdown-menu.tsx';
import { pluraliseCount } from '../../../parts/words/pluralise-count.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import type { EditedStage } from '../edited-job-plan.ts';
import {
  itemKindsInBuilder,
  listItemKindsOfferedInBuilder,
} from '../../../parts/plan-item-editing/builder-item-kinds-and-empty-plan-item.ts';
import builderStyles from '../job-builder-editor.module.css';
import styles from './stage-items-section.module.css';

type Props = {
  stage: EditedStage;
  onAdd: (kind: PlanItemKind) => void;
  /** Absent for whom the library is closed, and where its questions do not fit. */
  onOpenLibrary: (() => void) | undefined;
};

export function AddPlanItemMenu({ stage, onAdd, onOpenLibrary }: Props) {
  const { itemsMax } = stageKindFacts[stage.kind];
  const name = stage.name.trim() || stageKindFacts[stage.kind].words;
  if (stage.items.length >= itemsMax)
    return (
      <p className={builderStyles['builder-count']}>
        {pluraliseCount(itemsMax, 'question')} are the most here. Longer forms lose good candidates.
      </p>
    );
  return (
    <div className={styles['add-item']}>
      <DropdownMenu
        label="Kinds of questions"
        align="start"
        trigger={
          <Button icon={<IconPlus aria-hidden="true" />}>
            Add question<span className="sr-only"> to {name}</span>
          </Button>
        }
      >
        {listItemKindsOfferedInBuilder(stage.kind).map((kind) => {
          const { icon: Icon } = itemKindsInBuilder[kind];
          const { words, explanation } = planItemKindFacts[kind];
          return (
            <DropdownMenuItem
              key={kind}
              icon={<Icon aria-hidden="true" />}
              onChoose={() => onAdd(kind)}
            >
              {words}
              <small>{explanation}</small>
            </DropdownMenuItem>
          );
        })}
      </DropdownMenu>
      {onOpenLibrary && (
        <Button icon={<IconBooks aria-hidden="true" />} onClick={onOpenLibrary}>
          From the library<span className="sr-only"> to {name}</span>
        </Button>
      )}
    </div>
  );
}
