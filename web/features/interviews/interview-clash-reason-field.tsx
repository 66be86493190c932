import type { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';

type Props = {
  error: EndpointCallFailedError | null;
  reason: string;
  onChange: (reason: string) => void;
};

/** What was refused; where somebody or a room is taken, it can be done all the same for a reason that is kept. */
export function InterviewClashReasonField({ error, reason, onChange }: Props) {
  const isClash = error?.problem.code === 'time-clash';
  return (
    <>
      {error && !error.problem.fields && <ErrorNote>{error.message}</ErrorNote>}
      {(isClash || reason !== '') && (
        <TextInputField
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
