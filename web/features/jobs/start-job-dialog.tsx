import { countJobs, JOB_TITLE_MAX, listJobs, startJob } from '@evenhand/contract/jobs.ts';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useCommand } from '../../use-call.ts';

export function StartJobDialog({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [, navigate] = useLocation();
  const start = useCommand(startJob, { refreshes: [listJobs, countJobs] });

  function submit(event: FormEvent) {
    event.preventDefault();
    start.mutate({ body: { title } }, { onSuccess: ({ id }) => navigate(paths.newDraft(id)) });
  }

  return (
    <Dialog title="Start a new role" onClose={onClose}>
      <form className="start-job" onSubmit={submit}>
        <Field
          data-first
          label="Role title"
          hint="Try to keep it short and avoid internal jargon"
          name="title"
          autoComplete="off"
          maxLength={JOB_TITLE_MAX}
          value={title}
          error={start.error?.problem.fields?.title ?? start.error?.message}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            start.reset();
          }}
        />
        <div className="dialog-acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            type="submit"
            busy={start.isPending}
            disabled={title.trim() === ''}
          >
            Start from scratch
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
