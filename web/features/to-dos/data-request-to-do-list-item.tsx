import { personalDataRequestKindWords } from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import type { PrivacyToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { formatReviewDueDay } from './review-due-and-left-words.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './to-dos.module.css';

/** That a candidate waits for an answer about their data, and until when; what they wrote stands behind the link. */
export function DataRequestToDoListItem({
  task: { kind, jobTitle, ref, dueAt, overdue },
}: {
  task: Extract<PrivacyToDo, { requestId: number }>;
}) {
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>{jobTitle}</h3>
        <p>
          {personalDataRequestKindWords[kind]} <span>of {ref}</span>
        </p>
      </div>
      <StatusTag colour={overdue ? 'red' : 'grey'} dot={overdue}>
        {formatReviewDueDay({ dueAt, overdue })}
      </StatusTag>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={staffPagePaths.settings('privacy')}
        aria-label={`Read and answer: ${ref}, ${jobTitle}`}
      >
        Read and answer
      </Link>
    </li>
  );
}
