import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findCandidate } from '@evenhand/contract/pipeline.ts';
import { clockOf, shortDay } from '../../parts/time/days.ts';
import styles from './candidate-drawer.module.css';

type Step = ResponseOf<typeof findCandidate>['history'][number];

const arrivals: Record<string, string> = {
  submitted: 'Submitted the application',
  in_review: 'Sent to blind review',
  interviews_tasks: 'Moved to interviews',
  rejected: 'Rejected',
  hired: 'Hired',
  withdrawn: 'Withdrew',
  opened: 'Opened the name',
  quick_applied: 'Showed interest',
};

export function CandidateHistory({ history }: { history: readonly Step[] }) {
  if (history.length === 0)
    return <p className={styles['drawer-note']}>Nothing has happened yet.</p>;
  return (
    <ol className={styles['drawer-list']}>
      {history.map((step, place) => (
        <li key={place}>
          <span>{wordsOf(step)}</span>
          <small>
            {step.by} · {shortDay(step.on)}
            {step.at && `, ${clockOf(step.at)}`}
          </small>
        </li>
      ))}
    </ol>
  );
}

const decided = ['rejected', 'hired', 'interviews_tasks'];

/** Going back from a decision is taking it back. */
function wordsOf({ from, to }: Step): string {
  const isBack =
    decided.includes(from) &&
    (to === 'submitted' || to === 'in_review' || from !== 'interviews_tasks');
  if (isBack) return `Took back: ${(arrivals[from] ?? from).toLowerCase()}`;
  return arrivals[to] ?? to;
}
