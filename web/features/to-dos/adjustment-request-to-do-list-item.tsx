import type { AdjustmentToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { formatReviewDueDay } from './review-due-and-left-words.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './to-dos.module.css';

/** That somebody asks, and until when they should hear; what they ask stands behind the link. */
export function AdjustmentRequestToDoListItem({
  task: { jobId, jobTitle, applicationId, ref, askedOn, dueAt, overdue },
}: {
  task: AdjustmentToDo;
}) {
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>{jobTitle}</h3>
        <p>
          {ref} asks for an adjustment <span>since {formatIsoDayShort(askedOn)}</span>
        </p>
      </div>
      <StatusTag colour={overdue ? 'red' : 'grey'} dot={overdue}>
        {formatReviewDueDay({ dueAt, overdue })}
      </StatusTag>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={staffPagePaths.candidateAdjustments(jobId, applicationId)}
        aria-label={`Read and answer: ${ref}, ${jobTitle}`}
      >
        Read and answer
      </Link>
    </li>
  );
}
