import {
  countJobsEndpoint,
  JOB_TITLE_CHARACTERS_MAX,
  listJobsEndpoint,
  startJobDraftEndpoint,
} from '@evenhand/contract/jobs.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './start-job-by-title-form.module.css';

type Props = {
  /** In a dialog: it takes the focus, and can be left. */
  onCancel?: () => void;
};

/** A role from scratch: its title is all that is needed. */
export function StartJobByTitleForm({ onCancel }: Props) {
  const [title, setTitle] = useState('');
  const [, navigate] = useLocation();
  const start = useEndpointMutation(startJobDraftEndpoint, {
    refreshes: [listJobsEndpoint, countJobsEndpoint],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    start.mutate(
      { body: { title } },
      { onSuccess: ({ id }) => navigate(staffPagePaths.newDraft(id)) },
    );
  }

  return (
    <form className={styles['role-title']} onSubmit={submit}>
      <TextInputField
        {...(onCancel && { 'data-first': true })}
        label="Role title"
        hint="Try to keep it short and avoid internal jargon"
        placeholder="Customer Support Adviser"
        name="title"
        autoComplete="off"
        maxLength={JOB_TITLE_CHARACTERS_MAX}
        value={title}
        error={start.error?.problem.fields?.title ?? start.error?.message}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          start.reset();
        }}
      />
      <div className={dialogStyles['dialog-acts']}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button look="primary" type="submit" busy={start.isPending} disabled={title.trim() === ''}>
          Start from scratch
        </Button>
      </div>
    </form>
  );
}
