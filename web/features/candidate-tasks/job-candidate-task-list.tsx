import {
  listCandidateTasksOfJobEndpoint,
  type TaskStageWithCandidateProgress,
} from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { TaskStageSection } from './task-stage-section.tsx';
import styles from './job-candidate-task-list.module.css';

type Props = {
  jobId: number;
  onSendToReview: (sending: { stageId: number; applicationIds: number[] }) => void;
};

/** Who was sent which task, how far each is, and what can be done about it. */
export function JobCandidateTaskList({ jobId, onSendToReview }: Props) {
  const tasks = useEndpointQuery(listCandidateTasksOfJobEndpoint, { params: { jobId } });
  return (
    <LoadedContentOrFailure
      call={tasks}
      what="the tasks of this role"
      skeleton={<CardSkeletons label="Loading tasks" />}
    >
      {({ stages, zone, hidden }) => (
        <div className={styles['tasks']}>
          {hidden !== null && (
            <p className={styles['note']}>
              You still have answers to review here, so who is how far shows once you have finished.
            </p>
          )}
          {stages.length === 0 && <NoTasks jobId={jobId} />}
          {stages.map((stage: TaskStageWithCandidateProgress) => (
            <TaskStageSection
              key={stage.stageId}
              jobId={jobId}
              stage={stage}
              zone={zone}
              onSendToReview={(applicationIds) =>
                onSendToReview({ stageId: stage.stageId, applicationIds })
              }
            />
          ))}
        </div>
      )}
    </LoadedContentOrFailure>
  );
}

function NoTasks({ jobId }: { jobId: number }) {
  return (
    <section className={styles['stage']} aria-label="No task">
      <p>
        The plan of this role has no task. A task is a stage of the plan, and is written before the
        role is published. <Link href={staffPagePaths.plan(jobId)}>Look at the plan</Link>
      </p>
    </section>
  );
}
