import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findLeaderboard, LeaderboardCandidate } from '@evenhand/contract/pipeline.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import type { InviteCutoffLinePosition } from './invite-cutoff-line.ts';
import { LeaderboardTableRow } from './leaderboard-table-row.tsx';
import { scoreAxisPercent, buildScoreAxis } from './score-axis.ts';
import { RowSelectCheckbox } from './row-select-checkbox.tsx';
import type { RowSelection } from './use-row-selection.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import candidatesStyles from './candidates.module.css';
import inviteLineStyles from './invite-cutoff-line.module.css';
import styles from './leaderboard.module.css';

/** Above this many, only the rows in sight are drawn. */
const DRAWN_WHOLE = 200;
const ROW_PX = 46;

type Props = {
  board: ResponseOf<typeof findLeaderboard>;
  line: InviteCutoffLinePosition<LeaderboardCandidate> | null;
  selection: RowSelection;
  isSelectable: (row: LeaderboardCandidate) => boolean;
  openId: number | null;
  addressOf: (id: number) => string;
  onOpenName: (candidate: Pick<LeaderboardCandidate, 'id' | 'ref'>) => void;
};

export function LeaderboardTable({
  board,
  line: drawn,
  selection,
  isSelectable,
  openId,
  addressOf,
  onOpenName,
}: Props) {
  const { rows, questions } = board;
  const axis = buildScoreAxis(rows);
  const body = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const isLong = rows.length > DRAWN_WHOLE && !isPrinting;
  // oxlint-disable-next-line react/incompatible-library -- drawn anew with each scroll, and nothing here is memoised
  const virtual = useWindowVirtualizer({
    count: isLong ? rows.length : 0,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: body.current?.offsetTop ?? 0,
  });
  const open = rows.filter(isSelectable).map(({ id }) => id);
  const unranked = rows.filter(({ rank }) => rank === null).length;

  function line(row: LeaderboardCandidate, index: number) {
    return (
      <LeaderboardTableRow
        key={row.id}
        row={row}
        place={index + 2}
        axis={axis}
        placesAbove={drawn?.above.id === row.id ? drawn.places : null}
        isClose={drawn?.close?.ids.has(row.id) ?? false}
        sealed={board.sealed}
        selection={isSelectable(row) ? selection : undefined}
        isOpen={row.id === openId}
        href={addressOf(row.id)}
        onOpenName={() => onOpenName(row)}
      />
    );
  }

  return (
    <>
      <div
        className={styles['leaderboard']}
        role="table"
        aria-label="Leaderboard"
        aria-rowcount={rows.length + 1}
        data-questions={Math.min(questions.length, 5)}
        data-digits={String(rows.length).length}
      >
        <div
          role="row"
          className={joinClassNames(styles['leaderboard-row'], styles['leaderboard-head'])}
          aria-rowindex={1}
        >
          <span role="columnheader">
            <RowSelectCheckbox
              label="Choose everybody who is not decided"
              checked={open.length > 0 && open.every((id) => selection.has(id))}
              isPartly={selection.ids.length > 0}
              onToggle={() => selection.toggleAll(open)}
            />
          </span>
          <span role="columnheader" className={candidatesStyles['is-number']}>
            Rank
          </span>
          <span
            role="columnheader"
            className={joinClassNames(
              candidatesStyles['candidates-name'],
              styles['candidates-name'],
            )}
          >
            Candidate
          </span>
          <span role="columnheader" className={candidatesStyles['is-number']}>
            Score
          </span>
          <span
            role="columnheader"
            className={styles['leaderboard-axis']}
            aria-label="Likely range"
          >
            {axis.marks.map((mark) => (
              <span key={mark} style={{ insetInlineStart: `${scoreAxisPercent(axis, mark)}%` }}>
                {mark}
              </span>
            ))}
          </span>
          {questions.map((question, place) => (
            <span
              key={place}
              role="columnheader"
              className={joinClassNames(
                candidatesStyles['is-number'],
                styles['leaderboard-question'],
              )}
              title={question}
            >
              Q{place + 1}
            </span>
          ))}
        </div>
        {isLong ? (
          <div
            ref={body}
            role="rowgroup"
            className={styles['leaderboard-long']}
            style={{ height: virtual.getTotalSize() }}
          >
            {virtual.getVirtualItems().map(({ index, key, start }) => {
              const row = rows[index];
              return (
                row && (
                  <div
                    key={key}
                    ref={virtual.measureElement}
                    data-index={index}
                    role="presentation"
                    className={
                      drawn?.above.id === row.id ? inviteLineStyles['holds-line'] : undefined
                    }
                    style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
                  >
                    {line(row, index)}
                  </div>
                )
              );
            })}
          </div>
        ) : (
          <div role="rowgroup">{rows.map(line)}</div>
        )}
      </div>
      {unranked > 0 && (
        <p className={styles['leaderboard-foot']}>
          {unranked === 1
            ? '1 candidate waits for the last reviews and is'
            : `${unranked} candidates wait for their last reviews and are`}{' '}
          listed under the ranked ones.
        </p>
      )}
    </>
  );
}
