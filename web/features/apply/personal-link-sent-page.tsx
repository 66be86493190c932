import type { PersonalLinkSentPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { IconMail } from '@tabler/icons-react';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './candidate-form-steps.module.css';

/** The same for everybody who asks: it never tells whether the address has applied before. */
export function PersonalLinkSentPage({ job, about, outbox }: Page) {
  return (
    <CandidatePageFrame employer={job}>
      <main className={styles['step']}>
        <IconMail className={styles['step-sign']} size={34} stroke={1.5} aria-hidden="true" />
        <h1>Check your e-mail</h1>
        <p>
          {about === 'interest' && 'Your interest is noted. '}A personal link for{' '}
          <strong>{job.title}</strong> is on its way to the address you gave.{' '}
          {about === 'interest'
            ? 'With it you can begin an application, or take your interest back.'
            : 'Open it to answer the questions, on this device or another.'}
        </p>
        <h2>Nothing there after a few minutes?</h2>
        <p>
          Look in the spam folder. Then go back and send the form again: you get the same link, and
          nothing is lost.
        </p>
        {outbox && (
          <p className={fieldsStyles['note']}>
            This is the demo: every e-mail is shown in the <a href={outbox}>outbox</a>.
          </p>
        )}
      </main>
    </CandidatePageFrame>
  );
}
