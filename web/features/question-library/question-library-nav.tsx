import {
  type QuestionFolder,
  SHIPPED_QUESTIONS_FOLDER_ID,
} from '@evenhand/contract/question-library/question-library-folders.ts';
import { type QuestionLibraryQuery } from '@evenhand/contract/question-library.ts';
import {
  IconArchive,
  IconBooks,
  IconBuilding,
  IconFolder,
  IconFolderPlus,
  IconLibrary,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { QuestionFolderDialog } from './question-folder-dialog.tsx';
import {
  questionLibraryHref,
  type QuestionLibraryPlace,
} from './use-question-library-url-query-and-href.ts';
import styles from './question-library-nav.module.css';

type Counts = { own: number; shipped: number; archived: number };
type Props = {
  query: QuestionLibraryQuery;
  folders: readonly QuestionFolder[] | undefined;
  counts: Counts | undefined;
  mayEdit: boolean;
};

/** The places of the library with how many questions each holds. */
export function QuestionLibraryNav({ query, folders, counts, mayEdit }: Props) {
  const [, navigate] = useLocation();
  const [isNaming, setNaming] = useState(false);
  const own = (folders ?? []).filter(({ id }) => id !== SHIPPED_QUESTIONS_FOLDER_ID);
  const isAt = ({ library, folder }: QuestionLibraryPlace) =>
    query.library === library && query.folder === folder;

  return (
    <nav className={styles['library-nav']} aria-label="Places in the library">
      <ul>
        <NavPlace
          place={{ library: 'all', folder: '' }}
          words="All questions"
          icon={<IconBooks size={16} aria-hidden="true" />}
          count={counts && counts.own + counts.shipped}
          isAt={isAt}
        />
        <NavPlace
          place={{ library: 'own', folder: '' }}
          words="Your questions"
          icon={<IconBuilding size={16} aria-hidden="true" />}
          count={counts?.own}
          isAt={isAt}
        />
        <NavPlace
          place={{ library: 'shipped', folder: '' }}
          words="Evenhand library"
          icon={<IconLibrary size={16} aria-hidden="true" />}
          count={counts?.shipped}
          isAt={isAt}
        />
        <NavPlace
          place={{ library: 'archived', folder: '' }}
          words="Archived"
          icon={<IconArchive size={16} aria-hidden="true" />}
          count={counts?.archived}
          isAt={isAt}
        />
      </ul>
      <div className={styles['library-nav-head']}>
        <h2>Folders</h2>
        {mayEdit && (
          <IconButton
            label="New folder"
            icon={<IconFolderPlus size={18} />}
            onClick={() => setNaming(true)}
          />
        )}
      </div>
      {folders && own.length === 0 && (
        <p className={styles['library-nav-none']}>
          None yet. A folder keeps questions together, such as those for one team.
        </p>
      )}
      <ul>
        {own.map(({ id, name, questionIds }) => (
          <NavPlace
            key={id}
            place={{ library: 'all', folder: id }}
            words={name}
            icon={<IconFolder size={16} aria-hidden="true" />}
            count={questionIds.length}
            isAt={isAt}
          />
        ))}
      </ul>
      {isNaming && (
        <QuestionFolderDialog
          onNamed={({ id }) => {
            setNaming(false);
            navigate(questionLibraryHref({ folder: id }));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </nav>
  );
}

type NavPlaceProps = {
  place: QuestionLibraryPlace;
  words: string;
  icon: ReactNode;
  count: number | undefined;
  isAt: (place: QuestionLibraryPlace) => boolean;
};

function NavPlace({ place, words, icon, count, isAt }: NavPlaceProps) {
  return (
    <li>
      <Link href={questionLibraryHref(place)} aria-current={isAt(place) ? 'page' : undefined}>
        {icon}
        <span>{words}</span>
        {count !== undefined && <span className={styles['library-count']}>{count}</span>}
      </Link>
    </li>
  );
}
