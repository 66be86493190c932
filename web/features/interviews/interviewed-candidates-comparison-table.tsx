import {
  type ComparedInterviewedCandidate,
  compareInterviewedCandidatesEndpoint,
} from '@evenhand/contract/interviews/compare-interviewed-candidates.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { ScorecardMarkRangeBar } from './scorecard-mark-range-bar.tsx';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import tabStyles from '../../parts/layout/link-tabs.module.css';
import styles from './interviewed-candidates-comparison-table.module.css';

type Comparison = ResponseOf<typeof compareInterviewedCandidatesEndpoint>;
type Props = {
  jobId: number;
  roundId: number;
  /** What can be decided on one of them; the page knows, which has the verbs. */
  decisionsOf: (candidate: ComparedInterviewedCandidate) => ReactNode;
};

/** The people of a round side by side, by reference: what each reached in each criterion. */
export function InterviewedCandidatesComparisonTable({ jobId, roundId, decisionsOf }: Props) {
  const call = useEndpointQuery(compareInterviewedCandidatesEndpoint, {
    params: { jobId, roundId },
  });
  return (
    <LoadedContentOrFailure
      call={call}
      what="this round"
      skeleton={<CardSkeletons label="Loading the round" />}
      sentence={({ problem }) =>
        problem.code === 'not-found'
          ? 'This round does not exist any more.'
          : 'We could not load this round. Nothing was changed.'
      }
    >
      {(data) => <Loaded jobId={jobId} data={data} decisionsOf={decisionsOf} />}
    </LoadedContentOrFailure>
  );
}

type LoadedProps = Pick<Props, 'jobId' | 'decisionsOf'> & { data: Comparison };

function Loaded({ jobId, data, decisionsOf }: LoadedProps) {
  const { round, rounds, candidates, total, hidden } = data;
  return (
    <section className={styles['comparison']} aria-labelledby="comparison-round">
      <header>
        <h2 id="comparison-round">{round.name}, side by side</h2>
        <p>
          By reference, so that a name decides nothing. What somebody reached is shown once all
          cards of their panel are open: the mean, and the range of the single marks.
        </p>
      </header>
      {rounds.length > 1 && (
        <nav className={tabStyles['place-tabs']} aria-label="Rounds">
          {rounds.map(({ id, name }) => (
            <Link
              key={id}
              href={staffPagePaths.interviewRound(jobId, id)}
              aria-current={id === round.id ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {hidden && (
        <p>Finish your reviews on this role first: until then nobody’s marks are shown to you.</p>
      )}
      {!hidden && candidates.length === 0 && (
        <div className={emptyCardStyles['empty-card']}>
          <h3>Nobody is in this round yet</h3>
          <p>Once candidates are invited, they stand here beside each other.</p>
        </div>
      )}
      {candidates.length > 0 && <Table jobId={jobId} data={data} decisionsOf={decisionsOf} />}
      {total > candidates.length && candidates.length > 0 && (
        <p>
          The first {candidates.length} of {total} are shown, the highest first.
        </p>
      )}
    </section>
  );
}

function Table({ jobId, data: { criteria, candidates, mayDecide }, decisionsOf }: LoadedProps) {
  return (
    // Scrolls inside itself; its links and buttons bring along whoever has only keys.
    <div className={styles['scroll']} role="region" aria-label="Comparison">
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            {candidates.map((one) => (
              <th key={one.interviewId} scope="col">
                <Link href={staffPagePaths.candidate(jobId, one.applicationId)}>{one.ref}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">In all</th>
            {candidates.map((one) => (
              <td key={one.interviewId}>
                <strong>{one.score === null ? '–' : one.score.toFixed(2)}</strong>
                <p>
                  <Link href={staffPagePaths.interview(one.interviewId)}>
                    {progressWords(one)}
                    <span className="sr-only">: cards of {one.ref}</span>
                  </Link>
                </p>
                {one.toDiscuss > 0 && <p>{pluraliseCount(one.toDiscuss, 'question')} to discuss</p>}
              </td>
            ))}
          </tr>
          {criteria.map(({ name, kind }, place) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {kind === 'desirable' && <span> desirable</span>}
              </th>
              {candidates.map((one) => {
                const reached = one.criteria[place];
                return (
                  <td key={one.interviewId}>
                    {reached ? (
                      <ScorecardMarkRangeBar {...reached} />
                    ) : (
                      <span aria-label="no mark">–</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          {mayDecide && (
            <tr>
              <th scope="row">Decide</th>
              {candidates.map((one) => (
                <td key={one.interviewId}>{decisionsOf(one)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function progressWords({ progress, cards }: ComparedInterviewedCandidate): string {
  if (progress === 'opened') return 'All cards open';
  if (progress === 'no-show') return 'Did not come';
  if (progress === 'withdrawn') return 'Withdrawn';
  if (progress === 'to-come') return 'Still to come';
  return `${cards.in} of ${cards.expected} cards in`;
}
