import type { LeaderboardCandidate, JobPipeline } from '@evenhand/contract/pipeline.ts';
import { Link } from 'wouter';
import { candidateNameOrReference } from './candidate-name-or-reference.ts';
import { scoreAxisPercent, type ScoreAxisRange } from './score-axis.ts';
import { RowSelectCheckbox } from './row-select-checkbox.tsx';
import { CandidateStageTag } from './candidate-stage-tag.tsx';
import type { RowSelection } from './use-row-selection.ts';
import { WhyNameHiddenButton } from './why-name-hidden-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import candidatesStyles from './candidates.module.css';
import leaderboardStyles from './leaderboard.module.css';
import inviteLineStyles from './invite-cutoff-line.module.css';
import styles from './leaderboard-table-row.module.css';

type Props = {
  row: LeaderboardCandidate;
  place: number;
  axis: ScoreAxisRange;
  /** How many places lie above the invite line, on the row under which it is drawn. */
  placesAbove: number | null;
  /** Too close to call: its range overlaps another across the invite line. */
  isClose: boolean;
  sealed: JobPipeline['sealed'];
  /** Absent for whoever is decided. */
  selection: RowSelection | undefined;
  isOpen: boolean;
  href: string;
  onOpenName: () => void;
};

export function LeaderboardTableRow({
  row,
  place,
  axis,
  placesAbove,
  isClose,
  sealed,
  selection,
  isOpen,
  href,
  onOpenName,
}: Props) {
  const { mean, spread, rank, reviews } = row;
  const isChosen = selection?.has(row.id) ?? false;
  return (
    <div
      role="row"
      aria-rowindex={place}
      className={joinClassNames(
        leaderboardStyles['leaderboard-row'],
        isOpen && leaderboardStyles['is-open'],
        isChosen && leaderboardStyles['is-chosen'],
        isClose && inviteLineStyles['is-close'],
        placesAbove !== null && inviteLineStyles['has-line'],
      )}
    >
      <span role="cell">
        {selection && (
          <RowSelectCheckbox
            label={`Choose ${candidateNameOrReference(row)}`}
            checked={isChosen}
            onToggle={() => selection.toggle(row.id)}
          />
        )}
      </span>
      <span
        role="cell"
        className={joinClassNames(
          candidatesStyles['is-number'],
          leaderboardStyles['leaderboard-rank'],
        )}
      >
        {rank ?? '–'}
      </span>
      <span
        role="cell"
        className={joinClassNames(
          candidatesStyles['candidates-name'],
          leaderboardStyles['candidates-name'],
        )}
      >
        <Link
          href={href}
          title={row.person === null ? undefined : candidateNameOrReference(row)}
          data-candidate={row.id}
          aria-current={isOpen || undefined}
        >
          {candidateNameOrReference(row)}
        </Link>
        {row.person === null && (
          <WhyNameHiddenButton candidate={row} sealed={sealed} onOpenName={onOpenName} />
        )}
        {!selection && <CandidateStageTag state={row.state} reviews={reviews} />}
      </span>
      <strong
        role="cell"
        className={joinClassNames(candidatesStyles['is-number'], styles['leaderboard-score'])}
      >
        {mean === null ? '–' : mean.toFixed(2)}
      </strong>
      <span role="cell" className={leaderboardStyles['leaderboard-range']}>
        {mean === null ? (
          <small>
            {reviews.scored} of {reviews.expected} reviews
          </small>
        ) : (
          <ScoreBar mean={mean} spread={spread} axis={axis} />
        )}
        {placesAbove !== null && (
          <span className={inviteLineStyles['invite-line']}>
            Invite line, {placesAbove} {placesAbove === 1 ? 'place' : 'places'}
          </span>
        )}
      </span>
      {row.byQuestion.map((score, question) => (
        <span
          key={question}
          role="cell"
          className={joinClassNames(
            candidatesStyles['is-number'],
            leaderboardStyles['leaderboard-question'],
          )}
        >
          {score === null ? '–' : score.toFixed(1)}
        </span>
      ))}
    </div>
  );
}

const BAR_PX = 8;
const DOT_RADIUS_PX = 5;

/** A dot for the mean, a bar for the 80 % range around it, on the axis that all rows share. */
function ScoreBar({
  mean,
  spread,
  axis,
}: {
  mean: number;
  spread: number | null;
  axis: ScoreAxisRange;
}) {
  const [from, to] = [
    scoreAxisPercent(axis, mean - (spread ?? 0)),
    scoreAxisPercent(axis, mean + (spread ?? 0)),
  ];
  const words =
    spread === null
      ? 'No range: each answer was read once.'
      : `${mean.toFixed(2)}, likely ${Math.max(mean - spread, 1).toFixed(2)} to ${Math.min(mean + spread, 5).toFixed(2)}`;
  return (
    <svg
      className={leaderboardStyles['score-bar']}
      width="100%"
      height="100%"
      role="img"
      aria-label={words}
    >
      {axis.marks.map((mark) => (
        <line
          key={mark}
          x1={`${scoreAxisPercent(axis, mark)}%`}
          x2={`${scoreAxisPercent(axis, mark)}%`}
          y1="0"
          y2="100%"
        />
      ))}
      <svg y="50%" overflow="visible">
        <rect
          x={`${from}%`}
          width={`${to - from}%`}
          y={-BAR_PX / 2}
          height={BAR_PX}
          rx={BAR_PX / 2}
        />
        <circle cx={`${scoreAxisPercent(axis, mean)}%`} cy="0" r={DOT_RADIUS_PX} />
      </svg>
    </svg>
  );
}
