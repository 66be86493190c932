import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { SkillCoverageSection } from './skill-coverage-section.tsx';
import type { JobDraftState } from './job-draft-autosave.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import {
  jobBuilderStepPath,
  type JobBuilderStep,
  type JobBuilderStepKey,
} from './job-builder-step-rules.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button.module.css';
import builderStyles from './job-builder.module.css';
import styles from './job-builder-summary-panel.module.css';

const LONG_MINUTES = 45;

type Props = { step: JobBuilderStepKey; steps: readonly JobBuilderStep[]; state: JobDraftState };

/** What follows from what was written: who is tested on what, how long it takes, what is missing, where next. */
export function JobBuilderSummaryPanel({ step, steps, state }: Props) {
  const { draft, mine } = state;
  const next = steps[steps.findIndex(({ name }) => name === step) + 1];
  return (
    <aside
      className={joinClassNames(builderStyles['builder-side'], styles['consequences'])}
      aria-label="What follows from this"
    >
      {step === 'questions' && mine.questions.length > 0 && (
        <SkillCoverageSection questions={mine.questions} />
      )}
      <CandidatesTime draft={draft} />
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

function CandidatesTime({ draft: { minutes, questions } }: Pick<JobDraftState, 'draft'>) {
  return (
    <section>
      <h2>Candidate’s time</h2>
      <p className={styles['consequences-figure']}>
        <strong>{minutes.candidate}</strong> minutes
        {questions.length === 0
          ? ' for the form'
          : ` for ${pluralise(questions.length, 'question')}`}
      </p>
      <p>
        {minutes.candidate > LONG_MINUTES
          ? `Many people stop when it takes more than ${LONG_MINUTES} minutes.`
          : `Most people finish applications under ${LONG_MINUTES} minutes.`}
      </p>
    </section>
  );
}

function ReviewersTime({ state: { draft, mine } }: { state: JobDraftState }) {
  const minutes = draft.minutes.reviewerPerAnswer;
  const reviews = Math.max(mine.reviewsPerAnswer, 1) * draft.questions.length;
  return (
    <section>
      <h2>Reviewers’ time</h2>
      <p className={styles['consequences-figure']}>
        <strong>{minutes * reviews}</strong> minutes for each candidate
      </p>
      <p>
        About {pluralise(minutes, 'minute')} for each answer, shared among the reviewers:{' '}
        {pluralise(draft.questions.length, 'question')},{' '}
        {pluralise(mine.reviewsPerAnswer, 'review')} each.
      </p>
    </section>
  );
}

function Missing({ state: { draft } }: { state: JobDraftState }) {
  return (
    <section>
      <h2>Before publishing</h2>
      {draft.blockers.length === 0 ? (
        <p>Nothing is missing.</p>
      ) : (
        <ul className={styles['consequences-missing']}>
          {draft.blockers.map(({ where, message }) => (
            <li key={message}>
              <Link href={jobBuilderStepPath(draft.id, where)}>{message}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
