import type { ItemKind } from '@evenhand/contract/plan/item-kinds.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import { stageKindFacts } from '@evenhand/contract/plan/stage-kind-facts.ts';
import { lazy, Suspense, useId } from 'react';
import { loadChunk } from '../../../net/load-chunk.ts';
import { pluralise } from '../../../parts/words/pluralise.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { JobBuilderStepProps } from '../job-builder-step-props.ts';
import { itemsFieldOfStage } from '../job-draft-values.ts';
import type { StageValues } from '../job-plan-values.ts';
import { PlanChangeForm } from '../plan-change-form.tsx';
import { PlanChangeNote } from '../plan-change-note.tsx';
import { PlanProblemNotes } from '../plan-problem-notes.tsx';
import { SortableRow } from '../../../parts/plan-item-editing/sortable-row.tsx';
import { formatStageMinutes } from '../format-stage-minutes.ts';
import { stageKindsInBuilder } from '../../../parts/plan-item-editing/stage-kinds-in-builder.ts';
import { moveRow, useSortableList } from '../../../parts/plan-item-editing/use-sortable-list.ts';
import { AddItemMenu } from './add-item-menu.tsx';
import { copyItem, findPoints, withChangedItem, withItem, withPoints } from './edit-stage-items.ts';
import { withoutCondition, withoutItem, withStage } from './edit-stage-items.ts';
import { isItemReady } from './is-item-ready.ts';
import { isItemWhole } from './is-item-whole.ts';
import { ItemActions } from './item-actions.tsx';
import { startItem } from '../../../parts/plan-item-editing/item-kinds-in-builder.ts';
import { ItemRow } from './item-row.tsx';
import fieldStyles from '../../../ui/field.module.css';
import builderStyles from '../job-builder.module.css';
import styles from './stage-items-section.module.css';

const ItemEditor = lazy(async () => ({
  default: (await loadChunk(() => import('./item-editor.tsx'))).ItemEditor,
}));

type Props = JobBuilderStepProps & {
  stage: StageValues;
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
  const field = itemsFieldOfStage(stage);
  const isPublished = draft.phase !== 'DRAFT';
  const isFixed = isPublished || !draft.may.edit || !isOffered;
  const { list, goTo, followMove } = useSortableList<HTMLOListElement>();
  // The reason is asked for below what is being changed.
  const isOpenHere = items.some(({ key }) => key === openKey);
  const name = stage.name.trim() || stageKindFacts[kind].words;

  /** Reads what stands now: an undo comes later than the list it was drawn with. */
  const set = (change: (now: StageValues) => StageValues) =>
    autosave.change({ stages: withStage(autosave.read().mine.stages, stage.key, change) });

  function insert(item: PlanItem, place: number, points = {}) {
    set((now) => withItem(now, { item, place, points }));
    onOpen(item.key);
    goTo(`[data-row="${item.key}"] textarea`, `[data-row="${item.key}"] button`);
  }

  function move(from: number, to: number) {
    const moved = items[from];
    set((now) => ({ ...now, items: moveRow(now.items, from, to) }));
    if (moved) followMove(moved.key, to < from ? 'up' : 'down');
  }

  function remove(item: PlanItem, place: number) {
    const before = stage;
    set((now) => withoutItem(now, item.key));
    onOpen(undefined);
    goTo(`:scope > :nth-child(${Math.min(place + 1, items.length - 1)}) button`);
    showToast({
      text: `Question ${place + 1} of “${name}” removed.`,
      undo: () => {
        set((now) => withItem(now, { item, place, points: findPoints(before, item.key) }));
        onOpen(item.key);
      },
    });
  }

  /** In another stage it is a question of its own: what depended on it, and what it depended on, stays here. */
  function moveTo(other: StageValues, item: PlanItem) {
    const moved = withoutCondition(copyItem(item));
    const points = findPoints(stage, item.key);
    const without = withStage(autosave.read().mine.stages, stage.key, (now) =>
      withoutItem(now, item.key),
    );
    const stages = withStage(without, other.key, (now) =>
      withItem(now, { item: moved, place: now.items.length, points }),
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
        {stage.switchedOff && <Tag colour="disabled">Off</Tag>}
        <p>
          {items.length === 0
            ? 'Nothing asked yet'
            : `${pluralise(items.length, 'question')} · ${formatStageMinutes(stage)}`}
        </p>
      </header>
      {!isOffered && <p className={builderStyles['builder-count']}>Shown as it is.</p>}
      {isOffered && items.length > 0 && !stage.switchedOff && (
        <PlanChangeNote state={state}>{whatMayChange(kind)}</PlanChangeNote>
      )}
      {errors[field] && !isPublished && (
        <p className={fieldStyles['field-error']}>{errors[field]}</p>
      )}
      {items.length > 0 && (
        <ol ref={list}>
          {items.map((item, i) => (
            <SortableRow
              key={item.key}
              rowKey={item.key}
              list={stage.key}
              index={i}
              isFixed={isFixed}
              isOpen={item.key === openKey}
              onMove={move}
            >
              <ItemRow
                item={item}
                number={i + 1}
                stage={stage}
                isReady={isItemReady(item, stage, draft)}
                isOpen={item.key === openKey}
                onToggle={() => onOpen(item.key === openKey ? undefined : item.key)}
              />
              {item.key === openKey && (
                <>
                  {!isFixed && (
                    <ItemActions
                      item={item}
                      index={i}
                      stage={stage}
                      stages={mine.stages}
                      onMove={move}
                      onMoveTo={(other) => moveTo(other, item)}
                      onDuplicate={() => insert(copyItem(item), i + 1, findPoints(stage, item.key))}
                      onRemove={() => remove(item, i)}
                    />
                  )}
                  <div className={styles['item-problems']}>
                    <PlanProblemNotes
                      problems={draft.problems.filter(({ where }) => where.item === item.key)}
                    />
                  </div>
                  <Suspense fallback={<Skeleton width="100%" height={280} />}>
                    <ItemEditor
                      item={item}
                      number={i + 1}
                      stage={stage}
                      state={state}
                      errors={errorsAt(errors, `${field}.${i}.`)}
                      onChange={(changed) => set((now) => withChangedItem(now, changed))}
                      onPoints={(points) => set((now) => withPoints(now, item.key, points))}
                      onSaveToLibrary={librarySaver(item, stage, library.onSaveToLibrary)}
                    />
                    <PlanChangeForm state={state} autosave={autosave} field={field} />
                  </Suspense>
                </>
              )}
            </SortableRow>
          ))}
        </ol>
      )}
      {!isFixed && (
        <AddItemMenu
          stage={stage}
          onAdd={(added: ItemKind) => insert(startItem(added), items.length)}
          onOpenLibrary={library.onOpenLibrary}
        />
      )}
      {!isOpenHere && <PlanChangeForm state={state} autosave={autosave} field={field} />}
    </section>
  );
}

/** Of a published role, said where it is changed. */
function whatMayChange(kind: StageValues['kind']): string {
  if (kind === 'test')
    return 'The questions stand. What their options are worth may be corrected, and their weights and criteria may change, each with a reason: then everybody is marked anew, and the order may change.';
  if (kind === 'interview')
    return 'Nobody was asked these in writing: how they are put, their guides, weights and criteria may change, each with a reason.';
  return kind === 'form'
    ? 'Nothing is added or taken away. How a question and its options are worded may change, and which answers meet a must-have, each with a reason. Whoever has answered is judged by the rule they answered under.'
    : 'The questions stand: every candidate answers the same. Their weights and criteria may change, each with a reason.';
}

/** The library takes what could be asked elsewhere as it is. */
function librarySaver(item: PlanItem, stage: StageValues, save: Props['onSaveToLibrary']) {
  return save && isItemWhole(item, stage.kind) ? () => save(item) : undefined;
}

function errorsAt(errors: Readonly<Record<string, string>>, start: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith(start) ? [[path.slice(start.length), message]] : [],
    ),
  );
}
