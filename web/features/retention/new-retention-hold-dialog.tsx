import {
  addRetentionHoldEndpoint,
  type RetentionHoldGround,
  retentionHoldGrounds,
  retentionHoldGroundWords,
  listRetentionHoldsEndpoint,
} from '@evenhand/contract/retention/retention-holds.ts';
import { RETENTION_REASON_CHARACTERS_MAX } from '@evenhand/contract/retention/retention-periods.ts';
import { findRetentionOutlookEndpoint } from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';
import { type FormEvent, useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './retention.module.css';

type Props = {
  jobs: readonly { id: number; title: string }[];
  owners: readonly { id: number; name: string }[];
  onClose: () => void;
};

/** Holds a role, one of its applications or its person, with a reason, somebody who cares for it, and an end. */
export function NewRetentionHoldDialog({ jobs, owners, onClose }: Props) {
  const me = useCurrentUser();
  const [jobId, setJobId] = useState(jobs[0]?.id ?? 0);
  const [ref, setRef] = useState('');
  const [coversPerson, setCoversPerson] = useState(false);
  const [ground, setGround] = useState<RetentionHoldGround>('legal-claim');
  const [reason, setReason] = useState('');
  const [ownerId, setOwnerId] = useState(me?.id ?? owners[0]?.id ?? 0);
  const [endsOn, setEndsOn] = useState('');
  const add = useEndpointMutation(addRetentionHoldEndpoint, {
    refreshes: [listRetentionHoldsEndpoint, findRetentionOutlookEndpoint],
  });
  const fields = add.error?.problem.fields ?? {};
  function submit(event: FormEvent) {
    event.preventDefault();
    const wished = ref.trim() === '' ? null : ref;
    add.mutate(
      { body: { jobId, ref: wished, coversPerson, ground, reason, ownerId, endsOn } },
      {
        onSuccess: () => {
          showToast({ text: 'Hold added.' });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog title="Add a hold" onClose={onClose}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <SelectField
          data-first
          label="Role"
          value={jobId}
          error={fields['jobId']}
          onChange={({ currentTarget: { value } }) => setJobId(Number(value))}
        >
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextInputField
          label="Reference of one application (optional)"
          hint="Such as KX-47. Without one, everybody in the role is held."
          value={ref}
          error={fields['ref']}
          onChange={({ currentTarget: { value } }) => setRef(value)}
        />
        {ref.trim() !== '' && (
          <Checkbox
            label="Hold this person’s applications for other roles too"
            checked={coversPerson}
            onChange={({ currentTarget: { checked } }) => setCoversPerson(checked)}
          />
        )}
        <SelectField
          label="Ground"
          hint="Candidates see it on their own page."
          value={ground}
          onChange={({ currentTarget: { value } }) =>
            setGround(retentionHoldGrounds.find((one) => one === value) ?? 'other')
          }
        >
          {retentionHoldGrounds.map((one) => (
            <option key={one} value={one}>
              {retentionHoldGroundWords[one]}
            </option>
          ))}
        </SelectField>
        <TextArea
          label="Reason"
          hint="For your own admins alone."
          rows={3}
          maxLength={RETENTION_REASON_CHARACTERS_MAX}
          value={reason}
          error={fields['reason']}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <SelectField
          label="Who cares for it"
          value={ownerId}
          error={fields['ownerId']}
          onChange={({ currentTarget: { value } }) => setOwnerId(Number(value))}
        >
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextInputField
          label="Last day"
          type="date"
          value={endsOn}
          error={fields['endsOn']}
          onChange={({ currentTarget: { value } }) => setEndsOn(value)}
        />
        {add.error && !add.error.problem.fields && <ErrorNote>{add.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={add.isPending}>
            Add hold
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
