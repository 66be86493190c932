import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type {
  LeaderboardCandidate,
  LeaderboardStage,
} from '@evenhand/contract/pipeline/leaderboard.ts';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { formatPercent } from '../../parts/words/format-percent.ts';
import { candidateNameOrReference } from './candidate-name-or-reference-and-count-words.ts';
import type { ScoreAxisRange } from './score-axis.ts';
import { LeaderboardScoreBar } from './leaderboard-score-bar.tsx';
import { RowSelectCheckbox } from '../../ui/row-select-checkbox.tsx';
import { CandidateStageTag } from './candidate-stage-tag.tsx';
import type { RowSelection } from './use-row-selection.ts';
import { WhyNameHiddenButton } from './why-name-hidden-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import candidatesStyles from './candidates.module.css';
import leaderboardStyles from './leaderboard.module.css';
import inviteLineStyles from './invite-cutoff-line.module.css';
import detailsStyles from './leaderboard-details.module.css';
import styles from './leaderboard-table-row.module.css';

type Props = {
  row: LeaderboardCandidate;
  /** Counted over all lines of the table, from 1. */
  place: number;
  stages: LeaderboardStage[];
  axis: ScoreAxisRange;
  /** How many places lie above the invite line, on the row under which it is drawn. */
  placesAbove: number | null;
  /** Too close to call: its range overlaps another across the invite line. */
  isClose: boolean;
  sealed: JobPipeline['sealed'];
  /** Absent for whoever is decided. */
  selection: RowSelection | undefined;
  isOpen: boolean;
  /** Was looked for by reference. */
  isFound: boolean;
  href: string;
  onOpenName: () => void;
  /** On the link of the line. */
  onKeyDown: (event: KeyboardEvent) => void;
};

export function LeaderboardTableRow({
  row,
  place,
  stages,
  axis,
  placesAbove,
  isClose,
  sealed,
  selection,
  isOpen,
  isFound,
  href,
  onOpenName,
  onKeyDown,
}: Props) {
  const { overall, spread, rank, reviews } = row;
  const isChosen = selection?.has(row.id) ?? false;
  return (
    <div
      role="row"
      aria-rowindex={place}
      className={joinClassNames(
        leaderboardStyles['leaderboard-row'],
        isOpen && leaderboardStyles['is-open'],
        isFound && leaderboardStyles['is-found'],
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
          onKeyDown={onKeyDown}
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
        {overall === null ? '–' : overall.toFixed(2)}
      </strong>
      <span role="cell" className={leaderboardStyles['leaderboard-range']}>
        {overall === null ? (
          <small>
            {reviews.scored} of {reviews.expected} reviews
          </small>
        ) : (
          <LeaderboardScoreBar score={overall} spread={spread} axis={axis} />
        )}
        {placesAbove !== null && (
          <span className={inviteLineStyles['invite-line']}>
            Invite line, {placesAbove} {placesAbove === 1 ? 'place' : 'places'}
          </span>
        )}
      </span>
      <span className={detailsStyles['details']} data-shown={row.byQuestion !== null || undefined}>
        {stages.map(({ id, name, scale }, at) => (
          <span
            key={id}
            role="cell"
            data-label={name}
            className={joinClassNames(
              candidatesStyles['is-number'],
              leaderboardStyles['leaderboard-stage'],
            )}
          >
            {formatStageScore(row.stages[at] ?? null, scale)}
          </span>
        ))}
        {row.byQuestion?.map((score, question) => (
          <span
            key={`question ${question}`}
            role="cell"
            data-label={`Q${question + 1}`}
            className={joinClassNames(
              candidatesStyles['is-number'],
              leaderboardStyles['leaderboard-question'],
            )}
          >
            {score === null ? '–' : score.toFixed(1)}
          </span>
        ))}
      </span>
    </div>
  );
}

function formatStageScore(score: number | null, scale: LeaderboardStage['scale']): string {
  if (score === null) return '–';
  return scale === 'stars' ? score.toFixed(2) : formatPercent(Math.round(score));
}
