import {
  addJobBoardEndpoint,
  changeJobBoardEndpoint,
  type JobBoard,
  listJobBoardsEndpoint,
} from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './job-boards.module.css';

type Props = { board: (JobBoard & { id: number }) | null; onClose: () => void };

/** Writes down a board of the organisation's own. */
export function JobBoardDialog({ board, onClose }: Props) {
  const [words, setWords] = useState({
    name: board?.name ?? '',
    address: board?.address ?? '',
    audience: board?.audience ?? '',
    cost: board?.cost ?? '',
  });
  const refreshes = [listJobBoardsEndpoint];
  const add = useEndpointMutation(addJobBoardEndpoint, { refreshes });
  const change = useEndpointMutation(changeJobBoardEndpoint, { refreshes });
  const error = add.error ?? change.error;
  const problems = error?.problem.fields ?? {};
  const isBusy = add.isPending || change.isPending;

  function save(event: FormEvent) {
    event.preventDefault();
    const body = {
      name: words.name,
      address: words.address.trim() || null,
      audience: words.audience.trim() || null,
      cost: words.cost.trim() || null,
    };
    const onSuccess = onClose;
    if (board) change.mutate({ params: { boardId: board.id }, body }, { onSuccess });
    else add.mutate({ body }, { onSuccess });
  }

  const field = (name: keyof typeof words) => ({
    value: words[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setWords({ ...words, [name]: currentTarget.value }),
  });

  return (
    <Dialog title={board ? 'Change this board' : 'Add a board'} onClose={onClose}>
      <form className={styles['boards-form']} noValidate onSubmit={save}>
        <TextInputField
          label="Name"
          hint={board ? 'Its links keep the tag they have.' : undefined}
          maxLength={100}
          required
          {...field('name')}
        />
        <TextInputField
          label="Address (optional)"
          type="url"
          placeholder="https://"
          maxLength={500}
          {...field('address')}
        />
        <TextInputField label="Who reads it? (optional)" maxLength={300} {...field('audience')} />
        <TextInputField label="What does it cost? (optional)" maxLength={100} {...field('cost')} />
        {error && Object.keys(problems).length === 0 && <ErrorNote>{error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={isBusy}>
            {board ? 'Save' : 'Add board'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
