import {
  candidateTaskStateFacts,
  candidateTaskStates,
} from '@evenhand/contract/candidate-tasks/candidate-task-states.ts';
import type { TaskStageWithCandidateProgress } from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { RowSelectCheckbox } from '../../ui/row-select-checkbox.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { CandidateTaskBulkBar } from './candidate-task-bulk-bar.tsx';
import { formatTaskDay } from './format-task-day.ts';
import { candidateTaskStateColours } from './candidate-task-state-colours.ts';
import styles from './job-candidate-task-list.module.css';

type Props = {
  jobId: number;
  stage: TaskStageWithCandidateProgress;
  zone: string;
  onSendToReview: (applicationIds: number[]) => void;
};

/** One task: its numbers, everybody who was sent it, and what can be done with those who are chosen. */
export function TaskStageSection({ jobId, stage, zone, onSendToReview }: Props) {
  const { name, counts, late, tasks } = stage;
  const titleId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selected = tasks.filter(({ applicationId }) => chosen.has(applicationId));
  const all = tasks.length > 0 && selected.length === tasks.length;

  function toggle(id: number) {
    setChosen(
      (now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]),
    );
  }

  return (
    <section className={styles['stage']} aria-labelledby={titleId}>
      <h2 id={titleId}>{name}</h2>
      <ul className={styles['counts']}>
        {candidateTaskStates
          .filter((state) => (counts[state] ?? 0) > 0)
          .map((state) => (
            <li key={state}>
              {counts[state]} <span>{candidateTaskStateFacts[state].words}</span>
            </li>
          ))}
        {late > 0 && (
          <li>
            {late} <span>Late</span>
          </li>
        )}
      </ul>
      {Object.values(counts).every((n) => n === 0) && (
        <p className={styles['note']}>
          Nobody was sent it yet. Choose candidates in the list or on the leaderboard, and send it
          to them. <Link href={staffPagePaths.manage(jobId)}>Candidates</Link>
        </p>
      )}
      {selected.length > 0 && (
        <CandidateTaskBulkBar
          jobId={jobId}
          stage={stage}
          selected={selected}
          zone={zone}
          onSendToReview={onSendToReview}
          onDone={() => setChosen(new Set())}
        />
      )}
      {tasks.length > 0 && (
        <div className={styles['scroll']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">
                  <RowSelectCheckbox
                    label={`Choose everybody of ${name}`}
                    checked={all}
                    isPartly={chosen.size > 0}
                    onToggle={() =>
                      setChosen(new Set(all ? [] : tasks.map((task) => task.applicationId)))
                    }
                  />
                </th>
                <th scope="col">Candidate</th>
                <th scope="col">How far</th>
                <th scope="col">Sent</th>
                <th scope="col">Last day</th>
                <th scope="col">Handed in</th>
              </tr>
            </thead>
            <tbody>
              {tasks.map((task) => (
                <tr key={task.applicationId}>
                  <td>
                    <RowSelectCheckbox
                      label={`Choose ${task.ref}`}
                      checked={chosen.has(task.applicationId)}
                      onToggle={() => toggle(task.applicationId)}
                    />
                  </td>
                  <th scope="row">
                    <Link href={staffPagePaths.candidate(jobId, task.applicationId)}>
                      {task.ref}
                    </Link>
                  </th>
                  <td>
                    <StatusTag colour={candidateTaskStateColours[task.state]}>
                      {candidateTaskStateFacts[task.state].words}
                    </StatusTag>{' '}
                    {task.isLate && <StatusTag colour="yellow">Late</StatusTag>}
                  </td>
                  <td>{formatTaskDay(task.invitedOn)}</td>
                  <td>{formatTaskDay(task.dueOn)}</td>
                  <td>{formatTaskDay(task.submittedOn)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
