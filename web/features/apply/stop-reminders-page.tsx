import type { StopFinishRemindersPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CsrfTokenField } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './candidate-form-steps.module.css';

export function StopRemindersPage({ journey, isStopped, form }: Page) {
  const { base, job } = journey;
  return (
    <CandidatePageFrame employer={job} back={{ to: base, label: 'Your application' }}>
      <main className={styles['step']}>
        <p className={styles['step-above']}>{job.title}</p>
        {isStopped ? (
          <>
            <h1>No more reminders</h1>
            <p>
              You are not reminded of this application again. What you wrote is kept, and your link
              still opens it.
            </p>
          </>
        ) : (
          <>
            <h1>Get no more reminders?</h1>
            <p>
              You get two at most, before the role closes. Without them, what you wrote is kept all
              the same.
            </p>
            <form method="post" action={`${base}/reminders`} className={styles['step-choice']}>
              <CsrfTokenField token={form.token} />
              <button className={fieldsStyles['go']} type="submit">
                Send no more reminders
              </button>
              <a className={fieldsStyles['other']} href={base}>
                Go on with my application
              </a>
            </form>
          </>
        )}
      </main>
    </CandidatePageFrame>
  );
}
