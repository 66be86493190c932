import type { DecisionTask } from '@evenhand/contract/tasks.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';

export function DecisionRow({
  task: { jobId, jobTitle, kind, candidates },
}: {
  task: DecisionTask;
}) {
  const people = candidates === 1 ? '1 candidate' : `${candidates} candidates`;
  const deed = kind === 'release' ? 'See the leaderboard' : 'Decide';
  return (
    <li className="task-row">
      <div className="task-words">
        <h3>{jobTitle}</h3>
        <p>
          {kind === 'release'
            ? `Every review of ${people} is in. Their names are still sealed.`
            : `${people} reviewed or interviewed, and nothing decided yet.`}
        </p>
      </div>
      <Link
        className="button button-secondary"
        href={kind === 'release' ? paths.leaderboard(jobId) : paths.manage(jobId)}
        aria-label={`${deed}: ${jobTitle}`}
      >
        {deed}
      </Link>
    </li>
  );
}
