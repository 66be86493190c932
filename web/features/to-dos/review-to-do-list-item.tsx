import type { ReviewToDo } from '@evenhand/contract/to-dos.ts';
import { labelOwnReviewsButton } from '../../parts/words/own-reviews-to-do-and-button-words.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { formatReviewDueDay, formatReviewsLeft } from './review-due-and-left-words.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './to-dos.module.css';

type Props = { task: ReviewToDo; isNext: boolean };

/** The link is the reviewer's own; where there is none, somebody looks through their eyes. */
export function ReviewToDoListItem({ task, isNext }: Props) {
  const { jobTitle, total, scored, dueAt, overdue, tokenHash } = task;
  const due = formatReviewDueDay({ dueAt, overdue });
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>{jobTitle}</h3>
        <p>
          Blind review of answers <span>{formatReviewsLeft(task)}</span>
        </p>
        <ProgressBar hidesLabel label={`Reviews of ${jobTitle}`} done={scored} total={total} />
      </div>
      <StatusTag colour={overdue ? 'red' : 'grey'} dot={overdue}>
        {due}
      </StatusTag>
      {tokenHash === null ? (
        <p className={styles['task-closed']}>Only they can open these</p>
      ) : (
        <a
          className={
            isNext
              ? joinClassNames(buttonStyles['button'], buttonStyles['button-primary'])
              : joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])
          }
          href={staffPagePaths.reviewApp(tokenHash)}
          aria-label={`${labelOwnReviewsButton(task)}: ${jobTitle}`}
        >
          {labelOwnReviewsButton(task)}
        </a>
      )}
    </li>
  );
}
