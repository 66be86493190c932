import { NumberFieldWhileTyping } from '../../../parts/plan-item-editing/number-field-while-typing.tsx';
import type { JobDraftState } from '../job-draft-autosave.ts';
import type { EditedStage } from '../edited-job-plan.ts';
import { staffPagePaths } from '../../../net/staff-page-paths.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './job-stages-step-section.module.css';

type Props = {
  stage: EditedStage;
  index: number;
  state: JobDraftState;
  onChange: (change: Partial<EditedStage>) => void;
};

/** What a task says before its questions, and how long there is for it. */
export function TaskStageFields({ stage, index, state, onChange }: Props) {
  const { draft, mine, errors } = state;
  const isFixed = draft.phase !== 'DRAFT' && !stage.switchedOff;
  const task = stage.task ?? { instructions: '', dueDays: null };
  const errorAt = (field: string) => errors[`stages.${index}.task.${field}`];
  const used = mine.stages.filter(({ kind, switchedOff }) => kind === 'task' && !switchedOff);
  const number = used.findIndex(({ key }) => key === stage.key) + 1;
  return (
    <div className={styles['task-fields']}>
      <TextArea
        label="What to do"
        hint="Candidates read this before the questions. Nobody is sent it before you choose them."
        rows={5}
        maxLength={4000}
        value={task.instructions}
        disabled={isFixed}
        error={errorAt('instructions') ?? errors[`stages.${index}.task`]}
        onChange={({ currentTarget }) =>
          onChange({ task: { ...task, instructions: currentTarget.value } })
        }
      />
      <NumberFieldWhileTyping
        label="Days to do it (optional)"
        hint="You can choose another last day when you send it."
        min={1}
        max={90}
        step={1}
        isOptional
        disabled={isFixed}
        value={task.dueDays}
        error={errorAt('dueDays')}
        onChange={(dueDays) => onChange({ task: { ...task, dueDays } })}
      />
      {number > 0 && stage.id !== undefined && (
        <p>
          <a href={`${staffPagePaths.previewAsCandidate(draft.id)}/task/${number}`}>
            See it as candidates do<span className="sr-only">: {stage.name}</span>
          </a>
        </p>
      )}
    </div>
  );
}
