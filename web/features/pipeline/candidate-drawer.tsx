import type { CandidateDecision } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  type CandidateListEntry,
  findCandidateEndpoint,
  type JobPipeline,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabsWithPanels } from '../../ui/tabs-with-panels.tsx';
import { useKeyboardShortcuts } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CandidateActionButtons } from './candidate-action-buttons.tsx';
import { CandidateAnswersPanel } from './candidate-answers-panel.tsx';
import { CandidateHistoryPanel } from './candidate-history-panel.tsx';
import { CandidateEmailsPanel } from './candidate-emails-panel.tsx';
import { CandidateMustHavesPanel } from './candidate-must-haves-panel.tsx';
import { candidateNameOrReference } from './candidate-name-or-reference-and-count-words.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { CandidateScoreFigureList } from './candidate-score-figure-list.tsx';
import { CandidateStageTag } from './candidate-stage-tag.tsx';
import { WhyNameHiddenButton } from './why-name-hidden-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './candidate-drawer.module.css';

type Props = {
  job: JobPipeline;
  applicationId: number;
  previous: number | undefined;
  next: number | undefined;
  /** The part that is shown at first. */
  first: 'answers' | 'adjustments' | 'feedback';
  /** What is agreed with a candidate beyond the plan. */
  renderAdjustments: (candidate: Pick<CandidateListEntry, 'id' | 'ref'>) => ReactNode;
  /** What a candidate gets back once they are rejected. */
  renderFeedback: (candidate: Pick<CandidateListEntry, 'id' | 'ref'>) => ReactNode;
  onGo: (applicationId: number | null) => void;
  onDecide: (id: number, decision: CandidateDecision) => void;
  onUndo: (id: number) => void;
  onOpenName: (candidate: Pick<CandidateListEntry, 'id' | 'ref'>) => void;
  isBusy: boolean;
};

/** One candidate beside the list, which stays usable; Escape closes it. */
export function CandidateDrawer({
  job,
  applicationId,
  previous,
  next,
  first,
  renderAdjustments,
  renderFeedback,
  onGo,
  ...deeds
}: Props) {
  const params = { jobId: job.id, applicationId };
  const loaded = useEndpointQuery(findCandidateEndpoint, { params });
  const heading = useRef<HTMLHeadingElement>(null);
  const detail = loaded.data?.candidate.id === applicationId ? loaded.data : undefined;
  const candidate = detail?.candidate;

  useKeyboardShortcuts({
    Escape: () => close(),
    '[': () => previous !== undefined && onGo(previous),
    ']': () => next !== undefined && onGo(next),
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function close() {
    onGo(null);
    document.querySelector<HTMLElement>(`[data-candidate="${applicationId}"]`)?.focus();
  }

  return (
    <aside className={styles['drawer']} aria-labelledby="drawer-title">
      <header className={styles['drawer-head']}>
        <div>
          <h2 id="drawer-title" ref={heading} tabIndex={-1}>
            {candidate ? candidateNameOrReference(candidate) : 'Candidate'}
            {candidate?.person === null && (
              <WhyNameHiddenButton
                candidate={candidate}
                sealed={job.sealed}
                onOpenName={candidate.may.open ? () => deeds.onOpenName(candidate) : undefined}
              />
            )}
          </h2>
          {candidate && (
            <p>
              <CandidateStageTag state={candidate.state} reviews={candidate.reviews} />
              {candidate.person && <span>{candidate.ref}</span>}
              {candidate.person && <span>{candidate.person.email}</span>}
              {candidate.submittedOn && (
                <span>Submitted {formatIsoDayShort(candidate.submittedOn)}</span>
              )}
            </p>
          )}
        </div>
        <IconButton
          label="Previous candidate ([)"
          icon={<IconChevronUp />}
          disabled={previous === undefined}
          onClick={() => previous !== undefined && onGo(previous)}
        />
        <IconButton
          label="Next candidate (])"
          icon={<IconChevronDown />}
          disabled={next === undefined}
          onClick={() => next !== undefined && onGo(next)}
        />
        <IconButton label="Close" icon={<IconX />} onClick={close} />
      </header>
      {loaded.isError && !detail && (
        <div className={styles['drawer-body']}>
          <LoadFailureNote onRetry={loaded.refetch}>
            {loaded.error.problem.code === 'not-found'
              ? 'This candidate is not on this role any more.'
              : 'We could not load this candidate. Nothing was changed.'}
          </LoadFailureNote>
        </div>
      )}
      {!detail && !loaded.isError && (
        <div
          className={joinClassNames(styles['drawer-body'], skeletonStyles['appears-late'])}
          aria-busy="true"
        >
          <Skeleton width="100%" height={48} />
          <Skeleton width="100%" height={160} />
          <Skeleton width="100%" height={160} />
        </div>
      )}
      {detail && (
        <div className={styles['drawer-main']}>
          <TabsWithPanels
            label="Parts of this application"
            first={first}
            tabs={[
              {
                id: 'answers',
                title: 'Answers',
                content: (
                  <>
                    <CandidateMustHavesPanel job={job} judged={detail.candidate.mustHaves} />
                    <CandidateScoreFigureList jobId={job.id} candidate={detail.candidate} />
                    <CandidateAnswersPanel
                      answers={detail.answers}
                      areElsewhere={job.sealed === 'own-reviews-open'}
                    />
                  </>
                ),
              },
              {
                id: 'mails',
                title: (
                  <>
                    E-mails <span>{detail.mails.length}</span>
                  </>
                ),
                content: (
                  <CandidateEmailsPanel
                    job={job}
                    candidate={detail.candidate}
                    mails={detail.mails}
                  />
                ),
              },
              {
                id: 'adjustments',
                title: 'Adjustments',
                content: renderAdjustments(detail.candidate),
              },
              {
                id: 'feedback',
                title: 'Feedback',
                content: renderFeedback(detail.candidate),
              },
              {
                id: 'history',
                title: 'History',
                content: <CandidateHistoryPanel history={detail.history} />,
              },
            ]}
          />
        </div>
      )}
      {candidate && <CandidateActionButtons jobId={job.id} candidate={candidate} {...deeds} />}
    </aside>
  );
}
