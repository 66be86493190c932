import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'wouter';
import { pluraliseCount } from '../../../parts/words/pluralise-count.ts';
import { IconButton } from '../../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../../ui/text-input-field.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { NumberFieldWhileTyping } from '../../../parts/plan-item-editing/number-field-while-typing.tsx';
import type { JobDraftState } from '../job-draft-autosave.ts';
import { jobBuilderStepPath } from '../job-builder-steps-and-paths.ts';
import type { EditedStage } from '../edited-job-plan.ts';
import { PlanProblemNotes } from '../plan-problem-notes.tsx';
import { PlanEditRightNote } from '../plan-edit-right-note.tsx';
import {
  MoveListItemButtons,
  SortableListItem,
} from '../../../parts/plan-item-editing/sortable-list-item-and-move-buttons.tsx';
import { formatStageMinutes } from '../format-stage-minutes.ts';
import { stageKindsInBuilder } from '../../../parts/plan-item-editing/stage-kinds-in-builder.ts';
import { INTERVIEW_MINUTES_DEFAULT } from './create-empty-stage.ts';
import { describeStageWeightShare } from './describe-stage-weight-share.ts';
import { TaskStageFields } from './task-stage-fields.tsx';
import styles from './job-stages-step-section.module.css';

type Props = {
  stage: EditedStage;
  index: number;
  state: JobDraftState;
  mayRemove: boolean;
  onChange: (change: Partial<EditedStage>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** As long as a time for an interview may be. */
const INTERVIEW_MINUTES_LEAST = 5;
const INTERVIEW_MINUTES_MOST = 480;
const minutesLabels = {
  test: 'Minutes (optional)',
  task: 'Minutes it should take (optional)',
};

export function EditPlanStageListItem({
  stage,
  index,
  state,
  mayRemove,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const { draft, mine, errors } = state;
  const { kind } = stage;
  const { icon: Icon } = stageKindsInBuilder[kind];
  const { words } = stageKindFacts[kind];
  const isPublished = draft.phase !== 'DRAFT';
  const isLocked = !draft.may.edit;
  const name = stage.name.trim() || words;
  // A conversation that is prepared and off may join a published role; what is in use stays in use.
  const mayJoin =
    isPublished &&
    stageKindFacts[kind].isSpoken &&
    draft.stages.some(({ id, switchedOff }) => id === stage.id && switchedOff);
  const errorAt = (field: string) => errors[`stages.${index}.${field}`];

  return (
    <SortableListItem
      rowKey={stage.key}
      list="stages"
      index={index}
      isFixed={isLocked}
      className={styles['stage']}
      onMove={onMove}
    >
      <fieldset disabled={isLocked} data-off={stage.switchedOff || undefined}>
        <legend className="sr-only">
          Stage {index + 1} of {mine.stages.length}: {words}
        </legend>
        <div className={styles['stage-head']}>
          <Icon size={20} aria-hidden="true" />
          <strong>
            {index + 1}. {words}
          </strong>
          {stage.switchedOff && isPublished && <StatusTag colour="disabled">Off</StatusTag>}
          <span className={styles['stage-facts']}>
            <Link href={jobBuilderStepPath(draft.id, 'questions')}>
              {pluraliseCount(stage.items.length, 'question')}
              <span className="sr-only"> of {name}</span>
            </Link>
            {stage.items.length > 0 && ` · ${formatStageMinutes(stage)}`}
          </span>
          {!isLocked && (
            <div className={styles['stage-actions']}>
              {(!isPublished || mayJoin) && (
                <SwitchField
                  label="In use"
                  checked={!stage.switchedOff}
                  onChange={({ currentTarget }) =>
                    onChange({ switchedOff: !currentTarget.checked })
                  }
                />
              )}
              <MoveListItemButtons
                name={name}
                index={index}
                count={mine.stages.length}
                onMove={onMove}
              />
              {mayRemove && (
                <IconButton label={`Remove: ${name}`} icon={<IconTrash />} onClick={onRemove} />
              )}
            </div>
          )}
        </div>
        <div className={styles['stage-fields']}>
          <TextInputField
            label="Name, as candidates read it"
            value={stage.name}
            maxLength={60}
            error={errorAt('name')}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
          {kind !== 'form' && (
            <NumberFieldWhileTyping
              label="Weight"
              min={0}
              max={10}
              step={0.25}
              value={stage.weight}
              error={errorAt('weight')}
              onChange={(weight) => onChange({ weight })}
            />
          )}
          {(kind === 'test' || kind === 'task') && (
            <NumberFieldWhileTyping
              label={minutesLabels[kind]}
              min={1}
              max={600}
              step={1}
              isOptional
              disabled={isPublished}
              value={stage.minutes}
              error={errorAt('minutes')}
              onChange={(minutes) => onChange({ minutes })}
            />
          )}
          {kind === 'interview' && (
            <NumberFieldWhileTyping
              label="Minutes"
              min={INTERVIEW_MINUTES_LEAST}
              max={INTERVIEW_MINUTES_MOST}
              step={1}
              value={stage.minutes ?? INTERVIEW_MINUTES_DEFAULT}
              error={errorAt('minutes')}
              onChange={(minutes) => onChange({ minutes })}
            />
          )}
        </div>
        {kind === 'task' && (
          <TaskStageFields stage={stage} index={index} state={state} onChange={onChange} />
        )}
        <p className={styles['stage-share']}>
          {describeStageWeightShare(stage, mine.stages)}
          {kind === 'test' &&
            (stage.minutes === null
              ? ' Without minutes, a test has no time limit.'
              : ' The time is kept by the server, and longer for whoever has extra time agreed.')}
          {kind === 'interview' &&
            ' Where it is held, its panel and its times stand under Interviews once the role is open.'}
        </p>
        {(kind === 'test' || kind === 'task') && !isLocked && (
          <PlanEditRightNote right={draft.planRights.testMinutes} />
        )}
      </fieldset>
      {!stage.switchedOff && <StageProblems stage={stage} state={state} />}
    </SortableListItem>
  );
}

/** What the stage lacks to be used. */
function StageProblems({ stage, state: { draft } }: { stage: EditedStage; state: JobDraftState }) {
  const saved = draft.stages.find(({ id }) => id === stage.id)?.name;
  const here = draft.problems.filter(({ where }) => where.stage === saved && saved !== undefined);
  // What candidates answer stands as it is, so nothing of it waits to be written.
  const isDraft = draft.phase === 'DRAFT';
  const ofItems = here.filter(({ where, blocks }) => isDraft && where.item !== undefined && blocks);
  const count = new Set(ofItems.map(({ where }) => where.item)).size;
  // What cannot be written here is not missed here.
  const isEmpty = stage.items.length === 0 && stageKindsInBuilder[stage.kind].isOffered;
  return (
    <>
      <PlanProblemNotes problems={here.filter(({ where }) => where.item === undefined)} />
      {(isEmpty || count > 0) && (
        <p className={styles['stage-lacks']}>
          {isEmpty
            ? 'Nothing is asked in it yet.'
            : `${pluraliseCount(count, 'question')} of it ${count === 1 ? 'is' : 'are'} not ready.`}{' '}
          <Link href={jobBuilderStepPath(draft.id, 'questions')}>
            Go to its questions<span className="sr-only">: {stage.name}</span>
          </Link>
        </p>
      )}
    </>
  );
}
