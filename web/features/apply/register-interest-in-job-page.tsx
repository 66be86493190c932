import type { RegisterInterestPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import {
  CsrfTokenField,
  CandidateFormProblemSummary,
  CandidateTextField,
  CandidateCheckboxField,
} from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { ApplicantNameFields } from './applicant-name-fields.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './candidate-form-steps.module.css';

/** Two minutes instead of an application: who would like to hear more of this role. */
export function RegisterInterestInJobPage({ job, form }: Page) {
  const { problems, values } = form;
  return (
    <CandidatePageFrame employer={job}>
      <main className={styles['step']}>
        <p className={styles['step-above']}>{job.title}</p>
        <h1>Register your interest</h1>
        <p>
          This is not an application yet. {job.organisation} may write to you and ask you to apply,
          and you can begin whenever you like.
        </p>
        <CandidateFormProblemSummary problems={problems} />
        <form method="post" noValidate>
          <CsrfTokenField token={form.token} />
          <input type="hidden" name="source" value={values.source} />
          <div className={fieldsStyles['fields']}>
            <ApplicantNameFields values={values} problems={problems} />
            <CandidateTextField
              name="email"
              label="E-mail"
              hint="We send you a personal link, so that you can begin or take this back."
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={values.email}
              problem={problems['email']}
            />
            <CandidateCheckboxField
              name="consent"
              label={`${job.organisation} may keep these details to write to me about this role.`}
              isTicked={values.consent}
              problem={problems['consent']}
            />
            <button className={fieldsStyles['go']} type="submit">
              Register interest
            </button>
          </div>
        </form>
      </main>
    </CandidatePageFrame>
  );
}
