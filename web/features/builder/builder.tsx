import type { JobDraft } from '@evenhand/contract/builder.ts';
import { findJobEqualOpportunities } from '@evenhand/contract/equal-opportunities.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { useCall } from '../../net/use-call.ts';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderSteps } from './builder-steps.tsx';
import { ClashNote } from './clash-note.tsx';
import { ConsequencesPanel } from './consequences-panel.tsx';
import { DescriptionStep } from './description-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { EmailsStep } from './emails-step.tsx';
import { FormStep } from './form-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { QuestionsStep } from './questions-step.tsx';
import {
  type StepName,
  builderStepOfField,
  stepsOfBuilder,
  stepTitles,
} from './builder-step-rules.ts';
import { TeamStep } from './team-step.tsx';
import { useDraft } from './use-draft.ts';
import styles from './builder.module.css';

type Props = { step: StepName; userId: number; loaded: JobDraft };

const views = {
  details: DetailsStep,
  description: DescriptionStep,
  questions: QuestionsStep,
  team: TeamStep,
  emails: EmailsStep,
  form: FormStep,
  publish: PublishStep,
} as const;

export function Builder({ step, userId, loaded }: Props) {
  const { state, autosave } = useDraft(userId, loaded);
  const { draft, mine } = state;
  const form = useCall(findJobEqualOpportunities, { params: { jobId: draft.id } });
  const steps = stepsOfBuilder(state, form.data);
  const View = views[step];
  const clashes = state.clashes.filter((field) => builderStepOfField[field] === step);

  return (
    <div className={styles['builder']} data-frame="no-bar">
      <title>{`${stepTitles[step]} – ${mine.title || 'Role'} – Evenhand`}</title>
      <BuilderBar state={state} onRetry={autosave.flush} />
      <BuilderSteps steps={steps} current={step} />
      <div className={styles['builder-editor']}>
        {!draft.may.edit && <ReadOnlyNote phase={draft.phase} />}
        {state.stopped && <ErrorNote>{state.stopped} Your latest changes are not saved.</ErrorNote>}
        {clashes.map((field) => (
          <ClashNote key={field} field={field} state={state} onChoose={autosave.choose} />
        ))}
        <View state={state} autosave={autosave} />
      </div>
      <ConsequencesPanel step={step} steps={steps} state={state} />
    </div>
  );
}

function ReadOnlyNote({ phase }: { phase: JobDraft['phase'] }) {
  return (
    <p className={styles['builder-note']}>
      {phase === 'ARCHIVED'
        ? 'This role is archived. Bring it back first, then change it.'
        : 'You can look at this role. People who run it, and admins, can change it.'}
    </p>
  );
}
