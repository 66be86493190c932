import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { isUnsavedJobDraftField } from './merge-job-draft-values.ts';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import type { JobDraftFieldName } from './job-draft-values.ts';
import builderStyles from './job-builder.module.css';
import styles from './plan-change-form.module.css';

type Props = JobBuilderStepProps & {
  field: JobDraftFieldName;
  /** What may still change after publishing, and what may not. */
  children: ReactNode;
};

/** In a published role: what of it may still change, and why it does; nothing is saved of it before. */
export function PlanChangeForm({ state, autosave, field, children }: Props) {
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { draft, errors } = state;
  if (draft.phase === 'DRAFT' || !draft.may.edit) return null;
  const isChanged = isUnsavedJobDraftField(field, state);

  function save() {
    if (reason.trim() === '') return setReasonMissing(true);
    autosave.saveWithReason(field, reason.trim().replace(/\s+/g, ' '));
  }

  function drop() {
    autosave.choose(field, 'theirs');
    setReason('');
    setReasonMissing(false);
  }

  return (
    <>
      <p className={builderStyles['builder-note']}>
        <IconLock size={18} aria-hidden="true" />
        <span>{children}</span>
      </p>
      {isChanged && (
        <section className={styles['plan-change']} aria-label="Change of the plan">
          <TextArea
            label="Candidates were told the plan as it is: why does it change?"
            hint="This stands in the plan of the role, beside the change."
            maxLength={500}
            rows={2}
            value={reason}
            error={isReasonMissing ? 'Say why it changes, then save.' : errors[field]}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setReasonMissing(false);
            }}
          />
          <div>
            <Button look="primary" onClick={save}>
              Save the change
            </Button>
            <Button onClick={drop}>Keep it as it was</Button>
          </div>
        </section>
      )}
    </>
  );
}
