import type { DraftTask } from '@evenhand/contract/tasks.ts';
import { Link } from 'wouter';
import { dayOf } from '../../days.ts';
import { paths } from '../../paths.ts';

export function DraftRow({ task: { jobId, jobTitle, createdAt } }: { task: DraftTask }) {
  return (
    <li className="task-row">
      <div className="task-words">
        <h3>{jobTitle}</h3>
        <p>Started {dayOf(createdAt)}. Candidates see it once it is published.</p>
      </div>
      <Link
        className="button button-secondary"
        href={paths.draft(jobId)}
        aria-label={`Continue the draft: ${jobTitle}`}
      >
        Continue
      </Link>
    </li>
  );
}
