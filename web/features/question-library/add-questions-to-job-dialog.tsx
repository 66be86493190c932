import { JOB_QUESTIONS_MAX } from '@evenhand/contract/builder/job-builder.ts';
import {
  addQuestionsToJob,
  type LibraryQuestion,
  listDraftsToAddQuestionsTo,
} from '@evenhand/contract/question-library.ts';
import { type FormEvent, useState } from 'react';
import { pagePaths } from '../../net/page-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCall, useCommand } from '../../net/use-call-and-command.ts';
import {
  questionLibraryEndpointsToRefresh,
  pluraliseQuestions,
} from './use-question-library-commands.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './question-library-form.module.css';

type Props = {
  /** Those that are answered in writing. */
  questions: readonly LibraryQuestion[];
  /** How many others were chosen with them. */
  leftOut: number;
  onAdded: () => void;
  onClose: () => void;
};

/** The draft that gets copies of the questions. */
export function AddQuestionsToJobDialog({ questions, leftOut, onAdded, onClose }: Props) {
  const drafts = useCall(listDraftsToAddQuestionsTo, {});
  const adding = useCommand(addQuestionsToJob, {
    refreshes: [listDraftsToAddQuestionsTo, ...questionLibraryEndpointsToRefresh],
  });
  const [chosen, setChosen] = useState<number>();
  const draft =
    questions.length > 0
      ? (drafts.data?.find(({ id }) => id === chosen) ?? drafts.data?.[0])
      : undefined;

  function add(event: FormEvent) {
    event.preventDefault();
    if (!draft || questions.length === 0) return;
    const query = {
      params: { jobId: draft.id },
      body: { questionIds: questions.map(({ id }) => id) },
    };
    adding.mutate(query, {
      onSuccess: ({ added }) => {
        showToast({
          text:
            added === 0
              ? `“${draft.title}” asks them already.`
              : `${pluraliseQuestions(added)} added to “${draft.title}”.`,
          link: { words: 'Open the role', href: pagePaths.builderStep(draft.id, 'questions') },
        });
        onAdded();
      },
    });
  }

  return (
    <Dialog
      title={
        questions.length === 0
          ? 'These are asked in an interview'
          : `Add ${pluraliseQuestions(questions.length)} to which role?`
      }
      onClose={onClose}
    >
      {leftOut > 0 && (
        <p className={styles['library-note']}>
          {leftOut === 1 ? 'One interview question is' : `${leftOut} interview questions are`} left
          out: candidates answer in writing here.
        </p>
      )}
      {!drafts.data && !drafts.error && <Skeleton width="100%" height={60} />}
      {drafts.error && <ErrorNote>We could not load your drafts. {drafts.error.message}</ErrorNote>}
      {drafts.data?.length === 0 && questions.length > 0 && (
        <p>
          You have no draft to add them to. Start a role on the dashboard: once a role is published
          its questions stand.
        </p>
      )}
      {adding.error && <ErrorNote>{adding.error.message}</ErrorNote>}
      <form className={styles['library-form']} onSubmit={add}>
        {draft && (
          <SelectField
            data-first
            label="Draft"
            hint={`Copies are added after the questions it has; ${JOB_QUESTIONS_MAX} are the most.`}
            value={draft.id}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          >
            {drafts.data?.map(({ id, title, questions: had }) => (
              <option key={id} value={id}>
                {title} ({had} of {JOB_QUESTIONS_MAX})
              </option>
            ))}
          </SelectField>
        )}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>{draft ? 'Cancel' : 'Close'}</Button>
          {draft && (
            <Button look="primary" type="submit" busy={adding.isPending}>
              Add {pluraliseQuestions(questions.length)}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
