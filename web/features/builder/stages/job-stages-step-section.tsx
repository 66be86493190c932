import { STAGES_PER_JOB_MAX } from '@evenhand/contract/builder/change-job-criteria-stages-and-items.ts';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { JobBuilderStepProps } from '../job-builder-step-props.ts';
import type { EditedStage } from '../edited-job-plan.ts';
import { JobPlanChangeReasonForm } from '../job-plan-change-reason-form.tsx';
import { PublishedPlanChangesAllowedNote } from '../published-plan-changes-allowed-note.tsx';
import { PlanProblemNotes } from '../plan-problem-notes.tsx';
import {
  moveRowInList,
  useSortableListFocus,
} from '../../../parts/plan-item-editing/use-sortable-list-focus.ts';
import { AddPlanStageMenu } from './add-plan-stage-menu.tsx';
import { createEmptyStage } from './create-empty-stage.ts';
import { EditPlanStageListItem } from './edit-plan-stage-list-item.tsx';
import fieldStyles from '../../../ui/text-input-field.module.css';
import builderStyles from '../job-builder-editor.module.css';
import styles from './job-stages-step-section.module.css';

/** In which steps candidates are looked at, and what each of them counts. */
export function JobStagesStepSection({ state, autosave }: JobBuilderStepProps) {
  const { draft, mine, errors } = state;
  const { stages } = mine;
  const isPublished = draft.phase !== 'DRAFT';
  const { list, goTo, followMove } = useSortableListFocus<HTMLOListElement>();

  /** Reads what stands now: an undo comes later than the list it was drawn with. */
  const set = (change: (now: readonly EditedStage[]) => readonly EditedStage[]) =>
    autosave.change({ stages: change(autosave.read().mine.stages) });

  function add(kind: PlanStageKind) {
    const stage = createEmptyStage(kind, stages);
    set((now) => [...now, stage]);
    goTo(`[data-row="${stage.key}"] input`);
  }

  function move(from: number, to: number) {
    const moved = stages[from];
    set((now) => moveRowInList(now, from, to));
    if (moved) followMove(moved.key, to < from ? 'up' : 'down');
  }

  function remove(stage: EditedStage, place: number) {
    set((now) => now.filter(({ key }) => key !== stage.key));
    goTo(`:scope > :nth-child(${Math.min(place + 1, stages.length - 1)}) input`);
    showToast({
      text: `“${stage.name || 'Stage'}” removed${stage.items.length > 0 ? ' with its questions' : ''}.`,
      undo: () => set((now) => now.toSpliced(place, 0, stage)),
    });
  }

  return (
    <>
      <header className={builderStyles['builder-head']}>
        <h1>Stages</h1>
        <p>
          The steps in which you look at candidates, in their order, and how much each of them
          counts.
        </p>
      </header>
      <PublishedPlanChangesAllowedNote state={state}>
        This role is published. Names, order and weights of its stages may still change, each with a
        reason. No stage is taken away, and only an interview can be added, so that everybody is
        asked the same.
      </PublishedPlanChangesAllowedNote>
      {!isPublished && errors['stages'] && (
        <p className={fieldStyles['field-error']}>{errors['stages']}</p>
      )}
      <PlanProblemNotes
        problems={draft.problems.filter(
          ({ where }) => where.stage === undefined && where.criterion === undefined,
        )}
      />
      <ol className={styles['stages']} ref={list}>
        {stages.map((stage, i) => (
          <EditPlanStageListItem
            key={stage.key}
            stage={stage}
            index={i}
            state={state}
            mayRemove={(!isPublished || stage.id === undefined) && stages.length > 1}
            onChange={(change) =>
              set((now) =>
                now.map((each) => (each.key === stage.key ? { ...each, ...change } : each)),
              )
            }
            onMove={move}
            onRemove={() => remove(stage, i)}
          />
        ))}
      </ol>
      {draft.may.edit && stages.length < STAGES_PER_JOB_MAX && (
        <AddPlanStageMenu onlySpoken={draft.planRights.newWrittenStages.may === 'no'} onAdd={add} />
      )}
      {stages.length >= STAGES_PER_JOB_MAX && (
        <p className={builderStyles['builder-count']}>Twelve stages are the most.</p>
      )}
      <JobPlanChangeReasonForm state={state} autosave={autosave} field="stages" />
    </>
  );
}
