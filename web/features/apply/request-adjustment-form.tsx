import {
  ADJUSTMENT_REQUEST_CHARACTERS_MAX,
  adjustmentWishKinds,
  adjustmentWishKindWords,
  extraTimeFactors,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { CandidateAdjustmentsPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CsrfTokenField, CandidateFieldProblemText } from './candidate-form-fields.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './candidate-adjustments-page.module.css';

const timeLabels = {
  1: 'No more time',
  1.25: 'A quarter more time (× 1.25)',
  1.5: 'Half as much time again (× 1.5)',
  2: 'Twice the time (× 2)',
} as const;

type Props = { base: string; form: CandidateAdjustmentsPageProps['form']; send: string };

export function RequestAdjustmentForm({
  base,
  form: { token, values, version, problems },
  send,
}: Props) {
  const problem = problems['words'];
  return (
    <form
      method="post"
      action={`${base}/adjustments`}
      className={styles['form']}
      autoComplete="off"
      noValidate
    >
      <CsrfTokenField token={token} />
      <input type="hidden" name="version" value={version} />
      <fieldset className={fieldsStyles['choice']}>
        <legend>More time, where time is limited</legend>
        {extraTimeFactors.map((factor) => (
          <label key={factor}>
            <input
              type="radio"
              name="time"
              value={factor}
              defaultChecked={factor === values.timeFactor}
            />
            {timeLabels[factor]}
          </label>
        ))}
      </fieldset>
      <fieldset className={fieldsStyles['choice']}>
        <legend>What else would help?</legend>
        {adjustmentWishKinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              name={`wish-${kind}`}
              value="yes"
              defaultChecked={values.wishes.includes(kind)}
            />
            <span>
              {adjustmentWishKindWords[kind].label}
              <small>{adjustmentWishKindWords[kind].hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles['own-words']}>
        <label htmlFor="words">Anything else, or more about it</label>
        <p className={fieldsStyles['hint']} id="words-hint">
          Optional. Say what would help; you need not say why.
        </p>
        <textarea
          id="words"
          name="words"
          rows={4}
          maxLength={ADJUSTMENT_REQUEST_CHARACTERS_MAX}
          defaultValue={values.words}
          aria-describedby={problem ? 'words-hint words-problem' : 'words-hint'}
          aria-invalid={problem ? true : undefined}
        />
        {problem && <CandidateFieldProblemText id="words-problem" text={problem} />}
      </div>
      <button className={fieldsStyles['go']} type="submit">
        {send}
      </button>
    </form>
  );
}
