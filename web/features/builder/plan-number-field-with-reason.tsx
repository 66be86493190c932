import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './plan-number-field-with-reason.module.css';

type Props = Pick<
  ComponentProps<typeof TextInputField>,
  'type' | 'label' | 'hint' | 'min' | 'max' | 'inputMode'
> & {
  value: number;
  /** The one that is saved, and in words what candidates were told: '3 reviews of each answer'. */
  saved: number;
  told: string;
  error: string | undefined;
  onSave: (value: number, reason: string) => void;
};

/** A number of a published role's plan: it is saved together with the reason why it changes, not as it is typed. */
export function PlanNumberFieldWithReason({ value, saved, told, error, onSave, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const wanted = typed === null ? value : Number(typed);
  const isTyped = typed !== null && typed.trim() !== '';
  // What was refused waits here for another number or another reason.
  const isChanged = wanted !== saved && (isTyped || error !== undefined);

  function type(text: string) {
    setTyped(text);
    if (text.trim() !== '' && Number(text) === saved) keep();
  }

  function keep() {
    reset();
    if (value !== saved) onSave(saved, '');
  }

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
    <div className={styles['planned-number']}>
      <TextInputField
        {...input}
        value={typed ?? value}
        error={error}
        onBlur={() => isChanged || setTyped(null)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
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
          <div className={styles['planned-change-acts']}>
            <Button look="primary" onClick={save}>
              Save the change
            </Button>
            <Button onClick={keep}>Keep {told}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
