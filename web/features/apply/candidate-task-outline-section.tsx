import type { CandidateTaskOutline } from '@evenhand/contract/candidate-tasks/candidate-task-page-contents.ts';
import {
  formatCountWithUnit,
  formatPeopleInWords,
} from './counts-in-words-and-capitalised-text.ts';
import { PlainTextAsParagraphs } from './plain-text-as-paragraphs.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import testStyles from './candidate-test-page.module.css';

/** What to do, how long it should take, until when, and what it is looked at for. */
export function CandidateTaskOutlineSection({
  task,
  zone,
}: {
  task: CandidateTaskOutline;
  zone: string;
}) {
  const { instructions, minutes, dueOn, criteria, reviewsPerAnswer } = task;
  return (
    <>
      <dl className={testStyles['facts']}>
        {minutes !== null && (
          <div>
            <dt>It should take</dt>
            <dd>{formatCountWithUnit(minutes, 'minute')}</dd>
          </div>
        )}
        <div>
          <dt>Hand it in until</dt>
          <dd>
            {dueOn === null ? 'There is no last day' : `the end of ${dueOn}, ${placeOf(zone)} time`}
          </dd>
        </div>
        {criteria.length > 0 && (
          <div>
            <dt>What it is read for</dt>
            <dd>{criteria.join(', ')}</dd>
          </div>
        )}
      </dl>
      {task.hasMoreTime && (
        <p className={fieldsStyles['note']}>
          This is the longer time that was agreed with you. Nobody who scores learns of it.
        </p>
      )}
      {task.isPastDue && (
        <p className={fieldsStyles['note']} role="status">
          The last day has passed. You can still hand it in until the employer closes the task; it
          will be marked as late.
        </p>
      )}
      {instructions !== '' && <PlainTextAsParagraphs text={instructions} />}
      <p>
        Texts are read on their own by {formatPeopleInWords(reviewsPerAnswer)} who{' '}
        {reviewsPerAnswer === 1 ? 'does' : 'do'} not see your name. A link could tell who you are,
        so only whoever runs the role opens it. Nobody gets extra marks for taking longer.
      </p>
    </>
  );
}

/** 'London' of 'Europe/London'. */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
