import type { PlanItemKind } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { useId } from 'react';
import { pluraliseCount } from '../../../parts/words/pluralise-count.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { JobBuilderStepProps } from '../job-builder-step-props.ts';
import { draftFieldOfStageItems } from '../edited-job-draft.ts';
import type { EditedStage } from '../edited-job-plan.ts';
import { JobPlanChangeReasonForm } from '../job-plan-change-reason-form.tsx';
import { PublishedPlanChangesAllowedNote } from '../published-plan-changes-allowed-note.tsx';
import { PlanProblemNotes } from '../plan-problem-notes.tsx';
import { SortableListItem } from '../../../parts/plan-item-editing/sortable-list-item-and-move-buttons.tsx';
import { formatStageMinutes } from '../format-stage-minutes.ts';
import { stageKindsInBuilder } from '../../../parts/plan-item-editing/stage-kinds-in-builder.ts';
import {
  moveRowInList,
  useSortableListFocus,
} from '../../../parts/plan-item-editing/use-sortable-list-focus.ts';
import { AddPlanItemMenu } from './add-plan-item-menu.tsx';
import {
  copyPlanItem,
  findPointsOfItem,
  replaceItemInStage,
  insertItemIntoStage,
  setPointsOfItemInEditedStage,
} from './edit-stage-items.ts';
import {
  removeConditionOfItem,
  removeItemFromStage,
  replaceStageByKey,
} from './edit-stage-items.ts';
import { isPlanItemReadyToPublish } from './is-plan-item-ready-to-publish.ts';
import { isPlanItemCompletelyWritten } from './is-plan-item-completely-written.ts';
import { PlanItemActionButtons } from './plan-item-action-buttons.tsx';
import { PlanItemEditor } from './plan-item-editor.tsx';
import { createEmptyPlanItem } from '../../../parts/plan-item-editing/builder-item-kinds-and-empty-plan-item.ts';
import { PlanItemSummaryHeading } from './plan-item-summary-heading.tsx';
import fieldStyles from '../../../ui/text-input-field.module.css';
import builderStyles from '../job-builder-editor.module.css';
import styles from './stage-items-section.module.css';

type Props = JobBuilderStepProps & {
  stage: EditedStage;
  /** The key of the item that is open, in whichever stage. */
  openKey: string | undefined;
  onOpen: (key: string | undefined) => void;
  onOpenLibrary: (() => void) | undefined;
  onSaveToLibrary: ((item: PlanItem) => void) | undefined;
};

/** What is asked in one stage, in its order. */
export function StageItemsSection({ stage, state, autosave, openKey, onOpen, ...library }: Props) {
  const { draft, mine, errors } = state;
  const { items, kind } = stage;
  const { icon: Icon, isOffered } = stageKindsInBuilder[kind];
  const titleId = useId();
  const field = draftFieldOfStageItems(stage);
  const isPublished = draft.phase !== 'DRAFT';
  const isFixed = isPublished || !draft.may.edit || !isOffered;
  const { list, goTo, followMove } = useSortableListFocus<HTMLOListElement>();
  // The reason is asked for below what is being changed.
  const isOpenHere = items.some(({ key }) => key === openKey);
  const name = stage.name.trim() || stageKindFacts[kind].words;

  /** Reads what stands now: an undo comes later than the list it was drawn with. */
  const set = (change: (now: EditedStage) => EditedStage) =>
    autosave.change({ stages: replaceStageByKey(autosave.read().mine.stages, stage.key, change) });

  function insert(item: PlanItem, place: number, points = {}) {
    set((now) => insertItemIntoStage(now, { item, place, points }));
    onOpen(item.key);
    goTo(`[data-row="${item.key}"] textarea`, `[data-row="${item.key}"] button`);
  }

  function move(from: number, to: number) {
    const moved = items[from];
    set((now) => ({ ...now, items: moveRowInList(now.items, from, to) }));
    if (moved) followMove(moved.key, to < from ? 'up' : 'down');
  }

  function remove(item: PlanItem, place: number) {
    const before = stage;
    set((now) => removeItemFromStage(now, item.key));
    onOpen(undefined);
    goTo(`:scope > :nth-child(${Math.min(place + 1, items.length - 1)}) button`);
    showToast({
      text: `Question ${place + 1} of “${name}” removed.`,
      undo: () => {
        set((now) =>
          insertItemIntoStage(now, { item, place, points: findPointsOfItem(before, item.key) }),
        );
        onOpen(item.key);
      },
    });
  }

  /** In another stage it is a question of its own: what depended on it, and what it depended on, stays here. */
  function moveTo(other: EditedStage, item: PlanItem) {
    const moved = removeConditionOfItem(copyPlanItem(item));
    const points = findPointsOfItem(stage, item.key);
    const without = replaceStageByKey(autosave.read().mine.stages, stage.key, (now) =>
      removeItemFromStage(now, item.key),
    );
    const stages = replaceStageByKey(without, other.key, (now) =>
      insertItemIntoStage(now, { item: moved, place: now.items.length, points }),
    );
    autosave.change({ stages });
    onOpen(moved.key);
    showToast({ text: `Moved to “${other.name.trim() || stageKindFacts[other.kind].words}”.` });
  }

  return (
    <section className={styles['stage-items']} aria-labelledby={titleId}>
      <header>
        <Icon size={20} aria-hidden="true" />
        <h2 id={titleId}>{name}</h2>
        {stage.switchedOff && <StatusTag colour="disabled">Off</StatusTag>}
        <p>
          {items.length === 0
            ? 'Nothing asked yet'
            : `${pluraliseCount(items.length, 'question')} · ${formatStageMinutes(stage)}`}
        </p>
      </header>
      {!isOffered && <p className={builderStyles['builder-count']}>Shown as it is.</p>}
      {isOffered && items.length > 0 && !stage.switchedOff && (
        <PublishedPlanChangesAllowedNote state={state}>
          {whatMayChange(kind)}
        </PublishedPlanChangesAllowedNote>
      )}
      {errors[field] && !isPublished && (
        <p className={fieldStyles['field-error']}>{errors[field]}</p>
      )}
      {items.length > 0 && (
        <ol ref={list}>
          {items.map((item, i) => (
            <SortableListItem
              key={item.key}
              rowKey={item.key}
              list={stage.key}
              index={i}
              isFixed={isFixed}
              isOpen={item.key === openKey}
              onMove={move}
            >
              <PlanItemSummaryHeading
                item={item}
                number={i + 1}
                stage={stage}
                isReady={isPlanItemReadyToPublish(item, stage, draft)}
                isOpen={item.key === openKey}
                onToggle={() => onOpen(item.key === openKey ? undefined : item.key)}
              />
              {item.key === openKey && (
                <>
                  {!isFixed && (
                    <PlanItemActionButtons
                      item={item}
                      index={i}
                      stage={stage}
                      stages={mine.stages}
                      onMove={move}
                      onMoveTo={(other) => moveTo(other, item)}
                      onDuplicate={() =>
                        insert(copyPlanItem(item), i + 1, findPointsOfItem(stage, item.key))
                      }
                      onRemove={() => remove(item, i)}
                    />
                  )}
                  <div className={styles['item-problems']}>
                    <PlanProblemNotes
                      problems={draft.problems.filter(({ where }) => where.item === item.key)}
                    />
                  </div>
                  <PlanItemEditor
                    item={item}
                    number={i + 1}
                    stage={stage}
                    state={state}
                    errors={errorsAt(errors, `${field}.${i}.`)}
                    onChange={(changed) => set((now) => replaceItemInStage(now, changed))}
                    onPoints={(points) =>
                      set((now) => setPointsOfItemInEditedStage(now, item.key, points))
                    }
                    onSaveToLibrary={librarySaver(item, stage, library.onSaveToLibrary)}
                  />
                  <JobPlanChangeReasonForm state={state} autosave={autosave} field={field} />
                </>
              )}
            </SortableListItem>
          ))}
        </ol>
      )}
      {!isFixed && (
        <AddPlanItemMenu
          stage={stage}
          onAdd={(added: PlanItemKind) => insert(createEmptyPlanItem(added), items.length)}
          onOpenLibrary={library.onOpenLibrary}
        />
      )}
      {!isOpenHere && <JobPlanChangeReasonForm state={state} autosave={autosave} field={field} />}
    </section>
  );
}

/** Of a published role, said where it is changed. */
function whatMayChange(kind: EditedStage['kind']): string {
  if (kind === 'test')
    return 'The questions stand. What their options are worth may be corrected, and their weights and criteria may change, each with a reason: then everybody is marked anew, and the order may change.';
  if (kind === 'interview')
    return 'Nobody was asked these in writing: how they are put, their guides, weights and criteria may change, each with a reason.';
  return kind === 'form'
    ? 'Nothing is added or taken away. How a question and its options are worded may change, and which answers meet a must-have, each with a reason. Whoever has answered is judged by the rule they answered under.'
    : 'The questions stand: every candidate answers the same. Their weights and criteria may change, each with a reason.';
}

/** The library takes what could be asked elsewhere as it is. */
function librarySaver(item: PlanItem, stage: EditedStage, save: Props['onSaveToLibrary']) {
  return save && isPlanItemCompletelyWritten(item, stage.kind) ? () => save(item) : undefined;
}

function errorsAt(errors: Readonly<Record<string, string>>, start: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith(start) ? [[path.slice(start.length), message]] : [],
    ),
  );
}
