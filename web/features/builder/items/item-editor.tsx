import { findItemScoring } from '@evenhand/contract/plan/item-kinds.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import { IconBooks, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { DraftNumberField } from '../../../parts/plan-item-editing/draft-number-field.tsx';
import type { JobDraftState } from '../job-draft-autosave.ts';
import { jobBuilderStepPath } from '../job-builder-step-rules.ts';
import type { StageValues } from '../job-plan-values.ts';
import { PlanRightNote } from '../plan-right-note.tsx';
import { formatStageMinutes } from '../format-stage-minutes.ts';
import { stageKindsInBuilder } from '../../../parts/plan-item-editing/stage-kinds-in-builder.ts';
import { ConditionFields } from './condition-fields.tsx';
import { CriteriaChoiceField } from './criteria-choice-field.tsx';
import { GuideFields } from '../../../parts/plan-item-editing/guide-fields.tsx';
import { FieldsOfItemKind } from '../../../parts/plan-item-editing/item-fields-by-kind.tsx';
import { itemKindsInBuilder } from '../../../parts/plan-item-editing/item-kinds-in-builder.ts';
import { ItemPreview } from '../../../parts/plan-item-editing/item-preview.tsx';
import { MustHaveFields } from '../../../parts/plan-item-editing/must-have-fields.tsx';
import { rightsOfItems } from './rights-of-items.ts';
import builderStyles from '../job-builder.module.css';
import editingStyles from '../../../parts/plan-item-editing/plan-item-editing.module.css';
import styles from './item-editor.module.css';

export type ItemEditorProps = {
  item: PlanItem;
  number: number;
  stage: StageValues;
  state: JobDraftState;
  errors: Readonly<Record<string, string>>;
  onChange: (item: PlanItem) => void;
  onPoints: (points: Record<string, number>) => void;
  /** Absent for whom the library is closed, and for what it does not hold. */
  onSaveToLibrary: (() => void) | undefined;
};

/** All that can be said of one item: what is asked, how it is answered, what it looks at and how it is scored. */
export function ItemEditor(props: ItemEditorProps) {
  const { item, number, stage, state, errors, onChange, onPoints, onSaveToLibrary } = props;
  const { draft, mine } = state;
  const [isPreviewed, setPreviewed] = useState(false);
  const scoring = findItemScoring(item.kind, stage.kind) ?? 'none';
  const rights = rightsOfItems(stage, draft);
  const saysRights = draft.may.edit && stageKindsInBuilder[stage.kind].isOffered;
  const isLocked = (right: { may: string }) => !draft.may.edit || right.may === 'no';
  const key = stage.answerKeys.find((each) => each.item === item.key);
  const points = scoring === 'rule' ? (key?.points ?? {}) : undefined;

  return (
    <div className={styles['editor']}>
      <fieldset className={builderStyles['builder-form']} disabled={isLocked(rights.wording)}>
        <legend className="sr-only">Question {number}</legend>
        {saysRights && <PlanRightNote right={rights.wording} />}
        <TextArea
          label={itemKindsInBuilder[item.kind].textLabel}
          value={item.text}
          error={errors['text']}
          maxLength={2000}
          rows={2}
          onChange={({ currentTarget }) => onChange({ ...item, text: currentTarget.value })}
        />
      </fieldset>
      {/* Words of options and what they are worth may change after publishing, so that these fields lock themselves one by one. */}
      <fieldset
        className={builderStyles['builder-form']}
        disabled={!draft.may.edit || (isLocked(rights.answering) && !('options' in item))}
      >
        <legend className="sr-only">How it is answered</legend>
        <FieldsOfItemKind
          item={item}
          errors={errors}
          points={points}
          rights={rights}
          onChange={onChange}
          onPoints={onPoints}
        />
      </fieldset>
      <fieldset className={builderStyles['builder-form']} disabled={isLocked(rights.meaning)}>
        <legend className="sr-only">What it is for</legend>
        {saysRights && <PlanRightNote right={rights.meaning} />}
        <CriteriaChoiceField
          criteria={mine.criteria}
          chosen={item.criteria}
          isScored={scoring !== 'none'}
          error={errors['criteria']}
          criteriaPath={jobBuilderStepPath(draft.id, 'criteria')}
          onChange={(criteria) => onChange({ ...item, criteria })}
        />
        {scoring !== 'none' && (
          <div className={editingStyles['short-fields']}>
            <DraftNumberField
              label="Weight in this stage"
              hint="0 to 10"
              min={0}
              max={10}
              step={0.25}
              value={item.weight}
              error={errors['weight']}
              onChange={(weight) => onChange({ ...item, weight })}
            />
          </div>
        )}
        {scoring === 'none' && <MustHaveFields item={item} onChange={onChange} />}
      </fieldset>
      <fieldset className={builderStyles['builder-form']} disabled={isLocked(rights.answering)}>
        <legend className="sr-only">How it is scored, and who answers it</legend>
        {saysRights && rights.answering !== rights.wording && (
          <PlanRightNote right={rights.answering} />
        )}
        {'guideOne' in item && scoring === 'people' && (
          <GuideFields item={item} errors={errors} onChange={onChange} />
        )}
        {item.kind !== 'interview' && (
          <>
            <Switch
              label="Required"
              says="An application cannot be sent in without it."
              checked={item.required}
              onChange={({ currentTarget }) =>
                onChange({ ...item, required: currentTarget.checked })
              }
            />
            <ConditionFields item={item} items={stage.items} onChange={onChange} />
          </>
        )}
      </fieldset>
      {isPreviewed && <ItemPreview item={item} />}
      <p className={styles['editor-foot']}>
        <span>Takes {formatStageMinutes({ ...stage, minutes: null, items: [item] })}.</span>
        <Button
          look="link"
          aria-expanded={isPreviewed}
          icon={isPreviewed ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? 'Hide preview' : 'Preview'}
        </Button>
        {onSaveToLibrary && (
          <Button look="link" icon={<IconBooks aria-hidden="true" />} onClick={onSaveToLibrary}>
            {stage.libraryIds[item.key] === undefined ? 'Save to library' : 'Save as another'}
          </Button>
        )}
      </p>
    </div>
  );
}
