import type { CandidateListEntry } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { findLeaderboardGroupOfPlace } from './find-and-describe-leaderboard-group.ts';
import candidateDrawerStyles from './candidate-drawer.module.css';
import styles from './candidate-score-figure-list.module.css';

type Props = { jobId: number; candidate: CandidateListEntry };

/** Four figures at a glance; what is still hidden is hatched, with the reason under it. */
export function CandidateScoreFigureList({ jobId, candidate }: Props) {
  // The page they are on, whichever that is.
  const query = { find: candidate.ref };
  const { data: board } = useEndpointQuery(findLeaderboardEndpoint, { params: { jobId }, query });
  const row = board?.rows.find(({ id }) => id === candidate.id);
  const among = row && findLeaderboardGroupOfPlace(board?.groups ?? [], row.place)?.group.count;
  const { scored, expected } = candidate.reviews;
  const isHidden = board?.hidden === true && expected > 0;
  const figures = [
    { name: 'Score', value: row?.overall?.toFixed(2) },
    { name: 'Likely range', value: rangeOf(row) },
    { name: 'Reviews', value: expected > 0 ? `${scored} of ${expected}` : undefined },
    { name: 'Rank', value: row?.rank ? `${row.rank} of ${among}` : undefined },
  ];

  return (
    <>
      <dl className={styles['key-strip']}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value ??
                (isHidden ? (
                  <span className={styles['hatched']} role="img" aria-label="hidden" />
                ) : (
                  '–'
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {isHidden && (
        <p className={candidateDrawerStyles['drawer-note']}>
          {board.sealed === 'own-reviews-open'
            ? 'Scores show once you have finished your own reviews on this role.'
            : `Scores show when 80 % of reviews are in. ${board.reviews.scored} of ${board.reviews.total} so far.`}
        </p>
      )}
    </>
  );
}

function rangeOf(
  row: { overall: number | null; spread: number | null } | undefined,
): string | undefined {
  if (!row || row.overall === null || row.spread === null) return undefined;
  const [low, high] = [
    Math.max(row.overall - row.spread, 0),
    Math.min(row.overall + row.spread, 100),
  ];
  return `${low.toFixed(1)}–${high.toFixed(1)}`;
}
