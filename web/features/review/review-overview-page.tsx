import { IconArrowRight } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { formatDayWithWeekday } from './format-day-with-weekday.ts';
import { ReviewPageHeading } from './review-page-heading.tsx';
import { ReviewPageFrame } from './review-page-frame.tsx';
import { reviewAppPaths } from './review-app-paths.ts';
import { JobDescriptionText } from './job-description-text.tsx';
import {
  findFirstUnscoredAnswerOfQuestion,
  type ReviewAssignment,
  countScoredAnswersOfQuestion,
} from './review-assignment-with-scores.ts';
import styles from './review-overview-page.module.css';

/** What there is to do, how long it takes and how it works. */
export function ReviewOverviewPage({ round }: { round: ReviewAssignment }) {
  const [, navigate] = useLocation();
  const { tokenDetails, firstTimeReviewer } = round.details;
  const { job, counts, estMinutes, dueAt, reviewer } = tokenDetails;
  const scored = round.questions.reduce(
    (sum, question) => sum + countScoredAnswersOfQuestion(question),
    0,
  );
  return (
    <ReviewPageFrame round={round}>
      <main className={styles['overview']}>
        <p className={styles['overview-hello']}>
          Hello {reviewer.firstName}, you are asked to review for
        </p>
        <ReviewPageHeading>{job.title}</ReviewPageHeading>
        <dl className={styles['overview-facts']}>
          <div>
            <dt>Answers</dt>
            <dd>{counts.total}</dd>
          </div>
          <div>
            <dt>{counts.questions === 1 ? 'Question' : 'Questions'}</dt>
            <dd>{counts.questions}</dd>
          </div>
          <div>
            <dt>Minutes, about</dt>
            <dd>{estMinutes}</dd>
          </div>
          <div>
            <dt>Due by the end of</dt>
            <dd>{formatDayWithWeekday(dueAt)}</dd>
          </div>
        </dl>
        <div className={styles['overview-start']}>
          <Button look="primary" size="large" onClick={() => navigate(nextPlace(round))}>
            {nextWords(scored, counts.total)}
            <IconArrowRight aria-hidden="true" />
          </Button>
          {scored > 0 && (
            <span>
              {scored} of {counts.total} scored
            </span>
          )}
        </div>
        {firstTimeReviewer ? (
          <section>
            <h2>How it works</h2>
            <Steps />
          </section>
        ) : (
          <details>
            <summary>How it works</summary>
            <Steps />
          </details>
        )}
        {job.description !== '' && (
          <section>
            <h2>About the role</h2>
            <JobDescriptionText text={job.description} />
          </section>
        )}
        {job.skills.length > 0 && (
          <section>
            <h2>Skills it needs</h2>
            <p>{job.skills.join(', ')}</p>
          </section>
        )}
      </main>
    </ReviewPageFrame>
  );
}

function Steps() {
  return (
    <ol className={styles['overview-steps']}>
      <li>
        <strong>One question at a time.</strong> You read everybody’s answer to it, then go on to
        the next. Nobody’s name is shown, and everybody’s order differs.
      </li>
      <li>
        <strong>Score by the guide.</strong> One to five stars for each answer. The guide says what
        1, 3 and 5 look like.
      </li>
      <li>
        <strong>Stop whenever you like.</strong> Each score is saved as you give it, and can be
        changed until you finish.
      </li>
    </ol>
  );
}

function nextPlace({ token, questions }: ReviewAssignment): string {
  const at = questions.findIndex(
    (question) => findFirstUnscoredAnswerOfQuestion(question) !== null,
  );
  const question = questions[at];
  if (question === undefined) return reviewAppPaths.finish(token);
  const answer = findFirstUnscoredAnswerOfQuestion(question) ?? 1;
  return answer === 1
    ? reviewAppPaths.question(token, at + 1)
    : reviewAppPaths.answer(token, at + 1, answer);
}

function nextWords(scored: number, total: number): string {
  if (scored === 0) return 'Start reviewing';
  return scored < total ? 'Continue reviewing' : 'Look over and finish';
}
