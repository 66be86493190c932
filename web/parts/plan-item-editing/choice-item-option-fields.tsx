import { NumberFieldWhileTyping } from './number-field-while-typing.tsx';
import type { PlanItemKindFieldsProps } from './plan-item-kind-fields-props.ts';
import { ItemOptionListEditor } from './item-option-list-editor.tsx';
import { replaceItemOptions } from './replace-or-remove-item-options.ts';
import styles from './plan-item-editing.module.css';

export function SingleChoiceQuestionFields(props: PlanItemKindFieldsProps<'one-of'>) {
  const { item, onChange } = props;
  return (
    <ItemOptionListEditor
      {...props}
      onOptions={(options) => onChange(replaceItemOptions(item, options))}
      hint={props.points && 'One option is chosen; it gives its points.'}
    />
  );
}

export function MultipleChoiceQuestionFields(props: PlanItemKindFieldsProps<'many-of'>) {
  const { item, errors, rights, onChange } = props;
  return (
    <>
      <ItemOptionListEditor
        {...props}
        onOptions={(options) => onChange(replaceItemOptions(item, options))}
        hint={
          props.points &&
          'Each chosen option adds its points. Nothing is taken off for a wrong one, so limit how many may be chosen.'
        }
      />
      <fieldset className={styles['short-fields']} disabled={rights.answering.may === 'no'}>
        <legend className="sr-only">How many are chosen</legend>
        <NumberFieldWhileTyping
          label="Choose at least"
          min={0}
          max={30}
          value={item.least}
          error={errors['least']}
          onChange={(least) => onChange({ ...item, least })}
        />
        <NumberFieldWhileTyping
          label="At most (optional)"
          min={1}
          max={30}
          isOptional
          value={item.most}
          error={errors['most']}
          onChange={(most) => onChange({ ...item, most })}
        />
      </fieldset>
    </>
  );
}
