import {
  type PlanStageKind,
  planStageKinds,
  stageKindFacts,
} from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/button-and-icon-button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/dropdown-menu.tsx';
import { stageKindsInBuilder } from '../../../parts/plan-item-editing/stage-kinds-in-builder.ts';
import styles from './job-stages-step-section.module.css';

type Props = {
  /** In a published role only what nobody would have had to answer in writing. */
  onlySpoken: boolean;
  onAdd: (kind: PlanStageKind) => void;
};

/** The kinds of stages that can be added, each with what happens in it. */
export function AddPlanStageMenu({ onlySpoken, onAdd }: Props) {
  return (
    <div className={styles['add-stage']}>
      <DropdownMenu
        label="Kinds of stages"
        align="start"
        trigger={<Button icon={<IconPlus aria-hidden="true" />}>Add stage</Button>}
      >
        {planStageKinds
          .filter((kind) => stageKindsInBuilder[kind].isOffered)
          .filter((kind) => stageKindFacts[kind].isSpoken || !onlySpoken)
          .map((kind) => {
            const { icon: Icon, explanation } = stageKindsInBuilder[kind];
            return (
              <DropdownMenuItem
                key={kind}
                icon={<Icon aria-hidden="true" />}
                onChoose={() => onAdd(kind)}
              >
                {stageKindFacts[kind].words}
                <small>{explanation}</small>
              </DropdownMenuItem>
            );
          })}
      </DropdownMenu>
    </div>
  );
}
