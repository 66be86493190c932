import {
  type ApplicationState,
  isApplicationStateDecidedByTeam,
  isUndecidedApplicationState,
  applicationStateFacts,
  undecidedApplicationStates,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findCandidateEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { formatTimeOfDay } from '../../parts/time/format-time-of-day.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import styles from './candidate-drawer.module.css';

type Step = ResponseOf<typeof findCandidateEndpoint>['history'][number];

export function CandidateHistoryPanel({ history }: { history: readonly Step[] }) {
  if (history.length === 0)
    return <p className={styles['drawer-note']}>Nothing has happened yet.</p>;
  return (
    <ol className={styles['drawer-list']}>
      {history.map((step, place) => (
        <li key={place}>
          <span>{wordsOf(step)}</span>
          <small>
            {step.by} · {formatIsoDayShort(step.on)}
            {step.at && `, ${formatTimeOfDay(step.at)}`}
          </small>
        </li>
      ))}
    </ol>
  );
}

function wordsOf({ from, to }: Step): string {
  if (from === 'sealed' || to === 'opened') return 'Opened the name';
  if (from !== 'nothing' && isBack(from, to))
    return `Took back: ${applicationStateFacts[from].arrival.toLowerCase()}`;
  return applicationStateFacts[to].arrival;
}

/** Going back from a decision is taking it back. */
function isBack(from: ApplicationState, to: ApplicationState): boolean {
  const isEarlier =
    isUndecidedApplicationState(from) &&
    isUndecidedApplicationState(to) &&
    undecidedApplicationStates.indexOf(to) < undecidedApplicationStates.indexOf(from);
  return isApplicationStateDecidedByTeam(from) || isEarlier;
}
