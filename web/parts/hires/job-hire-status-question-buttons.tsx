import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import {
  HIRE_STATUS_PROBLEM_TEXT,
  useUnsavedJobHireStatuses,
  useRegisterJobHireStatusOnScreen,
} from './unsaved-hire-statuses-hooks-and-problem-text.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './job-hire-status-question-buttons.module.css';

const answers: readonly { status: HireStatus; words: string }[] = [
  { status: 'hired', words: 'Hired' },
  { status: 'waiting', words: 'In progress' },
  { status: 'notHired', words: 'Did not hire' },
];

type Props = {
  job: { id: number; title: string };
  /** The words at one end of a line, the answers at the other. */
  isLine?: boolean;
  children: ReactNode;
};

/** The three answers to whether a role found anybody, under the question in `children`; and what became of the answer. */
export function JobHireStatusQuestionButtons({ job, isLine, children }: Props) {
  const { choices, choose, undo, retry } = useUnsavedJobHireStatuses();
  useRegisterJobHireStatusOnScreen(job.id);
  const box = useRef<HTMLDivElement>(null);
  const choice = choices.find(({ jobId }) => jobId === job.id);

  function answer(status: HireStatus) {
    choose(job, status);
    // In the press itself, or the browser takes it for an advertisement.
    if (status === 'hired') window.open(staffPagePaths.markHired(job.id), '_blank', 'noopener');
    // What was pressed is about to go: whoever uses the keyboard goes on from here.
    box.current?.focus();
  }

  function takeBack() {
    undo(job.id);
    box.current?.focus();
  }

  return (
    <div
      className={joinClassNames(styles['hire-choice'], isLine && styles['is-line'])}
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={job.title}
    >
      {children}
      <div role="status" className={styles['hire-said']}>
        {choice && choice.step !== 'failed' && (
          <>
            <IconCheck size={18} aria-hidden="true" />
            <p>The status of this role has been updated</p>
            {choice.step === 'undoable' && (
              <Button size="small" onClick={takeBack}>
                UNDO
              </Button>
            )}
          </>
        )}
      </div>
      {choice?.step === 'failed' && (
        <LoadFailureNote onRetry={() => retry(job.id)}>
          <span>{HIRE_STATUS_PROBLEM_TEXT}</span>
        </LoadFailureNote>
      )}
      {!choice && (
        <div className={styles['hire-answers']}>
          {answers.map(({ status, words }) => (
            <Button
              key={status}
              size="small"
              aria-label={`${words}: ${job.title}`}
              onClick={() => answer(status)}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
