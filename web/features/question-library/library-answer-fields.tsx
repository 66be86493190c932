import { findPlanItemScoringMethod } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { planStageKinds } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { NumberFieldWhileTyping } from '../../parts/plan-item-editing/number-field-while-typing.tsx';
import { PlanItemKindFields } from '../../parts/plan-item-editing/plan-item-kind-fields.tsx';
import { MustHaveFields } from '../../parts/plan-item-editing/must-have-fields.tsx';
import type { ItemEditRight } from '../../parts/plan-item-editing/item-edit-rights-types.ts';
import { SwitchField } from '../../ui/switch-field.tsx';
import type { EditedLibraryQuestion, AnswerKeyPointsByOption } from './edited-library-question.ts';
import editingStyles from '../../parts/plan-item-editing/plan-item-editing.module.css';
import libraryFormStyles from './question-library-form.module.css';

const freely: ItemEditRight = { may: 'freely', why: null };
const rights = { wording: freely, answering: freely, meaning: freely, keys: freely };

type Props = Pick<EditedLibraryQuestion, 'item' | 'points'> & {
  /** Field of the item → what to do about it. */
  errors: Readonly<Record<string, string>>;
  onItem: (item: PlanItem) => void;
  onPoints: (points: AnswerKeyPointsByOption | undefined) => void;
};

/** How a question is answered, what answers are worth and which of them meet it: as far as its kind has such a thing. */
export function LibraryAnswerFields({ item, points, errors, onItem, onPoints }: Props) {
  return (
    <fieldset className={libraryFormStyles['library-form']}>
      <legend className="sr-only">How it is answered</legend>
      <PlanItemKindFields
        item={item}
        errors={errors}
        points={points}
        rights={rights}
        onChange={onItem}
        onPoints={onPoints}
      />
      {'options' in item && (
        <SwitchField
          label="It has a key"
          says="Says what each option is worth in a test. It is kept apart: only people who may change the library read it."
          checked={points !== undefined}
          onChange={({ currentTarget }) => onPoints(currentTarget.checked ? {} : undefined)}
        />
      )}
      <MustHaveFields item={item} onChange={onItem} />
      {isScoredAnywhere(item) && (
        <div className={editingStyles['short-fields']}>
          <NumberFieldWhileTyping
            label="Weight in its stage"
            hint="0 to 10, where it is scored"
            min={0}
            max={10}
            step={0.25}
            value={item.weight}
            error={errors['weight']}
            onChange={(weight) => onItem({ ...item, weight })}
          />
        </div>
      )}
      <SwitchField
        label="Required"
        says="An application cannot be sent in without it."
        checked={item.required}
        onChange={({ currentTarget }) => onItem({ ...item, required: currentTarget.checked })}
      />
    </fieldset>
  );
}

function isScoredAnywhere({ kind }: PlanItem): boolean {
  return planStageKinds.some((stage) => {
    const scoring = findPlanItemScoringMethod(kind, stage);
    return scoring === 'people' || scoring === 'rule';
  });
}
