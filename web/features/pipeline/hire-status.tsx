import type { ManagedJob } from '@evenhand/contract/pipeline.ts';
import { useState } from 'react';
import { dayOf } from '../../days.ts';
import { HireChoice } from '../../hire-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Whether the role found anybody, as somebody has said, and how to say something else. */
export function HireStatus({ job }: { job: ManagedJob }) {
  const [isAsking, setAsking] = useState(false);
  if (!job.asksHire || (job.hireStatus === null && job.phase === 'OPEN')) return null;

  return (
    <div className="manage-hire">
      <span>
        Hire status: <strong>{wordsOf(job)}</strong>
      </span>
      <Button look="link" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {job.hireStatus === null ? 'Say' : 'Change'}
        <span className="sr-only"> the hire status</span>
      </Button>
      {isAsking && <HireDialog job={job} onClose={() => setAsking(false)} />}
    </div>
  );
}

function HireDialog({ job, onClose }: { job: ManagedJob; onClose: () => void }) {
  return (
    <Dialog title="Did you hire anyone?" onClose={onClose}>
      <HireChoice role={job}>
        <p>
          For <strong>{job.title}</strong>. So far: {wordsOf(job).toLowerCase()}.
        </p>
      </HireChoice>
      <div className="dialog-acts">
        <Button data-first onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

function wordsOf({ hireStatus, waitingSince }: ManagedJob): string {
  if (hireStatus === 'hired') return 'Hired';
  if (hireStatus === 'notHired') return 'Did not hire';
  if (hireStatus === null) return 'Not said yet';
  return waitingSince === null ? 'In progress' : `In progress since ${dayOf(waitingSince)}`;
}
