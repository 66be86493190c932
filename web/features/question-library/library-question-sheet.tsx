import {
  SiftOrInterviewQuestionTypeKey,
  questionSeniorityTitles,
  type LibraryQuestionType,
  questionTypeFacts,
} from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import { type QuestionFolder } from '@evenhand/contract/question-library/question-library-folders.ts';
import {
  duplicateLibraryQuestionEndpoint,
  findLibraryQuestionEndpoint,
  type LibraryQuestionId,
} from '@evenhand/contract/question-library.ts';
import { jobFunctionTitles } from '@evenhand/contract/job-function-titles.ts';
import { IconArchive, IconArchiveOff, IconCopy, IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { describeLibraryQuestionUsage } from '../../parts/questions/describe-library-question-usage.ts';
import { hasAnyWrittenReviewGuide } from '../../parts/questions/has-any-written-review-guide.ts';
import { QuestionReviewGuideList } from '../../parts/questions/question-review-guide-list.tsx';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { isPressBesideDialog, openModalDialogElement } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { WriteLibraryQuestionDialog } from './write-library-question-dialog.tsx';
import { canAnyStageAskLibraryQuestion } from './stages-that-can-ask-library-question.ts';
import { LibraryQuestionItemSections } from './library-question-item-sections.tsx';
import { LibraryQuestionUsageAndScoresSection } from './library-question-usage-and-scores-section.tsx';
import { AddQuestionsToJobDialog } from './add-questions-to-job-dialog.tsx';
import {
  questionLibraryEndpointsToRefresh,
  useQuestionLibraryCommands,
} from './use-question-library-commands-endpoints-to-refresh.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import dialogStyles from '../../ui/dialog.module.css';
import questionCardStyles from './library-question-card.module.css';
import questionUsageStyles from './library-question-usage-and-scores-section.module.css';
import styles from './library-question-sheet.module.css';

type Props = {
  id: string;
  folders: readonly QuestionFolder[];
  onOpen: (id: LibraryQuestionId) => void;
  onClose: () => void;
};

/** One question in full, over the list. */
export function LibraryQuestionSheet({ id, folders, onOpen, onClose }: Props) {
  const { data, error } = useEndpointQuery(findLibraryQuestionEndpoint, {
    params: { questionId: id },
  });
  const copying = useEndpointMutation(duplicateLibraryQuestionEndpoint, {
    refreshes: questionLibraryEndpointsToRefresh,
  });
  const commands = useQuestionLibraryCommands();
  const [over, setOver] = useState<'editor' | 'role'>();
  const [now] = useState(() => new Date());
  const question = data && String(data.id) === id ? data : undefined;
  const inFolders = folders.filter((folder) => question?.folderIds.includes(folder.id));
  const query = question && describeLibraryQuestionUsage(question, now);

  function copy() {
    copying.mutate(
      { params: { questionId: id } },
      {
        onSuccess: (own) => {
          showToast({ text: 'Copied into your questions. This one is yours to change.' });
          onOpen(own.id);
        },
      },
    );
  }

  // What is done with it takes its place, and gives it back.
  if (question && over === 'editor')
    return (
      <WriteLibraryQuestionDialog
        question={question}
        onSaved={() => setOver(undefined)}
        onClose={() => setOver(undefined)}
      />
    );
  if (question && over === 'role')
    return (
      <AddQuestionsToJobDialog
        questions={[question]}
        onAdded={onClose}
        onClose={() => setOver(undefined)}
      />
    );
  return (
    <dialog
      ref={openModalDialogElement}
      className={joinClassNames(
        dialogStyles['dialog'],
        dialogStyles['sheet'],
        styles['library-sheet'],
      )}
      aria-labelledby="library-question"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (isPressBesideDialog(event)) onClose();
      }}
    >
      <div className={styles['library-sheet-inner']}>
        <header>
          <p className={questionCardStyles['library-meta']}>
            {question && <span>{questionKindWords(question.type)}</span>}
            {question && <span>{question.isOwn ? 'Yours' : 'Evenhand library'}</span>}
            {question?.archivedAt && (
              <StatusTag className={questionCardStyles['tag']} colour="disabled">
                Archived
              </StatusTag>
            )}
          </p>
          <IconButton label="Close" icon={<IconX />} onClick={onClose} />
        </header>
        <div className={styles['library-sheet-body']}>
          <h2 id="library-question" data-first tabIndex={-1}>
            {question?.text ?? 'Question'}
          </h2>
          {error && <ErrorNote>We could not load this question. {error.message}</ErrorNote>}
          {copying.error && <ErrorNote>{copying.error.message}</ErrorNote>}
          {!question && !error && <Skeleton width="100%" height={320} />}
          {question && (
            <>
              <p className={styles['library-tags']}>
                {question.skills.map((skill) => (
                  <StatusTag className={questionCardStyles['tag']} key={skill} colour="grey">
                    {skill}
                  </StatusTag>
                ))}
              </p>
              {query?.isFresh && (
                <p className={styles['library-caution']}>
                  {query.words}. People who were asked may tell others: for a new role consider
                  another question.
                </p>
              )}
              {question.item && (
                <LibraryQuestionItemSections question={question} item={question.item} />
              )}
              {(question.item === undefined || hasAnyWrittenReviewGuide(question)) && (
                <section>
                  <h3>Review guide</h3>
                  <QuestionReviewGuideList question={question} />
                </section>
              )}
              <LibraryQuestionUsageAndScoresSection question={question} now={now} />
              <dl className={questionUsageStyles['library-facts']}>
                <div>
                  <dt>Suits</dt>
                  <dd>
                    {[
                      questionSeniorityTitles[question.seniority],
                      ...question.functions.map((each) => jobFunctionTitles[each]),
                    ].join(', ')}
                  </dd>
                </div>
                <div>
                  <dt>Folders</dt>
                  <dd>{inFolders.map(({ name }) => name).join(', ') || 'None'}</dd>
                </div>
                {question.isOwn && (
                  <div>
                    <dt>Version</dt>
                    <dd>{question.version}</dd>
                  </div>
                )}
              </dl>
              {question.versions.length > 0 && (
                <details className={styles['library-versions']}>
                  <summary>What it said before</summary>
                  <ol>
                    {question.versions.map(({ version, text }) => (
                      <li key={version}>
                        <span>Version {version}</span> {text}
                      </li>
                    ))}
                  </ol>
                </details>
              )}
            </>
          )}
        </div>
        {question && (
          <footer>
            {question.may.edit && question.isOwn && (
              <Button icon={<IconPencil aria-hidden="true" />} onClick={() => setOver('editor')}>
                Edit
              </Button>
            )}
            {question.may.edit && (
              <Button
                icon={<IconCopy aria-hidden="true" />}
                busy={copying.isPending}
                onClick={copy}
              >
                {question.isOwn ? 'Duplicate' : 'Copy to your questions'}
              </Button>
            )}
            {question.may.edit && question.isOwn && question.archivedAt === null && (
              <Button
                icon={<IconArchive aria-hidden="true" />}
                onClick={() => {
                  void commands.archive(question);
                  onClose();
                }}
              >
                Archive
              </Button>
            )}
            {question.may.edit && question.archivedAt !== null && (
              <Button
                icon={<IconArchiveOff aria-hidden="true" />}
                onClick={() => void commands.unarchive(question)}
              >
                Bring back
              </Button>
            )}
            {canAnyStageAskLibraryQuestion(question) && question.archivedAt === null && (
              <Button look="primary" onClick={() => setOver('role')}>
                Add to a role
              </Button>
            )}
          </footer>
        )}
      </div>
    </dialog>
  );
}

function questionKindWords(type: LibraryQuestionType): string {
  const { words } = questionTypeFacts[type];
  return SiftOrInterviewQuestionTypeKey.options.some((prose) => prose === type)
    ? `${words} question`
    : words;
}
