import type { CallFailed } from '../../net/api.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';

type Props = { error: CallFailed | null; reason: string; onChange: (reason: string) => void };

/** What was refused; where somebody or a room is taken, it can be done all the same for a reason that is kept. */
export function ClashReasonField({ error, reason, onChange }: Props) {
  const isClash = error?.problem.code === 'time-clash';
  return (
    <>
      {error && !error.problem.fields && <ErrorNote>{error.message}</ErrorNote>}
      {(isClash || reason !== '') && (
        <Field
          label="Reason to use this time all the same"
          hint="It is kept with the time. Somebody will be in two places at once."
          value={reason}
          error={error?.problem.fields?.['forceReason']}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
      )}
    </>
  );
}
