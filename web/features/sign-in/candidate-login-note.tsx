import styles from './sign-in-page.module.css';

export function CandidateLoginNote() {
  return (
    <details className={styles['candidate-note']}>
      <summary>Applying for a job?</summary>
      <p>Candidates do not need to log in. Use the link in the e-mail we sent you.</p>
    </details>
  );
}
