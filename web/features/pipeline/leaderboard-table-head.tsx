import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { RowSelectCheckbox } from '../../ui/row-select-checkbox.tsx';
import { type ScoreAxisRange, scoreAxisPercent } from './score-axis.ts';
import type { RowSelection } from './use-row-selection.ts';
import candidatesStyles from './candidates.module.css';
import detailsStyles from './leaderboard-details.module.css';
import styles from './leaderboard.module.css';

type Props = {
  board: ResponseOf<typeof findLeaderboardEndpoint>;
  axis: ScoreAxisRange;
  selection: RowSelection;
  /** The ids on this page that can be chosen. */
  selectable: number[];
};

export function LeaderboardTableHead({ board, axis, selection, selectable }: Props) {
  const isNumber = candidatesStyles['is-number'];
  return (
    <div
      role="row"
      className={joinClassNames(styles['leaderboard-row'], styles['leaderboard-head'])}
      aria-rowindex={1}
    >
      <span role="columnheader">
        <RowSelectCheckbox
          label="Choose everybody on this page who is not decided"
          checked={selectable.length > 0 && selectable.every((id) => selection.has(id))}
          isPartly={selection.ids.length > 0}
          onToggle={() => selection.toggleAll(selectable)}
        />
      </span>
      <span role="columnheader" className={isNumber}>
        Rank
      </span>
      <span
        role="columnheader"
        className={joinClassNames(candidatesStyles['candidates-name'], styles['candidates-name'])}
      >
        Candidate
      </span>
      <span role="columnheader" className={isNumber}>
        Score
      </span>
      <span role="columnheader" className={styles['leaderboard-axis']} aria-label="Likely range">
        {axis.marks.map((mark) => (
          <span key={mark} style={{ insetInlineStart: `${scoreAxisPercent(axis, mark)}%` }}>
            {mark}
          </span>
        ))}
      </span>
      <span className={detailsStyles['details']}>
        {board.stages.map(({ id, name, scale }) => (
          <span
            key={id}
            role="columnheader"
            className={joinClassNames(isNumber, styles['leaderboard-stage'])}
            title={`${name}, ${scale === 'stars' ? 'mean stars' : 'of 100'}`}
          >
            <span className={detailsStyles['stage-name']}>{name}</span>
          </span>
        ))}
        {board.questions?.map((question, place) => (
          <span
            key={place}
            role="columnheader"
            className={joinClassNames(isNumber, styles['leaderboard-question'])}
            title={question}
          >
            Q{place + 1}
          </span>
        ))}
      </span>
    </div>
  );
}
