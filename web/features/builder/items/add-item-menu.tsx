import { type ItemKind, itemKindFacts } from '@evenhand/contract/plan/item-kinds.ts';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { pluralise } from '../../../parts/words/pluralise.ts';
import { stageKindFacts } from '@evenhand/contract/plan/stage-kind-facts.ts';
import type { StageValues } from '../job-plan-values.ts';
import {
  itemKindsInBuilder,
  listOfferedItemKinds,
} from '../../../parts/plan-item-editing/item-kinds-in-builder.ts';
import builderStyles from '../job-builder.module.css';
import styles from './stage-items-section.module.css';

type Props = {
  stage: StageValues;
  onAdd: (kind: ItemKind) => void;
  /** Absent for whom the library is closed, and where its questions do not fit. */
  onOpenLibrary: (() => void) | undefined;
};

export function AddItemMenu({ stage, onAdd, onOpenLibrary }: Props) {
  const { itemsMax } = stageKindFacts[stage.kind];
  const name = stage.name.trim() || stageKindFacts[stage.kind].words;
  if (stage.items.length >= itemsMax)
    return (
      <p className={builderStyles['builder-count']}>
        {pluralise(itemsMax, 'question')} are the most here. Longer forms lose good candidates.
      </p>
    );
  return (
    <div className={styles['add-item']}>
      <Menu
        label="Kinds of questions"
        align="start"
        trigger={
          <Button icon={<IconPlus aria-hidden="true" />}>
            Add question<span className="sr-only"> to {name}</span>
          </Button>
        }
      >
        {listOfferedItemKinds(stage.kind).map((kind) => {
          const { icon: Icon } = itemKindsInBuilder[kind];
          const { words, explanation } = itemKindFacts[kind];
          return (
            <MenuItem key={kind} icon={<Icon aria-hidden="true" />} onChoose={() => onAdd(kind)}>
              {words}
              <small>{explanation}</small>
            </MenuItem>
          );
        })}
      </Menu>
      {onOpenLibrary && (
        <Button icon={<IconBooks aria-hidden="true" />} onClick={onOpenLibrary}>
          From the library<span className="sr-only"> to {name}</span>
        </Button>
      )}
    </div>
  );
}
