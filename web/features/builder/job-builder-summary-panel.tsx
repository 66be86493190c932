import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { PlanCandidateMinutesSection } from './plan-candidate-minutes-section.tsx';
import { CriteriaStageGrid } from './criteria/criteria-stage-grid.tsx';
import { listJobPublishProblems } from './list-publish-problems.ts';
import type { JobDraftState } from './job-draft-autosave.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import type { JobBuilderStepKey } from './job-builder-steps-and-paths.ts';
import type { JobBuilderStepState } from './list-job-builder-steps.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import builderStyles from './job-builder-editor.module.css';
import styles from './job-builder-summary-panel.module.css';

type Props = {
  step: JobBuilderStepKey;
  steps: readonly JobBuilderStepState[];
  state: JobDraftState;
};

/** What follows from what was written: who is tested on what, how long it takes, what is missing, where next. */
export function JobBuilderSummaryPanel({ step, steps, state }: Props) {
  const { draft, mine } = state;
  const next = steps[steps.findIndex(({ name }) => name === step) + 1];
  return (
    <aside
      className={joinClassNames(builderStyles['builder-side'], styles['consequences'])}
      aria-label="What follows from this"
    >
      {step === 'questions' && mine.criteria.length > 0 && (
        <section>
          <h2 id="coverage">Coverage</h2>
          <p>Which question looks at which criterion</p>
          <CriteriaStageGrid state={state} labelledBy="coverage" isNarrow />
        </section>
      )}
      <PlanCandidateMinutesSection state={state} />
      {step === 'team' && <ReviewersTime state={state} />}
      {step !== 'publish' && draft.phase === 'DRAFT' && <Missing state={state} />}
      {next && (
        <Link
          className={joinClassNames(
            buttonStyles['button'],
            buttonStyles['button-primary'],
            styles['consequences-next'],
          )}
          href={next.href}
        >
          Continue to {next.title.toLowerCase()}
          <IconArrowRight aria-hidden="true" />
        </Link>
      )}
    </aside>
  );
}

function ReviewersTime({ state: { draft, mine } }: { state: JobDraftState }) {
  const minutes = draft.minutes.reviewerPerAnswer;
  const answers = mine.stages
    .filter(({ switchedOff }) => !switchedOff)
    .flatMap(({ kind, items }) => (kind === 'sift' || kind === 'task' ? items : [])).length;
  const reviews = Math.max(mine.reviewsPerAnswer, 1) * answers;
  return (
    <section>
      <h2>Reviewers’ time</h2>
      <p className={styles['consequences-figure']}>
        <strong>{minutes * reviews}</strong> minutes for each candidate
      </p>
      <p>
        About {pluraliseCount(minutes, 'minute')} for each answer, shared among the reviewers:{' '}
        {pluraliseCount(answers, 'question')}, {pluraliseCount(mine.reviewsPerAnswer, 'review')}{' '}
        each.
      </p>
    </section>
  );
}

function Missing({ state: { draft } }: { state: JobDraftState }) {
  const problems = listJobPublishProblems(draft).filter(({ blocks }) => blocks);
  return (
    <section>
      <h2>Before publishing</h2>
      {problems.length === 0 ? (
        <p>Nothing is missing.</p>
      ) : (
        <ul className={styles['consequences-missing']}>
          {problems.map(({ message, href }) => (
            <li key={message}>{href ? <Link href={href}>{message}</Link> : message}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
