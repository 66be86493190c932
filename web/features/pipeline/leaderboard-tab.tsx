import { mayDecideCandidateInState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import {
  findLeaderboardEndpoint,
  type LeaderboardCandidate,
} from '@evenhand/contract/pipeline/leaderboard.ts';
import { type ComponentProps, useState } from 'react';
import { Redirect } from 'wouter';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useKeyboardShortcuts } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { findLastPageOfShorterList } from '../../net/find-last-page-of-shorter-list.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CandidateBulkBar } from './candidate-bulk-bar.tsx';
import { CandidateDrawer } from './candidate-drawer.tsx';
import { findInviteCutoffLine } from './invite-cutoff-line.ts';
import { LeaderboardGuideAndActionsSidePanels } from './leaderboard-guide-and-actions-side-panels.tsx';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { LeaderboardToolbar } from './leaderboard-toolbar.tsx';
import { ScoresHiddenUntilReviewsDoneNote } from './hidden-scores-note-and-leaderboard-guide.tsx';
import { useLeaderboardUrlQuery } from './use-and-parse-leaderboard-url-query.ts';
import { RevealCandidateNameDialog } from './reveal-candidate-name-dialog.tsx';
import { DecideCandidatesDialog } from './decide-candidates-dialog.tsx';
import {
  findFocusedCandidateId,
  focusCandidateRow,
  moveCandidateRowFocus,
} from './move-find-and-set-candidate-row-focus.ts';
import { useDecideCandidates } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import { useRowSelection } from './use-row-selection.ts';
import { SendCandidateTaskDialog } from './send-candidate-task-dialog.tsx';
import { InviteToInterviewsDialog } from './invite-to-interviews-dialog.tsx';
import { EmailCandidatesDialog } from './email-candidates-dialog.tsx';
import manageStyles from './managed-job-page.module.css';
import styles from './leaderboard-tab.module.css';

type DrawerProps = ComponentProps<typeof CandidateDrawer>;
type Props = { job: JobPipeline } & Pick<DrawerProps, 'renderAdjustments' | 'renderFeedback'>;

export function LeaderboardTab({ job, renderAdjustments, renderFeedback }: Props) {
  const { url, addressOf, change } = useLeaderboardUrlQuery();
  const { candidate: openId, ...query } = url;
  const page = { params: { jobId: job.id }, query };
  const board = useEndpointQuery(findLeaderboardEndpoint, page);
  const selection = useRowSelection({
    endpoint: findLeaderboardEndpoint,
    page,
    selectableIdsIn: (answer) => answer.rows.filter(mayBeInvited).map(({ id }) => id),
  });
  const chosen = selection.ids;
  const { decide, decideChosen, undo, isBusy, deciding } = useDecideCandidates(job, { chosen });
  const [naming, setNaming] = useState<Pick<LeaderboardCandidate, 'id' | 'ref'>>();
  const [isWriting, setWriting] = useState(false);
  const [isJumping, setJumping] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const [isSendingTask, setSendingTask] = useState(false);
  const rows = board.data?.rows ?? [];
  const place = rows.findIndex(({ id }) => id === openId);
  const decided = new Set(rows.filter((row) => !mayBeInvited(row)).map(({ id }) => id));
  // Places are given away from the top: on the first page, by the order that counts.
  const isTop = board.data?.page === 1 && board.data.scoring.shown === board.data.scoring.current;
  const line = isTop ? findInviteCutoffLine(rows.filter(mayBeInvited), chosen.length) : null;

  useKeyboardShortcuts({
    j: () => moveCandidateRowFocus(document.getElementById('leaderboard'), 1),
    k: () => moveCandidateRowFocus(document.getElementById('leaderboard'), -1),
    x: () => {
      const id = findFocusedCandidateId();
      if (id !== null && !decided.has(id)) selection.toggle(id);
    },
  });

  const last = findLastPageOfShorterList(board, board.data?.page ?? 1);
  if (last !== null) return <Redirect replace to={addressOf({ page: last })} />;

  function goTo(page: number) {
    setJumping(false);
    change({ page, find: undefined, candidate: null });
    scrollTo({ top: 0 });
  }

  /** It lies on the first page; the focus follows as soon as that is there. What is shown may be on its way to another page. */
  function jumpToLine() {
    if (line && !board.isPlaceholderData) return focusCandidateRow(line.above.id);
    change({ page: 1, find: undefined, scoring: undefined, candidate: null });
    setJumping(true);
  }

  return (
    <LoadedContentOrFailure
      call={board}
      what="the leaderboard"
      skeleton={<Skeleton width="100%" height={480} />}
    >
      {(leaderboard) => (
        <div className={styles['leaderboard-layout']}>
          <div>
            <div className={manageStyles['manage-card']} id="leaderboard">
              {chosen.length > 0 && (
                <CandidateBulkBar
                  count={chosen.length}
                  deeds={['interviews-tasks', 'invite', 'task', 'hire', 'write', 'reject']}
                  isBusy={isBusy}
                  onDecide={(decision) => decideChosen(decision, selection.clear)}
                  onInvite={() => setInviting(true)}
                  onSendTask={() => setSendingTask(true)}
                  onWrite={() => setWriting(true)}
                  onClear={selection.clear}
                />
              )}
              {leaderboard.hidden ? (
                <ScoresHiddenUntilReviewsDoneNote
                  jobId={job.id}
                  {...leaderboard.reviews}
                  sealed={leaderboard.sealed}
                />
              ) : (
                <>
                  <LeaderboardToolbar
                    board={leaderboard}
                    find={url.find}
                    showsQuestions={url.questions === 'yes'}
                    onFind={(find) => change({ find, page: 1, candidate: null })}
                    onQuestions={(questions) => change({ questions }, { replace: true })}
                    onScoring={(scoring) => change({ scoring, page: 1 })}
                    focused={leaderboard.found ?? (isJumping ? (line?.above.id ?? null) : null)}
                    onJump={chosen.length > 0 && (line || !isTop) ? jumpToLine : undefined}
                  />
                  <LeaderboardTable
                    board={leaderboard}
                    line={line}
                    selection={selection}
                    isSelectable={mayBeInvited}
                    openId={openId}
                    addressOf={(candidate) => addressOf({ candidate })}
                    onOpenName={setNaming}
                  />
                </>
              )}
            </div>
            {leaderboard.pages > 1 && (
              <Pagination page={leaderboard.page} pages={leaderboard.pages} onPage={goTo} />
            )}
          </div>
          <LeaderboardGuideAndActionsSidePanels
            job={job}
            board={leaderboard}
            line={line}
            onInvite={selection.add}
            addressOfScoring={(scoring) => addressOf({ scoring, page: 1, find: undefined })}
          />
          {openId !== null && (
            <CandidateDrawer
              key={openId}
              job={job}
              applicationId={openId}
              previous={rows[place - 1]?.id}
              next={place < 0 ? undefined : rows[place + 1]?.id}
              first="answers"
              renderAdjustments={renderAdjustments}
              renderFeedback={renderFeedback}
              onGo={(candidate) => change({ candidate }, { replace: true })}
              onDecide={(id, decision) => decide([id], decision)}
              onUndo={(id) => undo([id])}
              onOpenName={setNaming}
              isBusy={isBusy}
            />
          )}
          {deciding && <DecideCandidatesDialog {...deciding} />}
          {naming && (
            <RevealCandidateNameDialog
              jobId={job.id}
              candidate={naming}
              mustGiveUp={job.sealed === 'own-reviews-open'}
              onClose={() => setNaming(undefined)}
            />
          )}
          {isInviting && (
            <InviteToInterviewsDialog
              jobId={job.id}
              applicationIds={chosen}
              onSent={selection.clear}
              onClose={() => setInviting(false)}
            />
          )}
          {isSendingTask && (
            <SendCandidateTaskDialog
              jobId={job.id}
              applicationIds={chosen}
              onSent={selection.clear}
              onClose={() => setSendingTask(false)}
            />
          )}
          {isWriting && (
            <EmailCandidatesDialog
              job={job}
              applicationIds={chosen}
              onSent={selection.clear}
              onClose={() => setWriting(false)}
            />
          )}
        </div>
      )}
    </LoadedContentOrFailure>
  );
}

function mayBeInvited({ state }: LeaderboardCandidate): boolean {
  return mayDecideCandidateInState(state, 'interviews-tasks');
}
