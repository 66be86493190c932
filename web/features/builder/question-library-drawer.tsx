import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { listQuestionFoldersEndpoint } from '@evenhand/contract/question-library/question-library-folders.ts';
import {
  type LibraryQuestion,
  listLibraryQuestionsEndpoint,
  listLibraryQuestionSkillsEndpoint,
} from '@evenhand/contract/question-library.ts';
import { SEARCH_CHARACTERS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { isPressBesideDialog, openModalDialogElement } from '../../ui/dialog.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import type { EditedStage } from './edited-job-plan.ts';
import { LibraryQuestionToAddListItem } from './library-question-to-add-list-item.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './question-library-drawer.module.css';

const SEARCH_DEBOUNCE_MS = 250;
const everything = { search: '', skill: '', folder: '', page: 1 };

type Props = {
  /** Where they are added. */
  stage: Pick<EditedStage, 'kind' | 'items' | 'libraryIds'>;
  onAdd: (added: readonly LibraryQuestion[]) => void;
  onClose: () => void;
};

/** Questions of the library to search, to read and to add, as many as the stage has room for. */
export function QuestionLibraryDrawer({ stage, onAdd, onClose }: Props) {
  const [query, setQuery] = useState<typeof everything>(everything);
  const [chosen, setChosen] = useState<readonly LibraryQuestion[]>([]);
  const [isOver, setOver] = useState(false);
  const [now] = useState(() => new Date());
  const list = useEndpointQuery(listLibraryQuestionsEndpoint, {
    query: { ...query, stage: stage.kind },
  });
  const { data } = list;
  const folders = useEndpointQuery(listQuestionFoldersEndpoint, {});
  const skills = useEndpointQuery(listLibraryQuestionSkillsEndpoint, { query: {} });
  const { itemsMax } = stageKindFacts[stage.kind];
  const remaining = itemsMax - stage.items.length;
  const taken = stage.items.map(({ key }) => stage.libraryIds[key]);
  const isAsked = ({ id }: LibraryQuestion) => taken.includes(String(id));
  const ask = (change: Partial<typeof everything>) => setQuery({ ...query, page: 1, ...change });

  function choose(question: LibraryQuestion) {
    const rest = chosen.filter(({ id }) => id !== question.id);
    const isNew = rest.length === chosen.length;
    setOver(isNew && chosen.length >= remaining);
    if (!isNew) setChosen(rest);
    else if (chosen.length < remaining) setChosen([...chosen, question]);
  }

  return (
    <dialog
      ref={openModalDialogElement}
      className={joinClassNames(
        dialogStyles['dialog'],
        dialogStyles['sheet'],
        styles['library-drawer'],
      )}
      aria-labelledby="library-drawer-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (isPressBesideDialog(event)) onClose();
      }}
    >
      <div className={styles['library-drawer-inner']}>
        <header>
          <div className={dialogStyles['dialog-head']}>
            <h2 id="library-drawer-title">From the library</h2>
            <IconButton label="Close" icon={<IconX />} onClick={onClose} />
          </div>
          <SearchField
            data-first
            label="Search questions and skills"
            maxLength={SEARCH_CHARACTERS_MAX}
            debounceMs={SEARCH_DEBOUNCE_MS}
            value={query.search}
            onSearch={(search) => ask({ search })}
          />
          <div className={styles['library-drawer-filters']}>
            <SelectField
              label="Folder"
              value={query.folder}
              onChange={(event) => ask({ folder: event.currentTarget.value })}
            >
              <option value="">All questions</option>
              {folders.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Skill"
              value={query.skill}
              onChange={(event) => ask({ skill: event.currentTarget.value })}
            >
              <option value="">All skills</option>
              {skills.data?.skills.map(({ name, count }) => (
                <option key={name} value={name}>
                  {name} ({count})
                </option>
              ))}
            </SelectField>
          </div>
        </header>
        <div className={styles['library-drawer-body']}>
          <LoadedContentOrFailure
            call={list}
            what="the library"
            skeleton={<Skeleton width="100%" height={320} />}
          />
          <p className="sr-only" role="status">
            {data && (data.total === 1 ? '1 question' : `${data.total} questions`)}
          </p>
          {data?.questions.length === 0 && (
            <p className={styles['library-drawer-none']}>
              No question matches.{' '}
              <Button look="link" onClick={() => setQuery(everything)}>
                Show all
              </Button>
            </p>
          )}
          <ul>
            {data?.questions.map((question) => (
              <LibraryQuestionToAddListItem
                key={question.id}
                question={question}
                now={now}
                isAsked={isAsked(question)}
                isChosen={chosen.some(({ id }) => id === question.id)}
                onChoose={() => choose(question)}
              />
            ))}
          </ul>
          {data && data.pages > 1 && (
            <Pagination
              page={query.page}
              pages={data.pages}
              onPage={(page) => setQuery({ ...query, page })}
            />
          )}
        </div>
        <footer>
          <p role={isOver ? 'alert' : undefined}>
            {isOver
              ? `${itemsMax} questions are the most for one stage, so there is room for ${remaining}. Take one out first.`
              : `${chosen.length} of ${remaining} chosen. A stage has ${itemsMax} questions at most.`}
          </p>
          <Button look="primary" disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
            {chosen.length === 1 ? 'Add 1 question' : `Add ${chosen.length || ''} questions`}
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
