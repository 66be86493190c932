import type { CandidateErrorPageProps as Page } from '@evenhand/contract/apply/stop-invitations-and-error-page-props.ts';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import styles from './candidate-form-steps.module.css';

export function CandidateErrorPage({ title, message, reference }: Page) {
  return (
    <CandidatePageFrame>
      <main className={styles['step']}>
        <h1>{title}</h1>
        <p>{message}</p>
        {reference && <p className={styles['step-small']}>Number: {reference}</p>}
      </main>
    </CandidatePageFrame>
  );
}
