import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import { findToDos } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { useHireChoices } from '../../parts/hires/use-hire-choices.tsx';
import { paths } from '../../net/paths.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCall } from '../../net/use-call.ts';
import { DecisionRow } from '../../features/to-dos/decision-row.tsx';
import { DoneList } from '../../features/to-dos/done-list.tsx';
import { DraftRow } from '../../features/to-dos/draft-row.tsx';
import { HireRow } from '../../features/to-dos/hire-row.tsx';
import { InterviewRow } from '../../features/to-dos/interview-row.tsx';
import { ReviewRow } from '../../features/to-dos/review-row.tsx';
import { TaskGroup } from '../../features/to-dos/to-do-group.tsx';
import { waitingWords } from '../../features/to-dos/waiting-words.ts';
import { classes } from '../../ui/classes.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from '../../features/to-dos/my-tasks.module.css';

/** What waits for one person, and what they did lately. A group without a task is not there. */
export function ToDosPage() {
  const tasks = useCall(findToDos, {});
  const { answered } = useHireChoices();
  const waiting = tasks.data && withoutAnswered(tasks.data, answered);

  return (
    <div className={styles['tasks']}>
      <header>
        <h1>My Tasks</h1>
        {waiting && <p>{waitingWords(waiting)}</p>}
      </header>
      <Loaded call={tasks} what="your tasks" skeleton={<Loading />} showsFailureAbove>
        {(data) => <Groups tasks={withoutAnswered(data, answered)} />}
      </Loaded>
    </div>
  );
}

type Tasks = EndpointResponse<typeof findToDos>;

/** What was answered a moment ago no longer waits, although it was still there when the tasks were asked for. */
function withoutAnswered(tasks: Tasks, answered: readonly number[]): Tasks {
  return {
    ...tasks,
    hireStatus: tasks.hireStatus.filter(({ jobId }) => !answered.includes(jobId)),
  };
}

function Groups({ tasks }: { tasks: Tasks }) {
  const { reviews, interviews, decisions, drafts, hireStatus, done } = tasks;
  const waiting = [reviews, interviews, decisions, drafts, hireStatus];
  const isEmpty = waiting.every((group) => group.length === 0);
  return (
    <>
      {isEmpty && <Nothing />}
      <TaskGroup title="Reviews to do" tasks={reviews}>
        {(task, place) => <ReviewRow key={task.jobId} task={task} isNext={place === 0} />}
      </TaskGroup>
      <TaskGroup title="Interviews" tasks={interviews}>
        {(task) => <InterviewRow key={task.id} task={task} />}
      </TaskGroup>
      <TaskGroup title="Decisions waiting" tasks={decisions}>
        {(task) => <DecisionRow key={task.jobId} task={task} />}
      </TaskGroup>
      <TaskGroup title="Drafts" tasks={drafts}>
        {(task) => <DraftRow key={task.jobId} task={task} />}
      </TaskGroup>
      <TaskGroup title="Hire status to confirm" tasks={hireStatus}>
        {(task) => <HireRow key={task.jobId} task={task} />}
      </TaskGroup>
      {done.length > 0 && <DoneList tasks={done} />}
    </>
  );
}

function Nothing() {
  return (
    <div className={styles['tasks-none']}>
      <p>
        When answers are sent to you for review, you sit on an interview panel, or a role that you
        run waits for a decision, it stands here.
      </p>
      <p>
        <Link href={paths.dashboard()}>Go to your roles</Link>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div
      className={classes(styles['task-list'], skeletonStyles['appears-late'])}
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
