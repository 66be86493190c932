import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { useState } from 'react';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { JobHireStatusQuestionButtons } from '../../parts/hires/job-hire-status-question-buttons.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './job-hire-status-note.module.css';

/** Whether the role found anybody, as somebody has said, and how to say something else. */
export function JobHireStatusNote({ job }: { job: JobPipeline }) {
  const [isAsking, setAsking] = useState(false);
  if (!job.hire.asked || (job.hire.status === null && job.phase === 'OPEN')) return null;

  return (
    <div className={styles['manage-hire']}>
      <span>
        Hire status: <strong>{wordsOf(job.hire)}</strong>
      </span>
      <Button look="link" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {job.hire.status === null ? 'Say' : 'Change'}
        <span className="sr-only"> the hire status</span>
      </Button>
      {isAsking && <HireDialog job={job} onClose={() => setAsking(false)} />}
    </div>
  );
}

function HireDialog({ job, onClose }: { job: JobPipeline; onClose: () => void }) {
  return (
    <Dialog title="Did you hire anyone?" onClose={onClose}>
      <JobHireStatusQuestionButtons job={job}>
        <p>
          For <strong>{job.title}</strong>. So far: {wordsOf(job.hire).toLowerCase()}.
        </p>
      </JobHireStatusQuestionButtons>
      <div className={dialogStyles['dialog-acts']}>
        <Button data-first onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

function wordsOf({ status, waitingSince }: JobPipeline['hire']): string {
  if (status === 'hired') return 'Hired';
  if (status === 'notHired') return 'Did not hire';
  if (status === null) return 'Not said yet';
  return waitingSince === null
    ? 'In progress'
    : `In progress since ${formatDayOfMomentShort(waitingSince)}`;
}
