import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  findLeaderboardEndpoint,
  LeaderboardCandidate,
} from '@evenhand/contract/pipeline/leaderboard.ts';
import { Fragment, type KeyboardEvent } from 'react';
import type { InviteCutoffLinePosition } from './invite-cutoff-line.ts';
import {
  findLeaderboardGroupOfPlace,
  describeLeaderboardGroup,
} from './find-and-describe-leaderboard-group.ts';
import { LeaderboardTableHead } from './leaderboard-table-head.tsx';
import { LeaderboardTableRow } from './leaderboard-table-row.tsx';
import { moveCandidateRowFocus } from './move-find-and-set-candidate-row-focus.ts';
import { buildScoreAxis } from './score-axis.ts';
import type { RowSelection } from './use-row-selection.ts';
import styles from './leaderboard.module.css';

type Props = {
  board: ResponseOf<typeof findLeaderboardEndpoint>;
  line: InviteCutoffLinePosition<LeaderboardCandidate> | null;
  selection: RowSelection;
  isSelectable: (row: LeaderboardCandidate) => boolean;
  openId: number | null;
  addressOf: (id: number) => string;
  onOpenName: (candidate: Pick<LeaderboardCandidate, 'id' | 'ref'>) => void;
};

const stepByKey: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};

export function LeaderboardTable({ board, line, selection, isSelectable, ...rest }: Props) {
  const { rows, groups, stages } = board;
  const axis = buildScoreAxis(rows);
  const open = rows.filter(isSelectable).map(({ id }) => id);

  return (
    <div
      className={styles['leaderboard']}
      role="table"
      aria-label="Leaderboard"
      aria-rowcount={board.total + 1}
      data-stages={Math.min(stages.length, 4)}
      data-questions={Math.min(board.questions?.length ?? 0, 5)}
      data-digits={String(board.total).length}
      data-detailed={board.questions !== null || undefined}
    >
      <LeaderboardTableHead board={board} axis={axis} selection={selection} selectable={open} />
      <div role="rowgroup">
        {rows.map((row, at) => {
          const own =
            groups.length > 1 ? findLeaderboardGroupOfPlace(groups, row.place) : undefined;
          return (
            <Fragment key={row.id}>
              {own && (at === 0 || own.first === row.place) && (
                <div role="row" className={styles['leaderboard-group']}>
                  <span role="cell">
                    <strong>{describeLeaderboardGroup(own.group, groups)}</strong> {own.group.count}
                    {own.first < row.place && ', continued'}
                  </span>
                </div>
              )}
              <LeaderboardTableRow
                row={row}
                place={row.place + 1}
                stages={stages}
                axis={axis}
                placesAbove={line?.above.id === row.id ? line.places : null}
                isClose={line?.close?.ids.has(row.id) ?? false}
                sealed={board.sealed}
                selection={isSelectable(row) ? selection : undefined}
                isOpen={row.id === rest.openId}
                isFound={row.id === board.found}
                href={rest.addressOf(row.id)}
                onOpenName={() => rest.onOpenName(row)}
                onKeyDown={moveBetweenLines}
              />
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

/** Where the link of one of them has the focus. */
function moveBetweenLines(event: KeyboardEvent) {
  const step = stepByKey[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  event.preventDefault();
  moveCandidateRowFocus(event.currentTarget.closest<HTMLElement>('[role="table"]'), step);
}
