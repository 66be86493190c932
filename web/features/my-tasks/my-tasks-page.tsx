import './my-tasks.css';
import type { Answer } from '@evenhand/contract/endpoint.ts';
import { findTasks } from '@evenhand/contract/tasks.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCall } from '../../use-call.ts';
import { DecisionRow } from './decision-row.tsx';
import { DoneList } from './done-list.tsx';
import { DraftRow } from './draft-row.tsx';
import { ReviewRow } from './review-row.tsx';
import { TaskGroup } from './task-group.tsx';
import { waitingWords } from './waiting-words.ts';

/** What waits for one person, and what they did lately. A group without a task is not there. */
export function MyTasksPage() {
  const tasks = useCall(findTasks, {});

  return (
    <div className="tasks">
      <header>
        <h1>My Tasks</h1>
        {tasks.data && <p>{waitingWords(tasks.data)}</p>}
      </header>
      {tasks.isError && (
        <ErrorNote>
          We could not load your tasks. Nothing was changed.{' '}
          <Button look="link" onClick={() => tasks.refetch()}>
            Try again
          </Button>
        </ErrorNote>
      )}
      {tasks.isPending && <Loading />}
      {tasks.data && <Groups tasks={tasks.data} />}
    </div>
  );
}

function Groups({ tasks }: { tasks: Answer<typeof findTasks> }) {
  const { reviews, decisions, drafts, done } = tasks;
  const isEmpty = reviews.length + decisions.length + drafts.length === 0;
  return (
    <>
      {isEmpty && <Nothing />}
      <TaskGroup title="Reviews to do" tasks={reviews}>
        {(task, place) => <ReviewRow key={task.jobId} task={task} isNext={place === 0} />}
      </TaskGroup>
      <TaskGroup title="Decisions waiting" tasks={decisions}>
        {(task) => <DecisionRow key={task.jobId} task={task} />}
      </TaskGroup>
      <TaskGroup title="Drafts" tasks={drafts}>
        {(task) => <DraftRow key={task.jobId} task={task} />}
      </TaskGroup>
      {done.length > 0 && <DoneList tasks={done} />}
    </>
  );
}

function Nothing() {
  return (
    <div className="tasks-none">
      <p>
        When answers are sent to you for review, or a role that you run waits for a decision, it
        stands here.
      </p>
      <p>
        <Link href={paths.dashboard()}>Go to your roles</Link>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div className="task-list appears-late" role="status" aria-label="Loading tasks">
      {[240, 200, 280].map((width) => (
        <div key={width} className="task-row" aria-hidden="true">
          <Skeleton width={width} height={20} />
          <Skeleton width={140} height={30} />
        </div>
      ))}
    </div>
  );
}
