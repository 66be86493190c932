import type { StopInvitationsPageProps as Page } from '@evenhand/contract/apply/stop-invitations-and-error-page-props.ts';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './candidate-form-steps.module.css';

/** The button sends what a mail program sends that has a button of its own (RFC 8058). */
export function StopInvitationsPage({ organisation, isStopped, at }: Page) {
  return (
    <CandidatePageFrame employer={{ organisation, logo: null }}>
      <main className={styles['step']}>
        {isStopped ? (
          <>
            <h1>You get no more invitations</h1>
            <p>
              {organisation} cannot invite you by e-mail any more. Applications you have begun or
              sent are not touched: about those you still hear.
            </p>
          </>
        ) : (
          <>
            <h1>Get no more invitations?</h1>
            <p>
              {organisation} invited you to apply. If you press the button, it cannot invite this
              address by e-mail again.
            </p>
            <form method="post" action={at} className={styles['step-choice']}>
              <input type="hidden" name="List-Unsubscribe" value="One-Click" />
              <button className={fieldsStyles['go']} type="submit">
                Send me no more invitations
              </button>
            </form>
          </>
        )}
      </main>
    </CandidatePageFrame>
  );
}
