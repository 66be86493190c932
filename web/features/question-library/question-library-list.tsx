import { type QuestionFolder } from '@evenhand/contract/question-library/question-library-folders.ts';
import {
  type QuestionLibraryQuery,
  type LibraryQuestion,
  type LibraryQuestionId,
} from '@evenhand/contract/question-library.ts';
import { useState } from 'react';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LibraryQuestionBulkBar } from './library-question-bulk-bar.tsx';
import { LibraryPlaceHeaderWithFolderMenu } from './library-place-header-with-folder-menu.tsx';
import { QuestionLibraryToolbar } from './question-library-toolbar.tsx';
import { NoLibraryQuestionsNotice } from './no-library-questions-notice.tsx';
import { LibraryQuestionCard } from './library-question-card.tsx';
import type { QuestionLibraryListState } from './use-question-library-list.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './question-library-list.module.css';

const CARDS_LOADING = 4;
const CARD_HEIGHT_PX = 138;

type Props = {
  query: QuestionLibraryQuery;
  list: QuestionLibraryListState;
  folders: readonly QuestionFolder[];
  onChange: (changes: Partial<QuestionLibraryQuery>, how?: { replace: boolean }) => void;
  onOpen: (id: LibraryQuestionId) => void;
  onWrite: () => void;
};

/** The questions of one place, made anew for each; several can be chosen, also over pages. */
export function QuestionLibraryList({ query, list, folders, onChange, onOpen, onWrite }: Props) {
  const isOfPlaceBefore = useIsAnswerOfPlaceBefore(list);
  const data = isOfPlaceBefore ? undefined : list.data;
  const [chosen, setChosen] = useState<ReadonlyMap<LibraryQuestionId, LibraryQuestion>>(new Map());
  const [now] = useState(() => new Date());
  const folder = folders.find(({ id }) => id === query.folder);
  const isNarrowed = query.search !== '' || query.skill !== '' || query.type !== '';

  function choose(question: LibraryQuestion) {
    const next = new Map(chosen);
    if (!next.delete(question.id)) next.set(question.id, question);
    setChosen(next);
  }

  return (
    <section className={styles['library-main']} aria-label="Questions">
      <LibraryPlaceHeaderWithFolderMenu
        query={query}
        folder={folder}
        mayEdit={list.data?.may.edit ?? false}
      />
      <QuestionLibraryToolbar query={query} types={data?.types} onChange={onChange} />
      {chosen.size > 0 && data && (
        <LibraryQuestionBulkBar
          questions={[...chosen.values()]}
          folder={folder}
          folders={folders}
          mayEdit={data.may.edit}
          onDone={() => setChosen(new Map())}
        />
      )}
      <LoadedContentOrFailure
        call={{ ...list, data }}
        what="the questions"
        skeleton={
          <div
            className={joinClassNames(styles['library-cards'], skeletonStyles['appears-late'])}
            aria-hidden="true"
          >
            {Array.from({ length: CARDS_LOADING }, (_, i) => (
              <Skeleton key={i} width="100%" height={CARD_HEIGHT_PX} />
            ))}
          </div>
        }
      />
      <p className="sr-only" role="status">
        {data && (data.total === 1 ? '1 question' : `${data.total} questions`)}
      </p>
      {data?.total === 0 && !list.isPlaceholderData && (
        <NoLibraryQuestionsNotice
          query={query}
          isNarrowed={isNarrowed}
          mayEdit={data.may.edit}
          onClear={() => onChange({ search: '', skill: '', type: '' })}
          onWrite={onWrite}
        />
      )}
      {data && data.questions.length > 0 && (
        <ul className={styles['library-cards']}>
          {data.questions.map((question) => (
            <LibraryQuestionCard
              key={question.id}
              question={question}
              now={now}
              isChosen={chosen.has(question.id)}
              onChoose={data.may.edit ? () => choose(question) : undefined}
              onOpen={() => onOpen(question.id)}
            />
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <Pagination page={query.page} pages={data.pages} onPage={(page) => onChange({ page })} />
      )}
    </section>
  );
}

/** Whether what stands there while this place loads is of the one before; of this one another page or filter may stand there. */
function useIsAnswerOfPlaceBefore({ isPlaceholderData }: QuestionLibraryListState): boolean {
  const [isBefore, setBefore] = useState(isPlaceholderData);
  if (isBefore && !isPlaceholderData) setBefore(false);
  return isBefore;
}
