import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';
import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../../ui/text-input-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { SegmentedChoiceField } from '../../../parts/plan-item-editing/segmented-choice-field.tsx';
import type { EditedCriterion } from '../edited-job-plan.ts';
import { PlanProblemNotes } from '../plan-problem-notes.tsx';
import {
  MoveListItemButtons,
  SortableListItem,
} from '../../../parts/plan-item-editing/sortable-list-item-and-move-buttons.tsx';
import styles from './job-criteria-step-section.module.css';

type Props = {
  criterion: EditedCriterion;
  index: number;
  count: number;
  isLocked: boolean;
  mayRemove: boolean;
  error: string | undefined;
  problems: readonly JobPlanProblem[];
  onChange: (change: Partial<EditedCriterion>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

const kinds = { essential: 'Essential', desirable: 'Desirable' } as const;

export function EditCriterionListItem({
  criterion,
  index,
  count,
  isLocked,
  mayRemove,
  error,
  problems,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const name = criterion.name.trim() || `criterion ${index + 1}`;
  return (
    <SortableListItem
      rowKey={criterion.key}
      list="criteria"
      index={index}
      isFixed={isLocked}
      className={styles['criterion']}
      onMove={onMove}
    >
      <fieldset disabled={isLocked}>
        <legend className="sr-only">
          Criterion {index + 1} of {count}
        </legend>
        <div className={styles['criterion-line']}>
          <TextInputField
            label="Name"
            value={criterion.name}
            maxLength={60}
            error={error}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
          <SegmentedChoiceField
            label="Kind"
            value={criterion.kind}
            options={kinds}
            onChoose={(kind) => onChange({ kind })}
          />
          {!isLocked && (
            <div className={styles['criterion-actions']}>
              <MoveListItemButtons name={name} index={index} count={count} onMove={onMove} />
              {mayRemove && (
                <IconButton label={`Remove: ${name}`} icon={<IconTrash />} onClick={onRemove} />
              )}
            </div>
          )}
        </div>
        <TextArea
          label="What it means in this role (optional)"
          value={criterion.description}
          maxLength={1000}
          rows={1}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
      </fieldset>
      <PlanProblemNotes problems={problems} />
    </SortableListItem>
  );
}
