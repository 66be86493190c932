import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './planned-number-field.module.css';

type Props = Pick<
  ComponentProps<typeof Field>,
  'type' | 'label' | 'hint' | 'min' | 'max' | 'inputMode'
> & {
  value: number;
  /** What candidates were told: '3 reviews of each answer'. */
  told: string;
  error: string | undefined;
  onSave: (value: number, reason: string) => void;
};

/** A number of a published role's plan: it is saved together with the reason why it changes, not as it is typed. */
export function PlannedNumberField({ value, told, error, onSave, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const wanted = typed === null ? value : Number(typed);
  const isChanged = typed !== null && typed.trim() !== '' && wanted !== value;

  function reset() {
    setTyped(null);
    setReason('');
    setReasonMissing(false);
  }

  function save() {
    if (reason.trim() === '') return setReasonMissing(true);
    onSave(Math.trunc(wanted), reason.trim().replace(/\s+/g, ' '));
    reset();
  }

  return (
    <>
      <Field
        {...input}
        value={typed ?? value}
        error={error}
        onBlur={() => isChanged || setTyped(null)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isChanged && (
        <div className={styles['planned-change']}>
          <TextArea
            label={`Candidates were told ${told}: why does it change?`}
            hint="This stands in the plan of the role, beside the change."
            maxLength={500}
            rows={2}
            value={reason}
            error={isReasonMissing ? 'Say why it changes, then save.' : undefined}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setReasonMissing(false);
            }}
          />
          <div>
            <Button look="primary" onClick={save}>
              Save the change
            </Button>
            <Button onClick={reset}>Keep {told}</Button>
          </div>
        </div>
      )}
    </>
  );
}
