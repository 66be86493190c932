import type { WithdrawApplicationPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CsrfTokenField } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './candidate-form-steps.module.css';

export function WithdrawApplicationPage({ journey, form }: Page) {
  const { base, job } = journey;
  return (
    <CandidatePageFrame back={{ to: `${base}/status`, label: 'Back' }}>
      <main className={styles['step']}>
        <p className={styles['step-above']}>{job.title}</p>
        <h1>Withdraw your application?</h1>
        <p>
          {job.organisation} will not consider it any more. This cannot be undone, and you cannot
          apply for this role again.
        </p>
        <form method="post" action={`${base}/withdraw`} className={styles['step-choice']}>
          <CsrfTokenField token={form.token} />
          <button
            className={joinClassNames(fieldsStyles['go'], fieldsStyles['is-final'])}
            type="submit"
          >
            Withdraw application
          </button>
          <a className={fieldsStyles['other']} href={`${base}/status`}>
            Keep it
          </a>
        </form>
      </main>
    </CandidatePageFrame>
  );
}
