import {
  QUESTION_FOLDER_NAME_CHARACTERS_MAX,
  createQuestionFolderEndpoint,
  type QuestionFolder,
  renameQuestionFolderEndpoint,
} from '@evenhand/contract/question-library/question-library-folders.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { questionLibraryEndpointsToRefresh } from './use-question-library-commands-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './question-library-form.module.css';

type Props = {
  /** The folder that gets another name; a new one without it. */
  folder?: QuestionFolder;
  onNamed: (folder: QuestionFolder) => void;
  onClose: () => void;
};

export function QuestionFolderDialog({ folder, onNamed, onClose }: Props) {
  const [name, setName] = useState(folder?.name ?? '');
  const adding = useEndpointMutation(createQuestionFolderEndpoint, {
    refreshes: questionLibraryEndpointsToRefresh,
  });
  const renaming = useEndpointMutation(renameQuestionFolderEndpoint, {
    refreshes: questionLibraryEndpointsToRefresh,
  });
  const { error, isPending } = folder ? renaming : adding;

  function save(event: FormEvent) {
    event.preventDefault();
    const after = { onSuccess: onNamed };
    if (folder) renaming.mutate({ params: { folderId: folder.id }, body: { name } }, after);
    else adding.mutate({ body: { name } }, after);
  }

  return (
    <Dialog title={folder ? 'Rename the folder?' : 'What is the folder for?'} onClose={onClose}>
      <form className={styles['library-form']} onSubmit={save} noValidate>
        <TextInputField
          data-first
          label="Name"
          hint="A team, a kind of role, or a round of hiring."
          value={name}
          maxLength={QUESTION_FOLDER_NAME_CHARACTERS_MAX}
          autoComplete="off"
          error={error ? (error.problem.fields?.['name'] ?? error.message) : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={isPending}>
            {folder ? 'Rename folder' : 'Make folder'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
