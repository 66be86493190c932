import { scoreAxisPercent, type ScoreAxisRange } from './score-axis.ts';
import leaderboardStyles from './leaderboard.module.css';

const BAR_PX = 8;
const DOT_RADIUS_PX = 5;

type Props = { score: number; spread: number | null; axis: ScoreAxisRange };

/** A dot for the score, a bar for the 80 % range around it, on the axis that all rows share. */
export function LeaderboardScoreBar({ score, spread, axis }: Props) {
  const [from, to] = [
    scoreAxisPercent(axis, score - (spread ?? 0)),
    scoreAxisPercent(axis, score + (spread ?? 0)),
  ];
  const words =
    spread === null
      ? 'No range: each answer was read once.'
      : `${score.toFixed(2)}, likely ${Math.max(score - spread, 0).toFixed(2)} to ${Math.min(score + spread, 100).toFixed(2)}`;
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
        <circle cx={`${scoreAxisPercent(axis, score)}%`} cy="0" r={DOT_RADIUS_PX} />
      </svg>
    </svg>
  );
}
