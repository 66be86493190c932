import {
  type QuestionFolder,
  SHIPPED_QUESTIONS_FOLDER_ID,
} from '@evenhand/contract/question-library/question-library-folders.ts';
import { type QuestionLibraryQuery } from '@evenhand/contract/question-library.ts';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../ui/dropdown-menu.tsx';
import { QuestionFolderDialog } from './question-folder-dialog.tsx';
import { useQuestionLibraryCommands } from './use-question-library-commands-endpoints-to-refresh.ts';
import styles from './library-place-header-with-folder-menu.module.css';

type Props = { query: QuestionLibraryQuery; folder: QuestionFolder | undefined; mayEdit: boolean };

const words: Record<QuestionLibraryQuery['library'], { title: string; says: string }> = {
  all: { title: 'All questions', says: 'Yours first, then those that come with Evenhand.' },
  own: {
    title: 'Your questions',
    says: 'Written in your organisation, or copied to be made your own.',
  },
  shipped: {
    title: 'Evenhand library',
    says: 'Work samples and interview questions with review guides. They stay as they are: copy one to change it.',
  },
  archived: {
    title: 'Archived',
    says: 'Hidden from the library. Roles that ask them keep them.',
  },
};

/** Where one is in the library; a folder of one's own has its acts. */
export function LibraryPlaceHeaderWithFolderMenu({ query, folder, mayEdit }: Props) {
  const [, navigate] = useLocation();
  const [isNaming, setNaming] = useState(false);
  const commands = useQuestionLibraryCommands();
  const { title, says } = words[query.library];

  return (
    <header className={styles['library-head']}>
      <div>
        <h2>{folder?.name ?? title}</h2>
        {!folder && <p>{says}</p>}
      </div>
      {folder && folder.id !== SHIPPED_QUESTIONS_FOLDER_ID && mayEdit && (
        <DropdownMenu
          label={`Folder ${folder.name}`}
          trigger={<IconButton label={`Folder ${folder.name}: more`} icon={<IconDots />} />}
        >
          <DropdownMenuItem
            icon={<IconPencil size={16} aria-hidden="true" />}
            onChoose={() => setNaming(true)}
          >
            Rename
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<IconTrash size={16} aria-hidden="true" />}
            onChoose={() =>
              void commands.deleteFolder(folder, () => navigate(staffPagePaths.questionLibrary()))
            }
          >
            Delete, and keep its questions
          </DropdownMenuItem>
        </DropdownMenu>
      )}
      {folder && isNaming && (
        <QuestionFolderDialog
          folder={folder}
          onNamed={() => setNaming(false)}
          onClose={() => setNaming(false)}
        />
      )}
    </header>
  );
}
