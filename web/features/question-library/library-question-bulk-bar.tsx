import {
  type QuestionFolder,
  SHIPPED_QUESTIONS_FOLDER_ID,
} from '@evenhand/contract/question-library/question-library-folders.ts';
import { type LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { IconFolder, IconFolderMinus, IconFolderPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx';
import { QuestionFolderDialog } from './question-folder-dialog.tsx';
import { AddQuestionsToJobDialog } from './add-questions-to-job-dialog.tsx';
import {
  pluraliseQuestionCount,
  useQuestionLibraryCommands,
} from './use-question-library-commands-endpoints-to-refresh.ts';
import styles from './library-question-bulk-bar.module.css';

type Props = {
  questions: readonly LibraryQuestion[];
  /** Where they are seen. */
  folder: QuestionFolder | undefined;
  folders: readonly QuestionFolder[];
  mayEdit: boolean;
  onDone: () => void;
};

type Open = 'new-folder' | 'role';

/** What can be done with all the questions that are chosen. */
export function LibraryQuestionBulkBar({ questions, folder, folders, mayEdit, onDone }: Props) {
  const [open, setOpen] = useState<Open>();
  const commands = useQuestionLibraryCommands();
  const ids = questions.map(({ id }) => id);
  const own = folders.filter(({ id }) => id !== SHIPPED_QUESTIONS_FOLDER_ID);

  async function putInto(target: Pick<QuestionFolder, 'id' | 'name'>) {
    if (await commands.putInto(target, ids)) onDone();
  }

  async function takeOutOf(from: QuestionFolder) {
    if (await commands.takeOut(from, ids)) onDone();
  }

  return (
    <div className={styles['library-bulk']} role="group" aria-label="With the questions you chose">
      <strong>{pluraliseQuestionCount(questions.length)} chosen</strong>
      {mayEdit && (
        <DropdownMenu
          align="start"
          label="Add to folder"
          trigger={
            <Button size="small" icon={<IconFolderPlus aria-hidden="true" />}>
              Add to folder
            </Button>
          }
        >
          {own.map((each) => (
            <DropdownMenuItem
              key={each.id}
              icon={<IconFolder size={16} aria-hidden="true" />}
              onChoose={() => void putInto(each)}
            >
              {each.name}
            </DropdownMenuItem>
          ))}
          {own.length > 0 && <DropdownMenuSeparator />}
          <DropdownMenuItem
            icon={<IconFolderPlus size={16} aria-hidden="true" />}
            onChoose={() => setOpen('new-folder')}
          >
            New folder
          </DropdownMenuItem>
        </DropdownMenu>
      )}
      {mayEdit && folder && folder.id !== SHIPPED_QUESTIONS_FOLDER_ID && (
        <Button
          size="small"
          icon={<IconFolderMinus aria-hidden="true" />}
          onClick={() => void takeOutOf(folder)}
        >
          Take out of this folder
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('role')}>
        Add to a role
      </Button>
      <Button size="small" look="ghost" onClick={onDone}>
        Clear
      </Button>
      {open === 'new-folder' && (
        <QuestionFolderDialog
          onNamed={(made) => {
            setOpen(undefined);
            void putInto(made);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'role' && (
        <AddQuestionsToJobDialog
          questions={questions}
          onAdded={() => {
            setOpen(undefined);
            onDone();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
