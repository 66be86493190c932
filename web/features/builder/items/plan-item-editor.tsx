import { findPlanItemScoringMethod } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { IconBooks, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button-and-icon-button.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { NumberFieldWhileTyping } from '../../../parts/plan-item-editing/number-field-while-typing.tsx';
import type { JobDraftState } from '../job-draft-autosave.ts';
import { jobBuilderStepPath } from '../job-builder-steps-and-paths.ts';
import type { EditedStage } from '../edited-job-plan.ts';
import { PlanEditRightNote } from '../plan-edit-right-note.tsx';
import { formatStageMinutes } from '../format-stage-minutes.ts';
import { stageKindsInBuilder } from '../../../parts/plan-item-editing/stage-kinds-in-builder.ts';
import { ItemConditionFields } from './item-condition-fields.tsx';
import { CriteriaChoiceField } from './criteria-choice-field.tsx';
import { ReviewGuideFields } from '../../../parts/plan-item-editing/review-guide-fields.tsx';
import { PlanItemKindFields } from '../../../parts/plan-item-editing/plan-item-kind-fields.tsx';
import { itemKindsInBuilder } from '../../../parts/plan-item-editing/builder-item-kinds-and-empty-plan-item.ts';
import { PlanItemPreview } from '../../../parts/plan-item-editing/plan-item-preview.tsx';
import { MustHaveFields } from '../../../parts/plan-item-editing/must-have-fields.tsx';
import { findEditRightsOfItems } from './find-edit-rights-of-items.ts';
import builderStyles from '../job-builder-editor.module.css';
import editingStyles from '../../../parts/plan-item-editing/plan-item-editing.module.css';
import styles from './plan-item-editor.module.css';

export type PlanItemEditorProps = {
  item: PlanItem;
  number: number;
  stage: EditedStage;
  state: JobDraftState;
  errors: Readonly<Record<string, string>>;
  onChange: (item: PlanItem) => void;
  onPoints: (points: Record<string, number>) => void;
  /** Absent for whom the library is closed, and for what it does not hold. */
  onSaveToLibrary: (() => void) | undefined;
};

/** All that can be said of one item: what is asked, how it is answered, what it looks at and how it is scored. */
export function PlanItemEditor(props: PlanItemEditorProps) {
  const { item, number, stage, state, errors, onChange, onPoints, onSaveToLibrary } = props;
  const { draft, mine } = state;
  const [isPreviewed, setPreviewed] = useState(false);
  const scoring = findPlanItemScoringMethod(item.kind, stage.kind) ?? 'none';
  const rights = findEditRightsOfItems(stage, draft);
  const saysRights = draft.may.edit && stageKindsInBuilder[stage.kind].isOffered;
  const isLocked = (right: { may: string }) => !draft.may.edit || right.may === 'no';
  const key = stage.answerKeys.find((each) => each.item === item.key);
  const points = scoring === 'rule' ? (key?.points ?? {}) : undefined;

  return (
    <div className={styles['editor']}>
      <fieldset className={builderStyles['builder-form']} disabled={isLocked(rights.wording)}>
        <legend className="sr-only">Question {number}</legend>
        {saysRights && <PlanEditRightNote right={rights.wording} />}
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
        <PlanItemKindFields
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
        {saysRights && <PlanEditRightNote right={rights.meaning} />}
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
            <NumberFieldWhileTyping
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
          <PlanEditRightNote right={rights.answering} />
        )}
        {'guideOne' in item && scoring === 'people' && (
          <ReviewGuideFields item={item} errors={errors} onChange={onChange} />
        )}
        {item.kind !== 'interview' && (
          <>
            <SwitchField
              label="Required"
              says="An application cannot be sent in without it."
              checked={item.required}
              onChange={({ currentTarget }) =>
                onChange({ ...item, required: currentTarget.checked })
              }
            />
            <ItemConditionFields item={item} items={stage.items} onChange={onChange} />
          </>
        )}
      </fieldset>
      {isPreviewed && <PlanItemPreview item={item} />}
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
