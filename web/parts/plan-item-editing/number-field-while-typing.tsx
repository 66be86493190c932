import { type ComponentProps, useState } from 'react';
import { TextInputField } from '../../ui/text-input-field.tsx';

type Shared = Pick<
  ComponentProps<typeof TextInputField>,
  'label' | 'hint' | 'error' | 'min' | 'max' | 'step' | 'disabled' | 'end'
>;
type Props = Shared &
  (
    | { value: number; isOptional?: false; onChange: (value: number) => void }
    /** Empty is an answer. */
    | { value: number | null; isOptional: true; onChange: (value: number | null) => void }
  );

/** While somebody types, the field may be empty or half a number; what is kept is always a number. */
export function NumberFieldWhileTyping({ value, isOptional, onChange, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  function change(text: string, number: number) {
    setTyped(text);
    if (Number.isFinite(number)) onChange(number);
    else if (isOptional && text === '') onChange(null);
  }

  return (
    <TextInputField
      {...field}
      type="number"
      inputMode={field.step === 1 || field.step === undefined ? 'numeric' : 'decimal'}
      value={typed ?? value ?? ''}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget }) => change(currentTarget.value, currentTarget.valueAsNumber)}
    />
  );
}
