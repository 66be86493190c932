import { DraftNumberField } from './draft-number-field.tsx';
import type { ItemFieldsProps } from './item-fields-props.ts';
import { OptionListEditor } from './option-list-editor.tsx';
import { withOptions } from './with-options.ts';
import styles from './plan-item-editing.module.css';

export function OneOfItemFields(props: ItemFieldsProps<'one-of'>) {
  const { item, onChange } = props;
  return (
    <OptionListEditor
      {...props}
      onOptions={(options) => onChange(withOptions(item, options))}
      hint={props.points && 'One option is chosen; it gives its points.'}
    />
  );
}

export function ManyOfItemFields(props: ItemFieldsProps<'many-of'>) {
  const { item, errors, rights, onChange } = props;
  return (
    <>
      <OptionListEditor
        {...props}
        onOptions={(options) => onChange(withOptions(item, options))}
        hint={
          props.points &&
          'Each chosen option adds its points. Nothing is taken off for a wrong one, so limit how many may be chosen.'
        }
      />
      <fieldset className={styles['short-fields']} disabled={rights.answering.may === 'no'}>
        <legend className="sr-only">How many are chosen</legend>
        <DraftNumberField
          label="Choose at least"
          min={0}
          max={30}
          value={item.least}
          error={errors['least']}
          onChange={(least) => onChange({ ...item, least })}
        />
        <DraftNumberField
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
