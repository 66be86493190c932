import { type JobTeamRole, jobTeamRoles } from '@evenhand/contract/jobs/job-team-roles.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import { PlanNumberFieldWithReason } from './plan-number-field-with-reason.tsx';
import { JobTeamPicker } from './job-team-picker.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import builderStyles from './job-builder-editor.module.css';
import styles from './job-team-step-section.module.css';

const reviewsPerAnswerInput = {
  type: 'number',
  label: 'Reviews per answer',
  min: 1,
  max: 10,
  inputMode: 'numeric',
} as const;

export function JobTeamStepSection({ state, autosave }: JobBuilderStepProps) {
  const { draft, mine, errors } = state;

  function choose(id: number, role: string) {
    const others = Object.entries(mine.parts).filter(([each]) => Number(each) !== id);
    autosave.change({
      parts: Object.fromEntries(isTeamRole(role) ? [...others, [id, role]] : others),
    });
  }

  return (
    <>
      <header className={builderStyles['builder-head']}>
        <h1>Team</h1>
        <p>
          Reviewers score answers without knowing who wrote them. Two or more see more than one.
        </p>
      </header>
      {errors['parts'] && (
        <p
          className={joinClassNames(fieldStyles['field-error'], styles['team-error'])}
          role="alert"
        >
          {errors['parts']}
        </p>
      )}
      {draft.phase !== 'DRAFT' && draft.may.edit && (
        <p className={builderStyles['builder-note']}>
          <span>
            Whoever leaves the team keeps the answers that were dealt to them, and can still score
            them.{' '}
            <Link href={staffPagePaths.reviewProgress(draft.id)}>See how far everybody is</Link>
          </span>
        </p>
      )}
      <JobTeamPicker state={state} onChoose={choose} />
      <fieldset
        className={joinClassNames(
          builderStyles['builder-card'],
          builderStyles['builder-form'],
          styles['team-reviews'],
        )}
        disabled={!draft.may.edit}
      >
        <legend className="sr-only">Reviews</legend>
        {draft.phase === 'DRAFT' ? (
          <TextInputField
            {...reviewsPerAnswerInput}
            hint="How many people score each answer. Three is a good balance."
            value={mine.reviewsPerAnswer === 0 ? '' : mine.reviewsPerAnswer}
            error={errors['reviewsPerAnswer']}
            onChange={(event) =>
              autosave.change({
                reviewsPerAnswer: Math.trunc(Number(event.currentTarget.value)) || 0,
              })
            }
          />
        ) : (
          <PlanNumberFieldWithReason
            {...reviewsPerAnswerInput}
            hint="Candidates are told this number, so it is never more than your team has people who score."
            told={pluraliseCount(
              draft.reviewsPerAnswer,
              'review of each answer',
              'reviews of each answer',
            )}
            value={mine.reviewsPerAnswer}
            saved={draft.reviewsPerAnswer}
            error={errors['reviewsPerAnswer']}
            onSave={(reviewsPerAnswer, planChangeReason) =>
              autosave.change({ reviewsPerAnswer, planChangeReason })
            }
          />
        )}
      </fieldset>
    </>
  );
}

function isTeamRole(role: string): role is JobTeamRole {
  return Object.hasOwn(jobTeamRoles, role);
}
