import {
  finishReviewsEndpoint,
  findReviewLinkDetailsEndpoint,
} from '@evenhand/contract/review/blind-review.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { ReviewAnswerLinkList } from './review-answer-link-list.tsx';
import { ReviewPageHeading } from './review-page-heading.tsx';
import { ReviewPageFrame } from './review-page-frame.tsx';
import { reviewAppPaths } from './review-app-paths.ts';
import {
  type ReviewAssignment,
  countScoredAnswersOfQuestion,
} from './review-assignment-with-scores.ts';
import dialogStyles from '../../ui/dialog.module.css';
import answerPageStyles from './review-answer-page.module.css';
import overviewPageStyles from './review-overview-page.module.css';
import styles from './finish-review-page.module.css';

/** What was scored, what is missing, and the lock. */
export function FinishReviewPage({ round }: { round: ReviewAssignment }) {
  const [asksToLock, setAsksToLock] = useState(false);
  const missing = round.questions.some(
    (question) => countScoredAnswersOfQuestion(question) < question.answers.length,
  );
  return (
    <ReviewPageFrame round={round}>
      <main className={overviewPageStyles['overview']}>
        <ReviewPageHeading>{missing ? 'Nearly there' : 'Everything is scored'}</ReviewPageHeading>
        <p>
          {missing
            ? 'Score the answers below. Then you can finish.'
            : 'Look over your scores as long as you like. Once you finish, they are locked.'}
        </p>
        <ul className={styles['finish-list']}>
          {round.questions.map((question, i) => (
            <li key={question.id}>
              <Link href={reviewAppPaths.questionEnd(round.token, i + 1)}>{question.text}</Link>
              <span>
                {countScoredAnswersOfQuestion(question)} of {question.answers.length} scored
              </span>
              {countScoredAnswersOfQuestion(question) < question.answers.length && (
                <ReviewAnswerLinkList
                  round={round}
                  number={i + 1}
                  wanted={(stars) => stars === null}
                />
              )}
            </li>
          ))}
        </ul>
        {round.hasUnsent && (
          <p role="status" className={answerPageStyles['score-unsaved']}>
            Some scores are not saved yet. We will try again; keep this page open.
          </p>
        )}
        {!missing && !round.hasUnsent && (
          <div className={overviewPageStyles['overview-start']}>
            <Button look="primary" size="large" onClick={() => setAsksToLock(true)}>
              Finish and lock
            </Button>
          </div>
        )}
        {asksToLock && <LockDialog round={round} onClose={() => setAsksToLock(false)} />}
      </main>
    </ReviewPageFrame>
  );
}

function LockDialog({ round, onClose }: { round: ReviewAssignment; onClose: () => void }) {
  const [, navigate] = useLocation();
  const finish = useEndpointMutation(finishReviewsEndpoint, {
    refreshes: [findReviewLinkDetailsEndpoint],
  });
  const total = round.questions.reduce((sum, { answers }) => sum + answers.length, 0);
  const lock = () =>
    finish.mutate(
      { params: { hash: round.token } },
      { onSuccess: () => navigate(reviewAppPaths.done(round.token), { replace: true }) },
    );
  return (
    <Dialog title={`Lock your ${total === 1 ? 'score' : `${total} scores`}?`} onClose={onClose}>
      <p>You cannot change them afterwards. This keeps them yours, whatever others gave.</p>
      {finish.error && <ErrorNote>{finish.error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Keep looking</Button>
        <Button look="primary" busy={finish.isPending} onClick={lock}>
          Finish and lock
        </Button>
      </div>
    </Dialog>
  );
}
