import type { ClosedJobPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import styles from './candidate-form-steps.module.css';

export function ClosedJobPage({ job }: Page) {
  return (
    <CandidatePageFrame employer={job}>
      <main className={styles['step']}>
        <p className={styles['step-above']}>{job.title}</p>
        <h1>This role has closed</h1>
        {job.closesAt && (
          <p>
            It closed on <TimeInEmployerZoneText at={job.closesAt} zone={job.zone} />. Nobody new
            can apply.
          </p>
        )}
        <p>
          You have begun an application? Your personal link still works: open it from your e-mail.
        </p>
      </main>
    </CandidatePageFrame>
  );
}
