import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { CandidateListEntry, findLeaderboard } from '@evenhand/contract/pipeline.ts';
import candidateDrawerStyles from './candidate-drawer.module.css';
import styles from './candidate-score-figures.module.css';

type Props = {
  candidate: CandidateListEntry;
  board: ResponseOf<typeof findLeaderboard> | undefined;
};

/** Four figures at a glance; what is still hidden is hatched, with the reason under it. */
export function CandidateScoreFigures({ candidate, board }: Props) {
  const row = board?.rows.find(({ id }) => id === candidate.id);
  const ranked = board?.rows.filter(({ rank }) => rank !== null).length ?? 0;
  const { scored, expected } = candidate.reviews;
  const isHidden = board?.hidden === true && expected > 0;
  const figures = [
    { name: 'Score', value: row?.mean?.toFixed(2) },
    { name: 'Likely range', value: rangeOf(row) },
    { name: 'Reviews', value: expected > 0 ? `${scored} of ${expected}` : undefined },
    { name: 'Rank', value: row?.rank ? `${row.rank} of ${ranked}` : undefined },
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
            : `Scores show when 80 % of reviews are in. ${board.scored} of ${board.total} so far.`}
        </p>
      )}
    </>
  );
}

function rangeOf(
  row: { mean: number | null; spread: number | null } | undefined,
): string | undefined {
  if (!row || row.mean === null || row.spread === null) return undefined;
  const [low, high] = [Math.max(row.mean - row.spread, 1), Math.min(row.mean + row.spread, 5)];
  return `${low.toFixed(1)}–${high.toFixed(1)}`;
}
