import { listQuestionFoldersEndpoint } from '@evenhand/contract/question-library/question-library-folders.ts';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { NotAllowedPageNotice, PageNotice } from '../../parts/notices/page-notice.tsx';
import { findLastPageOfShorterList } from '../../net/find-last-page-of-shorter-list.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { QuestionLibraryList } from '../../features/question-library/question-library-list.tsx';
import { QuestionLibraryNav } from '../../features/question-library/question-library-nav.tsx';
import {
  questionLibraryHref,
  useQuestionLibraryUrlQuery,
} from '../../features/question-library/use-question-library-url-query-and-href.ts';
import { WriteLibraryQuestionDialog } from '../../features/question-library/write-library-question-dialog.tsx';
import { LibraryQuestionSheet } from '../../features/question-library/library-question-sheet.tsx';
import { useQuestionLibraryList } from '../../features/question-library/use-question-library-list.ts';
import styles from '../../features/question-library/library-page.module.css';

/** Fills the screen, with its own way back: places at the left, their questions, and one of them opened over it. */
export function QuestionLibraryPage() {
  const { query, openId, change, open } = useQuestionLibraryUrlQuery();
  const folders = useEndpointQuery(listQuestionFoldersEndpoint, {});
  const list = useQuestionLibraryList(query);
  const last = findLastPageOfShorterList(list, query.page);
  const [isWriting, setWriting] = useState(false);
  const mayEdit = list.data?.may.edit ?? false;

  if (list.error?.problem.code === 'library-limited')
    return (
      <NotAllowedPageNotice who="Your organisation keeps the question library to its admins." />
    );
  if (list.error?.problem.code === 'not-found')
    return (
      <PageNotice title="This folder is gone">
        <p>
          It was deleted, or is not of your organisation.{' '}
          <Link href={staffPagePaths.questionLibrary()}>See all questions</Link>
        </p>
      </PageNotice>
    );

  return (
    <div className={styles['library']} data-frame="none">
      {last !== null && (
        <Redirect replace to={questionLibraryHref({ ...query, page: last }, openId ?? undefined)} />
      )}
      <header className={styles['library-bar']}>
        <Link href={staffPagePaths.dashboard()} className={styles['library-back']}>
          <IconArrowLeft size={16} aria-hidden="true" />
          Dashboard
        </Link>
        <h1>Question library</h1>
        {mayEdit && (
          <Button
            look="primary"
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            New question
          </Button>
        )}
      </header>
      <div className={styles['library-body']}>
        <QuestionLibraryNav
          query={query}
          folders={folders.data}
          counts={list.data?.counts}
          mayEdit={mayEdit}
        />
        <QuestionLibraryList
          key={questionLibraryHref({ library: query.library, folder: query.folder })}
          query={query}
          list={list}
          folders={folders.data ?? []}
          onChange={change}
          onOpen={(id) => open(id)}
          onWrite={() => setWriting(true)}
        />
      </div>
      {openId !== null && (
        <LibraryQuestionSheet
          key={openId}
          id={openId}
          folders={folders.data ?? []}
          onOpen={(id) => open(id, { replace: true })}
          onClose={() => open(undefined)}
        />
      )}
      {isWriting && (
        <WriteLibraryQuestionDialog
          onSaved={({ id }) => {
            setWriting(false);
            open(id);
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
