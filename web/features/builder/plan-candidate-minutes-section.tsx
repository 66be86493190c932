import {
  estimateCandidateMinutesOfPlan,
  LONG_CANDIDATE_PLAN_MINUTES,
} from '@evenhand/contract/job-plan/estimate-candidate-minutes-of-plan.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import type { JobDraftState } from './job-draft-autosave.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import builderStyles from './job-builder-editor.module.css';
import styles from './job-builder-summary-panel.module.css';

/** So many, so that the sum can be imagined before anybody has applied. */
const APPLICANTS = 100;
const MINUTES_PER_HOUR = 60;

/** What the plan asks of candidates, of each and of all together. */
export function PlanCandidateMinutesSection({ state: { mine } }: { state: JobDraftState }) {
  const used = mine.stages.filter(({ switchedOff }) => !switchedOff);
  // Not everybody who applies comes to an interview, and nobody gives an application up for its length.
  const stages = used.filter(({ kind }) => kind !== 'interview');
  const { candidate, isLong, allApplicants } = estimateCandidateMinutesOfPlan(stages, APPLICANTS);
  const interviews = estimateCandidateMinutesOfPlan(
    used.filter(({ kind }) => kind === 'interview'),
    0,
  ).candidate;
  const questions = stages.reduce((sum, { items }) => sum + items.length, 0);
  const hours = Math.round(allApplicants / MINUTES_PER_HOUR);
  return (
    <section>
      <h2>Candidate’s time</h2>
      <p className={styles['consequences-figure']}>
        <strong>{Math.round(candidate)}</strong> minutes for {pluraliseCount(questions, 'question')}
        {stages.length > 1 && ` in ${pluraliseCount(stages.length, 'stage')}`}
      </p>
      {isLong ? (
        <p className={joinClassNames(builderStyles['builder-note'], styles['coverage-note'])}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            Many people stop when it takes more than {LONG_CANDIDATE_PLAN_MINUTES} minutes. If{' '}
            {APPLICANTS} people do all of it, they spend {pluraliseCount(hours, 'hour')} on it.
          </span>
        </p>
      ) : (
        <p>Most people finish applications under {LONG_CANDIDATE_PLAN_MINUTES} minutes.</p>
      )}
      {interviews > 0 && (
        <p>
          Interviews take {pluraliseCount(interviews, 'minute')} more of whoever is invited to all
          of them.
        </p>
      )}
    </section>
  );
}
