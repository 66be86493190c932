import { type ComponentProps, useState } from 'react';
import { Field } from '../../ui/field.tsx';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error' | 'min' | 'max'> & {
  value: number;
  onChange: (value: number) => void;
};

/** A whole number; while it is typed it may be none, and is kept as such. */
export function NumberField({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(String(value));
  return (
    <Field
      {...field}
      type="number"
      inputMode="numeric"
      step={1}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.valueAsNumber);
      }}
    />
  );
}
