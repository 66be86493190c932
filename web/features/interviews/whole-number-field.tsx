import { type ComponentProps, useState } from 'react';
import { TextInputField } from '../../ui/text-input-field.tsx';

type Props = Pick<
  ComponentProps<typeof TextInputField>,
  'label' | 'hint' | 'error' | 'min' | 'max'
> & {
  value: number;
  onChange: (value: number) => void;
};

/** A whole number; while it is typed it may be none, and is kept as such. */
export function WholeNumberField({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(String(value));
  return (
    <TextInputField
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
