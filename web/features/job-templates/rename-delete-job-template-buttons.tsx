import { JOB_TITLE_CHARACTERS_MAX } from '@evenhand/contract/jobs.ts';
import {
  deleteJobTemplateEndpoint,
  findJobTemplateEndpoint,
  listJobTemplatesEndpoint,
  renameJobTemplateEndpoint,
} from '@evenhand/contract/job-templates.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './job-template-chooser.module.css';

type Props = { id: number; title: string; onDeleted: () => void };

type Command = 'rename' | 'delete';

/** What is only done to a template of the organisation's own: another title, or away with it. */
export function RenameDeleteJobTemplateButtons({ id, title, onDeleted }: Props) {
  const [doing, setDoing] = useState<Command>();
  const [left, setLeft] = useState<Command>();

  function stop() {
    setLeft(doing);
    setDoing(undefined);
  }

  if (doing === 'rename') return <Rename id={id} title={title} onDone={stop} />;
  if (doing === 'delete') return <Delete id={id} onDeleted={onDeleted} onKeep={stop} />;
  return (
    <>
      <Button
        look="ghost"
        ref={left === 'rename' ? takeFocus : undefined}
        onClick={() => setDoing('rename')}
      >
        Rename
      </Button>
      <Button
        look="ghost"
        ref={left === 'delete' ? takeFocus : undefined}
        onClick={() => setDoing('delete')}
      >
        Delete
      </Button>
    </>
  );
}

function Rename({ id, title: before, onDone }: { id: number; title: string; onDone: () => void }) {
  const [title, setTitle] = useState(before);
  const rename = useEndpointMutation(renameJobTemplateEndpoint, {
    refreshes: [listJobTemplatesEndpoint, findJobTemplateEndpoint],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    rename.mutate({ params: { templateId: id }, body: { title } }, { onSuccess: onDone });
  }

  return (
    <form className={styles['template-deed']} onSubmit={submit}>
      <TextInputField
        label="Template title"
        autoComplete="off"
        maxLength={JOB_TITLE_CHARACTERS_MAX}
        value={title}
        ref={takeFocus}
        error={rename.error?.problem.fields?.title ?? rename.error?.message}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          rename.reset();
        }}
      />
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" look="primary" busy={rename.isPending}>
          Save title
        </Button>
      </div>
    </form>
  );
}

type DeleteProps = { id: number; onDeleted: () => void; onKeep: () => void };

function Delete({ id, onDeleted, onKeep }: DeleteProps) {
  const away = useEndpointMutation(deleteJobTemplateEndpoint, {
    refreshes: [listJobTemplatesEndpoint],
  });
  return (
    <section className={styles['template-deed']} aria-label="Delete this template?">
      <p>
        <strong>Delete this template?</strong> It cannot be brought back. Roles that began with it
        stay as they are.
      </p>
      {away.error && <ErrorNote>{away.error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button ref={takeFocus} onClick={onKeep}>
          Keep it
        </Button>
        <Button
          look="danger"
          busy={away.isPending}
          onClick={() => away.mutate({ params: { templateId: id } }, { onSuccess: onDeleted })}
        >
          Delete
        </Button>
      </div>
    </section>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
