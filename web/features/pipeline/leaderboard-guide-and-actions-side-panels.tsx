import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type {
  findLeaderboardEndpoint,
  LeaderboardCandidate,
} from '@evenhand/contract/pipeline/leaderboard.ts';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { HowToReadLeaderboardPanel } from './hidden-scores-note-and-leaderboard-guide.tsx';
import type { InviteCutoffLinePosition } from './invite-cutoff-line.ts';
import { RankingWeightsPanel } from './ranking-weights-panel.tsx';
import { ReleaseCandidateNamesDialog } from './release-candidate-names-dialog.tsx';
import { ReviewBatchesCard } from './review-batches-card.tsx';
import { CandidatesTooCloseToCallPanel } from './candidates-too-close-to-call-panel.tsx';
import manageStyles from './managed-job-page.module.css';
import styles from './leaderboard-tab.module.css';

type Props = {
  job: JobPipeline;
  board: ResponseOf<typeof findLeaderboardEndpoint>;
  line: InviteCutoffLinePosition<LeaderboardCandidate> | null;
  onInvite: (ids: number[]) => void;
  addressOfScoring: (version: number | undefined) => string;
};

/** What stands beside the leaderboard: what it says, and what can be done with all of it. */
export function LeaderboardGuideAndActionsSidePanels({
  job,
  board,
  line,
  onInvite,
  addressOfScoring,
}: Props) {
  const [isReleasing, setReleasing] = useState(false);
  return (
    <div className={styles['leaderboard-side']}>
      {line && <CandidatesTooCloseToCallPanel line={line} onInvite={onInvite} />}
      {board.mayRelease && (
        <ReleaseNamesPanel {...board.reviews} onRelease={() => setReleasing(true)} />
      )}
      {!board.hidden && (
        <RankingWeightsPanel
          jobId={job.id}
          scoring={board.scoring}
          addressOfScoring={addressOfScoring}
        />
      )}
      {!board.hidden && (
        <HowToReadLeaderboardPanel
          identitiesOpened={board.mayRelease ? job.identitiesOpened : null}
        />
      )}
      {job.batches.length > 0 && <ReviewBatchesCard batches={job.batches} />}
      {isReleasing && (
        <ReleaseCandidateNamesDialog
          jobId={job.id}
          {...board.reviews}
          onClose={() => setReleasing(false)}
        />
      )}
    </div>
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
