import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import {
  addLibraryQuestionsToJobDraftEndpoint,
  type LibraryQuestion,
  listDraftsToAddQuestionsToEndpoint,
} from '@evenhand/contract/question-library.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  canStageAskLibraryQuestion,
  canAnyStageAskLibraryQuestion,
} from './stages-that-can-ask-library-question.ts';
import {
  questionLibraryEndpointsToRefresh,
  pluraliseQuestionCount,
} from './use-question-library-commands-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './question-library-form.module.css';

type Props = {
  questions: readonly LibraryQuestion[];
  onAdded: () => void;
  onClose: () => void;
};
type Draft = ResponseOf<typeof listDraftsToAddQuestionsToEndpoint>[number];
type Stage = Draft['stages'][number];

/** The draft, and the stage in it, that gets copies of the questions. */
export function AddQuestionsToJobDialog({ questions, onAdded, onClose }: Props) {
  const drafts = useEndpointQuery(listDraftsToAddQuestionsToEndpoint, {});
  const adding = useEndpointMutation(addLibraryQuestionsToJobDraftEndpoint, {
    refreshes: [listDraftsToAddQuestionsToEndpoint, ...questionLibraryEndpointsToRefresh],
  });
  const [chosenDraft, setChosenDraft] = useState<number>();
  const [chosenStage, setChosenStage] = useState<number>();
  const placeable = questions.filter(canAnyStageAskLibraryQuestion);
  const draft =
    placeable.length > 0
      ? (drafts.data?.find(({ id }) => id === chosenDraft) ??
        drafts.data?.find((each) => listStages(each, placeable).length > 0) ??
        drafts.data?.[0])
      : undefined;
  const stages = draft ? listStages(draft, placeable) : [];
  const stage = stages.find(({ id }) => id === chosenStage) ?? stages[0];
  const fitting = stage
    ? placeable.filter((question) => canStageAskLibraryQuestion(stage, question))
    : [];

  function add(event: FormEvent) {
    event.preventDefault();
    if (!draft || !stage) return;
    const questionIds = fitting.map(({ id }) => id);
    const query = { params: { jobId: draft.id }, body: { questionIds, stageId: stage.id } };
    adding.mutate(query, {
      onSuccess: ({ added }) => {
        showToast({
          text:
            added === 0
              ? `“${draft.title}” asks them already.`
              : `${pluraliseQuestionCount(added)} added to “${draft.title}”.`,
          link: { words: 'Open the role', href: staffPagePaths.builderStep(draft.id, 'questions') },
        });
        onAdded();
      },
    });
  }

  return (
    <Dialog
      title={
        placeable.length === 0
          ? 'No stage of a role asks these'
          : `Add ${pluraliseQuestionCount(fitting.length || placeable.length)} to which role?`
      }
      onClose={onClose}
    >
      {placeable.length < questions.length && (
        <p className={styles['library-note']}>
          {saysLeftOut(questions.length - placeable.length, 'of a kind that no stage asks')}
        </p>
      )}
      {stage && fitting.length < placeable.length && (
        <p className={styles['library-note']}>
          {saysLeftOut(
            placeable.length - fitting.length,
            `of a kind that “${stage.name}” cannot ask`,
          )}
        </p>
      )}
      {!drafts.data && !drafts.error && <Skeleton width="100%" height={60} />}
      {drafts.error && <ErrorNote>We could not load your drafts. {drafts.error.message}</ErrorNote>}
      {drafts.data?.length === 0 && placeable.length > 0 && (
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
            value={draft.id}
            onChange={(event) => setChosenDraft(Number(event.currentTarget.value))}
          >
            {drafts.data?.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        {draft && stage && (
          <SelectField
            label="Stage"
            hint={`Copies are added after the questions it has; ${stageKindFacts[stage.kind].itemsMax} are the most.${stage.kind === 'test' ? ' Their keys come along.' : ''}`}
            value={stage.id}
            onChange={(event) => setChosenStage(Number(event.currentTarget.value))}
          >
            {stages.map(({ id, name, kind, questions: had }) => (
              <option key={id} value={id}>
                {name} ({had} of {stageKindFacts[kind].itemsMax})
              </option>
            ))}
          </SelectField>
        )}
        {draft && !stage && (
          <p>
            No stage of this role can ask them.{' '}
            <Link href={staffPagePaths.builderStep(draft.id, 'stages')}>
              Add one in the builder
            </Link>
          </p>
        )}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>{stage ? 'Cancel' : 'Close'}</Button>
          {stage && (
            <Button look="primary" type="submit" busy={adding.isPending}>
              Add {pluraliseQuestionCount(fitting.length)}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** The stages that can ask some of the questions, those first that can ask most. */
function listStages({ stages }: Draft, questions: readonly LibraryQuestion[]): Stage[] {
  const fit = (stage: Stage) =>
    questions.filter((question) => canStageAskLibraryQuestion(stage, question)).length;
  return stages.filter((stage) => fit(stage) > 0).toSorted((a, b) => fit(b) - fit(a));
}

function saysLeftOut(count: number, why: string): string {
  return count === 1
    ? `One question is ${why}, and left out.`
    : `${count} questions are ${why}, and left out.`;
}
