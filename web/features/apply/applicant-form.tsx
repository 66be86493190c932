import type { PublicJobPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import {
  CsrfTokenField,
  CandidateFormProblemSummary,
  CandidateTextField,
} from './candidate-form-fields.tsx';
import { ApplicantNameFields } from './applicant-name-fields.tsx';
import { PrivacyNoticeReadCheckbox } from './privacy-notice-read-checkbox.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './applicant-form.module.css';

type Props = {
  form: PublicJobPageProps['form'];
  /** Where it is read how data is used; nowhere in a preview. */
  noticeAt: string | null;
  isDisabled: boolean;
  interestAt: string | null;
};

/** Who applies: all that is asked before the answers, and kept apart from them. */
export function ApplicantForm({ form, noticeAt, isDisabled, interestAt }: Props) {
  const { problems, values } = form;
  return (
    <section className={styles['apply']} id="apply" aria-labelledby="apply-title">
      <form method="post" action="#apply" noValidate>
        <h2 id="apply-title">Apply</h2>
        <p className={styles['apply-lead']}>
          We e-mail you a personal link. You answer the questions there.
        </p>
        <CandidateFormProblemSummary problems={problems} />
        <CsrfTokenField token={form.token} />
        <input type="hidden" name="source" value={values.source} />
        <fieldset className={fieldsStyles['fields']} disabled={isDisabled}>
          <ApplicantNameFields values={values} problems={problems} />
          <CandidateTextField
            name="email"
            label="E-mail"
            hint="Your personal link goes to this address."
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={values.email}
            problem={problems['email']}
          />
          <PrivacyNoticeReadCheckbox
            noticeAt={noticeAt}
            isTicked={values.consent}
            problem={problems['consent']}
          />
          <button className={fieldsStyles['go']} type="submit">
            Send me my link
          </button>
        </fieldset>
      </form>
      {interestAt && (
        <p className={styles['apply-interest']}>
          Not ready to apply? <a href={interestAt}>Register interest (2 minutes)</a>
        </p>
      )}
    </section>
  );
}
