import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { useUnsavedJobHireStatuses } from '../../parts/hires/unsaved-hire-statuses-hooks-and-problem-text.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { DecisionToDoListItem } from '../../features/to-dos/decision-to-do-list-item.tsx';
import { decisionToDoKey } from '../../features/to-dos/describe-decision-to-do-and-its-key.ts';
import { DoneToDoList } from '../../features/to-dos/done-to-do-list.tsx';
import { AdjustmentRequestToDoListItem } from '../../features/to-dos/adjustment-request-to-do-list-item.tsx';
import { JobDraftToDoListItem } from '../../features/to-dos/job-draft-to-do-list-item.tsx';
import { JobHireStatusToDoListItem } from '../../features/to-dos/job-hire-status-to-do-list-item.tsx';
import { InterviewToDoListItem } from '../../features/to-dos/interview-to-do-list-item.tsx';
import { CandidateTaskToDoListItem } from '../../features/to-dos/candidate-task-to-do-list-item.tsx';
import { ScorecardToDoListItem } from '../../features/to-dos/scorecard-to-do-list-item.tsx';
import { PrivacyToDoListItem } from '../../features/to-dos/privacy-to-do-list-item.tsx';
import { ReviewToDoListItem } from '../../features/to-dos/review-to-do-list-item.tsx';
import { ToDoGroupSection } from '../../features/to-dos/to-do-group-section.tsx';
import { describeWaitingToDos } from '../../features/to-dos/describe-waiting-to-dos.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from '../../features/to-dos/to-dos.module.css';

/** What waits for one person, and what they did lately. A group without a task is not there. */
export function ToDosPage() {
  const tasks = useEndpointQuery(findOwnToDosEndpoint, {});
  const { answered } = useUnsavedJobHireStatuses();
  const waiting = tasks.data && withoutAnswered(tasks.data, answered);

  return (
    <div className={styles['tasks']}>
      <header>
        <h1>My Tasks</h1>
        {waiting && <p>{describeWaitingToDos(waiting)}</p>}
      </header>
      <LoadedContentOrFailure
        call={tasks}
        what="your tasks"
        skeleton={<Loading />}
        showsFailureAbove
      >
        {(data) => <Groups tasks={withoutAnswered(data, answered)} />}
      </LoadedContentOrFailure>
    </div>
  );
}

type Tasks = ResponseOf<typeof findOwnToDosEndpoint>;

/** What was answered a moment ago no longer waits, although it was still there when the tasks were asked for. */
function withoutAnswered(tasks: Tasks, answered: readonly number[]): Tasks {
  return {
    ...tasks,
    hireStatus: tasks.hireStatus.filter(({ jobId }) => !answered.includes(jobId)),
  };
}

function Groups({ tasks }: { tasks: Tasks }) {
  const { reviews, interviews, scorecards, adjustments, decisions, drafts, hireStatus } = tasks;
  const { privacy, done } = tasks;
  const waiting = [
    reviews,
    interviews,
    scorecards,
    tasks.tasks,
    adjustments,
    decisions,
    drafts,
    hireStatus,
    privacy,
  ];
  const isEmpty = waiting.every((group) => group.length === 0);
  return (
    <>
      {isEmpty && <Nothing />}
      <ToDoGroupSection title="Urgent" tasks={privacy.filter(isUrgent)}>
        {(task) => <PrivacyToDoListItem key={privacyToDoKey(task)} task={task} />}
      </ToDoGroupSection>
      <ToDoGroupSection title="Reviews to do" tasks={reviews}>
        {(task, place) => <ReviewToDoListItem key={task.jobId} task={task} isNext={place === 0} />}
      </ToDoGroupSection>
      <ToDoGroupSection title="Interviews" tasks={interviews}>
        {(task) => <InterviewToDoListItem key={task.id} task={task} />}
      </ToDoGroupSection>
      <ToDoGroupSection title="Cards to hand in" tasks={scorecards}>
        {(task) => <ScorecardToDoListItem key={task.id} task={task} />}
      </ToDoGroupSection>
      <ToDoGroupSection title="Tasks of candidates" tasks={tasks.tasks}>
        {(task) => <CandidateTaskToDoListItem key={task.stageId} task={task} />}
      </ToDoGroupSection>
      <ToDoGroupSection title="Adjustments to answer" tasks={adjustments}>
        {(task) => <AdjustmentRequestToDoListItem key={task.applicationId} task={task} />}
      </ToDoGroupSection>
      <ToDoGroupSection title="Decisions waiting" tasks={decisions}>
        {(task) => <DecisionToDoListItem key={decisionToDoKey(task)} task={task} />}
      </ToDoGroupSection>
      <ToDoGroupSection title="Drafts" tasks={drafts}>
        {(task) => <JobDraftToDoListItem key={task.jobId} task={task} />}
      </ToDoGroupSection>
      <ToDoGroupSection title="Hire status to confirm" tasks={hireStatus}>
        {(task) => <JobHireStatusToDoListItem key={task.jobId} task={task} />}
      </ToDoGroupSection>
      <ToDoGroupSection
        title="Data of candidates"
        tasks={privacy.filter((task) => !isUrgent(task))}
      >
        {(task) => <PrivacyToDoListItem key={privacyToDoKey(task)} task={task} />}
      </ToDoGroupSection>
      {done.length > 0 && <DoneToDoList tasks={done} />}
    </>
  );
}

/** Blindness may be broken: before anything else. */
function isUrgent({ kind }: Tasks['privacy'][number]): boolean {
  return kind === 'twin-run-different';
}

function privacyToDoKey(task: Tasks['privacy'][number]): string {
  if (task.kind === 'erasure' || task.kind === 'twin-run-different') return task.kind;
  if (task.kind === 'hold-ended') return `${task.jobId} ${task.ref} ${task.endedOn}`;
  return `${task.kind} ${task.requestId}`;
}

function Nothing() {
  return (
    <div className={styles['tasks-none']}>
      <p>
        When answers are sent to you for review, you sit on an interview panel, or a role that you
        run waits for a decision or an answer to a candidate, it stands here.
      </p>
      <p>
        <Link href={staffPagePaths.dashboard()}>Go to your roles</Link>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div
      className={joinClassNames(styles['task-list'], skeletonStyles['appears-late'])}
      role="status"
      aria-label="Loading tasks"
    >
      {[240, 200, 280].map((width) => (
        <div key={width} className={styles['task-row']} aria-hidden="true">
          <Skeleton width={width} height={20} />
          <Skeleton width={140} height={30} />
        </div>
      ))}
    </div>
  );
}
