import { mayDecideCandidateInState } from '@evenhand/contract/pipeline/application-states.ts';
import {
  findLeaderboard,
  type LeaderboardCandidate,
  type JobPipeline,
} from '@evenhand/contract/pipeline.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useKeyboardShortcuts } from '../../ui/use-keyboard-shortcuts.ts';
import { useCall } from '../../net/use-call-and-command.ts';
import { ReviewBatchesCard } from './review-batches-card.tsx';
import { CandidateBulkBar } from './candidate-bulk-bar.tsx';
import { CandidateDrawer } from './candidate-drawer.tsx';
import { findInviteCutoffLine } from './invite-cutoff-line.ts';
import { LeaderboardTable } from './leaderboard-table.tsx';
import {
  ScoresHiddenUntilReviewsDoneNote,
  HowToReadLeaderboardPanel,
} from './hidden-scores-note-and-leaderboard-guide.tsx';
import { useCandidateListUrlQuery } from './candidate-list-url-query.ts';
import { OpenCandidateNameDialog } from './open-candidate-name-dialog.tsx';
import { RejectCandidatesDialog } from './reject-candidates-dialog.tsx';
import { ReleaseNamesDialog } from './release-names-dialog.tsx';
import { findFocusedCandidateId, moveCandidateRowFocus } from './move-candidate-row-focus.ts';
import { TooCloseToCallPanel } from './too-close-to-call-panel.tsx';
import { useDecideCandidates } from './use-decide-candidates.ts';
import { useRowSelection } from './use-row-selection.ts';
import { EmailCandidatesDialog } from './email-candidates-dialog.tsx';
import manageStyles from './managed-job-page.module.css';
import styles from './leaderboard-tab.module.css';

export function LeaderboardTab({ job }: { job: JobPipeline }) {
  const { url, addressOf, change } = useCandidateListUrlQuery();
  const board = useCall(findLeaderboard, { params: { jobId: job.id } });
  const selection = useRowSelection();
  const { decide, undo, isBusy, rejecting } = useDecideCandidates(job);
  const [naming, setNaming] = useState<Pick<LeaderboardCandidate, 'id' | 'ref'>>();
  const [isReleasing, setReleasing] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const rows = board.data?.rows ?? [];
  const place = rows.findIndex(({ id }) => id === url.candidate);
  const undecided = new Set(rows.filter(mayBeInvited).map(({ id }) => id));
  const chosen = selection.ids.filter((id) => undecided.has(id));
  const line = findInviteCutoffLine(rows.filter(mayBeInvited), chosen.length);

  useKeyboardShortcuts({
    j: () => moveCandidateRowFocus(document.getElementById('leaderboard'), 1),
    k: () => moveCandidateRowFocus(document.getElementById('leaderboard'), -1),
    x: () => {
      const id = findFocusedCandidateId();
      if (id !== null && undecided.has(id)) selection.toggle(id);
    },
  });

  return (
    <LoadedContent
      call={board}
      what="the leaderboard"
      skeleton={<Skeleton width="100%" height={480} />}
    >
      {(leaderboard) => (
        <div className={styles['leaderboard-layout']}>
          <div className={manageStyles['manage-card']} id="leaderboard">
            {chosen.length > 0 && (
              <CandidateBulkBar
                count={chosen.length}
                deeds={['interviews-tasks', 'hire', 'write', 'reject']}
                isBusy={isBusy}
                onDecide={(decision) => decide(chosen, decision, selection.clear)}
                onWrite={() => setWriting(true)}
                onClear={selection.clear}
              />
            )}
            {leaderboard.hidden ? (
              <ScoresHiddenUntilReviewsDoneNote
                jobId={job.id}
                scored={leaderboard.scored}
                total={leaderboard.total}
                sealed={leaderboard.sealed}
              />
            ) : (
              <LeaderboardTable
                board={leaderboard}
                line={line}
                selection={selection}
                isSelectable={mayBeInvited}
                openId={url.candidate}
                addressOf={(candidate) => addressOf({ candidate })}
                onOpenName={setNaming}
              />
            )}
          </div>
          <div className={styles['leaderboard-side']}>
            {line && <TooCloseToCallPanel line={line} onInvite={selection.add} />}
            {leaderboard.mayRelease && (
              <ReleaseNamesPanel
                scored={leaderboard.scored}
                total={leaderboard.total}
                onRelease={() => setReleasing(true)}
              />
            )}
            {!leaderboard.hidden && (
              <HowToReadLeaderboardPanel
                identitiesOpened={leaderboard.mayRelease ? job.identitiesOpened : null}
              />
            )}
            {job.batches.length > 0 && <ReviewBatchesCard batches={job.batches} />}
          </div>
          {url.candidate !== null && (
            <CandidateDrawer
              key={url.candidate}
              job={job}
              applicationId={url.candidate}
              previous={rows[place - 1]?.id}
              next={place < 0 ? undefined : rows[place + 1]?.id}
              onGo={(candidate) => change({ candidate }, { replace: true })}
              onDecide={(id, decision) => decide([id], decision)}
              onUndo={(id) => undo([id])}
              onOpenName={setNaming}
              isBusy={isBusy}
            />
          )}
          {rejecting && <RejectCandidatesDialog {...rejecting} />}
          {naming && (
            <OpenCandidateNameDialog
              jobId={job.id}
              candidate={naming}
              mustGiveUp={job.sealed === 'own-reviews-open'}
              onClose={() => setNaming(undefined)}
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
          {isReleasing && (
            <ReleaseNamesDialog
              jobId={job.id}
              scored={leaderboard.scored}
              total={leaderboard.total}
              onClose={() => setReleasing(false)}
            />
          )}
        </div>
      )}
    </LoadedContent>
  );
}

type ReleaseProps = { scored: number; total: number; onRelease: () => void };

function ReleaseNamesPanel({ scored, total, onRelease }: ReleaseProps) {
  return (
    <section className={manageStyles['manage-panel']}>
      <h2>Names are sealed</h2>
      <p>
        {scored === total
          ? 'Every review is in. Release them, and everybody who was reviewed gets their name back.'
          : `${scored} of ${total} reviews are in. Names open when you release the reviews.`}
      </p>
      <Button look={scored === total ? 'primary' : 'secondary'} onClick={onRelease}>
        Release names
      </Button>
    </section>
  );
}

function mayBeInvited({ state }: LeaderboardCandidate): boolean {
  return mayDecideCandidateInState(state, 'interviews-tasks');
}
