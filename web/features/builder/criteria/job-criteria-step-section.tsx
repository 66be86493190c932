import { CRITERIA_PER_JOB_MAX } from '@evenhand/contract/builder/change-job-criteria-stages-and-items.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { JobBuilderStepProps } from '../job-builder-step-props.ts';
import type { EditedCriterion } from '../edited-job-plan.ts';
import { JobPlanChangeReasonForm } from '../job-plan-change-reason-form.tsx';
import { PublishedPlanChangesAllowedNote } from '../published-plan-changes-allowed-note.tsx';
import {
  moveRowInList,
  useSortableListFocus,
} from '../../../parts/plan-item-editing/use-sortable-list-focus.ts';
import { AddCriterionField } from './add-criterion-field.tsx';
import { CriteriaStageGrid } from './criteria-stage-grid.tsx';
import { EditCriterionListItem } from './edit-criterion-list-item.tsx';
import fieldStyles from '../../../ui/text-input-field.module.css';
import builderStyles from '../job-builder-editor.module.css';
import styles from './job-criteria-step-section.module.css';

/** What the role looks for, and where each of it is looked at. */
export function JobCriteriaStepSection({ state, autosave }: JobBuilderStepProps) {
  const { draft, mine, errors } = state;
  const { criteria } = mine;
  const isPublished = draft.phase !== 'DRAFT';
  const { list, goTo, followMove } = useSortableListFocus<HTMLOListElement>();

  /** Reads what stands now: an undo comes later than the list it was drawn with. */
  const set = (change: (now: readonly EditedCriterion[]) => readonly EditedCriterion[]) =>
    autosave.change({ criteria: change(autosave.read().mine.criteria) });

  function move(from: number, to: number) {
    const moved = criteria[from];
    set((now) => moveRowInList(now, from, to));
    if (moved) followMove(moved.key, to < from ? 'up' : 'down');
  }

  function remove(criterion: EditedCriterion, place: number) {
    const isServed = mine.stages.filter(({ items }) =>
      items.some((item) => item.criteria.includes(criterion.key)),
    );
    set((now) => now.filter(({ key }) => key !== criterion.key));
    goTo(`:scope > :nth-child(${Math.min(place + 1, criteria.length - 1)}) input`);
    showToast({
      text: `“${criterion.name || 'Criterion'}” removed${isServed.length > 0 ? ', also from the questions that served it' : ''}.`,
      // With its key come the questions that served it.
      undo: () => set((now) => now.toSpliced(place, 0, criterion)),
    });
  }

  return (
    <>
      <header className={builderStyles['builder-head']}>
        <h1>Criteria</h1>
        <p>
          What somebody needs to do this work well. Everything candidates are asked looks at one to
          three of these. Four to six are right for most roles.
        </p>
      </header>
      <PublishedPlanChangesAllowedNote state={state}>
        This role is published. Names, descriptions, kinds and order of its criteria may still
        change, and criteria may be added, each with a reason. None is taken away: somebody has been
        looked at by it.
      </PublishedPlanChangesAllowedNote>
      {!isPublished && errors['criteria'] && (
        <p className={fieldStyles['field-error']}>{errors['criteria']}</p>
      )}
      {criteria.length > 0 && (
        <ol className={styles['criteria']} ref={list}>
          {criteria.map((criterion, i) => (
            <EditCriterionListItem
              key={criterion.key}
              criterion={criterion}
              index={i}
              count={criteria.length}
              isLocked={!draft.may.edit}
              mayRemove={!isPublished || criterion.id === undefined}
              error={errors[`criteria.${i}.name`] ?? errors[`criteria.${i}.description`]}
              problems={draft.problems.filter(
                ({ where }) => where.criterion === savedNameOf(criterion, state),
              )}
              onChange={(change) =>
                set((now) =>
                  now.map((each) => (each.key === criterion.key ? { ...each, ...change } : each)),
                )
              }
              onMove={move}
              onRemove={() => remove(criterion, i)}
            />
          ))}
        </ol>
      )}
      {draft.may.edit && criteria.length < CRITERIA_PER_JOB_MAX && (
        <AddCriterionField
          taken={criteria.map(({ name }) => name)}
          onAdd={(name) =>
            set((now) => [
              ...now,
              { key: crypto.randomUUID(), name, description: '', kind: 'essential' },
            ])
          }
        />
      )}
      {criteria.length >= CRITERIA_PER_JOB_MAX && (
        <p className={builderStyles['builder-count']}>
          Eight criteria are the most. What is looked for in many ways is found in none.
        </p>
      )}
      {criteria.length === 0 && (
        <p className={builderStyles['builder-count']}>
          No criteria yet. Questions of the library bring theirs along.
        </p>
      )}
      <JobPlanChangeReasonForm state={state} autosave={autosave} field="criteria" />
      {criteria.length > 0 && (
        <section className={builderStyles['builder-card']} aria-labelledby="grid-title">
          <div>
            <h2 id="grid-title">Where each criterion is looked at</h2>
            <p className={fieldStyles['field-hint']}>
              It fills itself as you write questions. Essential criteria need a question that is
              scored.
            </p>
          </div>
          <CriteriaStageGrid state={state} labelledBy="grid-title" />
        </section>
      )}
    </>
  );
}

/** Problems name a criterion as the server has it. */
function savedNameOf(
  { id, name }: EditedCriterion,
  { draft }: JobBuilderStepProps['state'],
): string {
  return draft.criteria.find((saved) => saved.id === id)?.name ?? name;
}
