import {
  isUndecidedApplicationState,
  mayDecideCandidateInState,
  type CandidateStageGroupKey,
  applicationStateFacts,
  findOnlyApplicationStateOfStageGroup,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  type CandidateListEntry,
  listCandidatesEndpoint,
  type JobPipeline,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { type ComponentProps, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useKeyboardShortcuts } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { findLastPageOfShorterList } from '../../net/find-last-page-of-shorter-list.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CandidateBulkBar, type CandidateBulkCommand } from './candidate-bulk-bar.tsx';
import { CandidateDrawer } from './candidate-drawer.tsx';
import { CandidateListSkeletons } from './candidate-list-skeletons.tsx';
import { CandidateTable } from './candidate-table.tsx';
import { useCandidateListUrlQuery } from './candidate-list-url-query.ts';
import { InviteInterestedToFinishApplicationBar } from './invite-interested-to-finish-application-bar.tsx';
import { MustHaveFilterBar } from './must-have-filter-bar.tsx';
import { describeMustHaveFilter } from './must-have-filter-sections-values-and-words.ts';
import {
  NoCandidatesByFilterNotice,
  NoCandidatesNotice,
} from './no-candidates-in-job-or-by-filter-notices.tsx';
import { RevealCandidateNameDialog } from './reveal-candidate-name-dialog.tsx';
import {
  findFocusedCandidateId,
  moveCandidateRowFocus,
} from './move-find-and-set-candidate-row-focus.ts';
import { DecideCandidatesDialog } from './decide-candidates-dialog.tsx';
import { SendCandidatesToReviewDialog } from './send-candidates-to-review-dialog.tsx';
import { CandidateStageTabs } from './candidate-stage-tabs.tsx';
import { useDecideCandidates } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import { useMustHavesAndFilters } from './use-must-haves-and-filters.ts';
import { useRowSelection } from './use-row-selection.ts';
import { InviteToInterviewsDialog } from './invite-to-interviews-dialog.tsx';
import { SendCandidateTaskDialog } from './send-candidate-task-dialog.tsx';
import { EmailCandidatesDialog } from './email-candidates-dialog.tsx';
import styles from './managed-job-page.module.css';

type DrawerProps = ComponentProps<typeof CandidateDrawer>;
type Props = { job: JobPipeline } & Pick<DrawerProps, 'renderAdjustments' | 'renderFeedback'>;

export function CandidatesTab({ job, renderAdjustments, renderFeedback }: Props) {
  const { url, addressOf, change } = useCandidateListUrlQuery();
  const { mustHaves, filters, isReady } = useMustHavesAndFilters(job);
  return (
    <>
      <CandidateStageTabs
        groups={job.groups}
        current={url.group}
        addressOf={(group) => addressOf({ group, page: 1, candidate: null })}
      />
      <LoadedContentOrFailure call={mustHaves} what="what this role requires" skeleton={null}>
        {({ hidden, questions }) =>
          hidden ? (
            <p className={styles['manage-note']}>
              <span>Who meets what this role requires shows once you finish your own reviews.</span>
            </p>
          ) : (
            (questions.length > 0 || filters.length > 0) && (
              <MustHaveFilterBar
                jobId={job.id}
                questions={questions}
                filters={filters}
                onFilter={(mustHave) => change({ mustHave, page: 1, candidate: null })}
              />
            )
          )
        }
      </LoadedContentOrFailure>
      {isReady ? (
        // Of its own for each group and filter: while one loads, nobody of another can be seen or chosen.
        <GroupOfCandidates
          key={[url.group, ...filters].join(' ')}
          job={job}
          renderAdjustments={renderAdjustments}
          renderFeedback={renderFeedback}
        />
      ) : (
        <CandidateListSkeletons />
      )}
    </>
  );
}

function GroupOfCandidates({ job, renderAdjustments, renderFeedback }: Props) {
  const { url, addressOf, change } = useCandidateListUrlQuery();
  const { mustHaves, filters } = useMustHavesAndFilters(job);
  const questions = mustHaves.data?.questions ?? [];
  const page = {
    params: { jobId: job.id },
    query: { group: url.group, page: url.page, mustHave: filters },
  };
  const list = useEndpointQuery(listCandidatesEndpoint, page);
  const selection = useRowSelection({
    endpoint: listCandidatesEndpoint,
    page,
    selectableIdsIn: ({ candidates }) => candidates.map(({ id }) => id),
  });
  const { decide, decideChosen, undo, isBusy, deciding } = useDecideCandidates(job, {
    chosen: selection.ids,
    filters: filters.map((filter) => describeMustHaveFilter(filter, questions)),
  });
  const [naming, setNaming] = useState<Pick<CandidateListEntry, 'id' | 'ref'>>();
  const [isSending, setSending] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const [isSendingTask, setSendingTask] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const commands = commandsIn(url.group);
  const asksInterested = url.group === 'shown-interest' && job.phase === 'OPEN';
  const selects = commands !== undefined || asksInterested;
  // The filters above the list come with what the role requires: it is drawn below them then, and not pushed down by them.
  const shown = mustHaves.isPending ? undefined : list.data;
  const rows = shown?.candidates ?? [];
  const place = rows.findIndex(({ id }) => id === url.candidate);

  useKeyboardShortcuts({
    j: () => moveCandidateRowFocus(table.current, 1),
    k: () => moveCandidateRowFocus(table.current, -1),
    x: () => {
      const id = findFocusedCandidateId();
      if (selects && id !== null) selection.toggle(id);
    },
  });

  const last = findLastPageOfShorterList(list, url.page);
  if (last !== null) return <Redirect replace to={addressOf({ page: last })} />;

  function goTo(page: number) {
    change({ page, candidate: null });
    scrollTo({ top: 0 });
  }

  return (
    <>
      <div className={styles['manage-card']} ref={table}>
        {commands && selection.ids.length > 0 && (
          <CandidateBulkBar
            count={selection.ids.length}
            deeds={commands}
            isBusy={isBusy}
            onDecide={(decision) => decideChosen(decision, selection.clear)}
            onSend={() => setSending(true)}
            onInvite={() => setInviting(true)}
            onSendTask={() => setSendingTask(true)}
            onWrite={() => setWriting(true)}
            onClear={selection.clear}
          />
        )}
        {asksInterested && rows.length > 0 && (
          <InviteInterestedToFinishApplicationBar
            jobId={job.id}
            total={list.data?.total ?? 0}
            selection={selection}
          />
        )}
        <LoadedContentOrFailure
          call={{ ...list, data: shown }}
          what="candidates"
          skeleton={<CandidateListSkeletons />}
        >
          {() =>
            rows.length === 0 &&
            (filters.length > 0 ? (
              <NoCandidatesByFilterNotice addressOfAll={addressOf({ mustHave: [], page: 1 })} />
            ) : (
              <NoCandidatesNotice job={job} group={url.group} />
            ))
          }
        </LoadedContentOrFailure>
        {rows.length > 0 && (
          <CandidateTable
            rows={rows}
            questions={questions}
            sealed={job.sealed}
            selection={selects ? selection : undefined}
            openId={url.candidate}
            addressOf={(candidate) => addressOf({ candidate })}
            onOpenName={setNaming}
          />
        )}
      </div>
      {shown && shown.pages > 1 && <Pagination page={url.page} pages={shown.pages} onPage={goTo} />}
      {url.candidate !== null && (
        <CandidateDrawer
          key={url.candidate}
          job={job}
          applicationId={url.candidate}
          previous={rows[place - 1]?.id}
          next={place < 0 ? undefined : rows[place + 1]?.id}
          first={url.part}
          renderAdjustments={renderAdjustments}
          renderFeedback={renderFeedback}
          onGo={(candidate) => change({ candidate, part: 'answers' }, { replace: true })}
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
      {isSending && (
        <SendCandidatesToReviewDialog
          job={job}
          applicationIds={selection.ids}
          onSent={selection.clear}
          onClose={() => setSending(false)}
        />
      )}
      {isInviting && (
        <InviteToInterviewsDialog
          jobId={job.id}
          applicationIds={selection.ids}
          onSent={selection.clear}
          onClose={() => setInviting(false)}
        />
      )}
      {isSendingTask && (
        <SendCandidateTaskDialog
          jobId={job.id}
          applicationIds={selection.ids}
          onSent={selection.clear}
          onClose={() => setSendingTask(false)}
        />
      )}
      {isWriting && (
        <EmailCandidatesDialog
          job={job}
          applicationIds={selection.ids}
          onSent={selection.clear}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}

/** What can be done with candidates of a group; undefined where nothing is left to decide. */
function commandsIn(group: CandidateStageGroupKey): readonly CandidateBulkCommand[] | undefined {
  const state = findOnlyApplicationStateOfStageGroup(group);
  if (state === null || !isUndecidedApplicationState(state)) return undefined;
  const { decisions } = applicationStateFacts[state];
  const mayInvite =
    state === 'interviews_tasks' || mayDecideCandidateInState(state, 'interviews-tasks');
  const invite: CandidateBulkCommand[] = mayInvite ? ['invite', 'task'] : [];
  const commands: CandidateBulkCommand[] = [...decisions, ...invite, 'write'];
  return state === 'submitted' ? ['review', ...commands] : commands;
}
