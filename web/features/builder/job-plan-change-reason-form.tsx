import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { isUnsavedJobDraftField } from './compare-and-merge-job-draft-values.ts';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import type { JobDraftFieldName } from './edited-job-draft.ts';
import styles from './job-plan-change-reason-form.module.css';

type Props = JobBuilderStepProps & { field: JobDraftFieldName };

/** In a published role: why something of its plan changes; nothing is saved of it before. */
export function JobPlanChangeReasonForm(props: Props) {
  const { state, field } = props;
  const { draft, clashes } = state;
  if (draft.phase === 'DRAFT' || !draft.may.edit || clashes.includes(field)) return null;
  // Mounted with each change, so that no reason is left over from the one before.
  return isUnsavedJobDraftField(field, state) ? <ReasonForm {...props} /> : null;
}

function ReasonForm({ state, autosave, field }: Props) {
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);

  function save() {
    if (reason.trim() === '') return setReasonMissing(true);
    autosave.saveWithReason(field, reason.trim().replace(/\s+/g, ' '));
  }

  return (
    <section className={styles['plan-change']} aria-label="Change of the plan" data-plan-change>
      <TextArea
        label="Candidates were told the plan as it is: why does it change?"
        hint="This stands in the plan of the role, beside the change."
        maxLength={500}
        rows={2}
        value={reason}
        error={isReasonMissing ? 'Say why it changes, then save.' : state.errors[field]}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setReasonMissing(false);
        }}
      />
      <div>
        <Button look="primary" onClick={save}>
          Save the change
        </Button>
        <Button onClick={() => autosave.choose(field, 'theirs')}>Keep it as it was</Button>
      </div>
    </section>
  );
}
