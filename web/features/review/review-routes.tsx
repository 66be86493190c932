import { findReviewLinkDetailsEndpoint } from '@evenhand/contract/review/blind-review.ts';
import type { ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { ReviewAnswerPage } from './review-answer-page.tsx';
import { ReviewDonePage } from './review-done-page.tsx';
import { FinishReviewPage } from './finish-review-page.tsx';
import { isReviewLinkProblem, ReviewLinkProblemPage } from './review-link-problem-page.tsx';
import { ReviewOverviewPage } from './review-overview-page.tsx';
import { ReviewOwnScoresOfQuestionPage } from './review-own-scores-of-question-page.tsx';
import { ReviewQuestionPage } from './review-question-page.tsx';
import { reviewAppPaths } from './review-app-paths.ts';
import {
  type ReviewAssignment,
  addScoresAndSaveStatesToReview,
} from './review-assignment-with-scores.ts';
import { useReviewScores } from './use-review-scores.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './review-message-page.module.css';

/** All that one personal link leads to. */
export function ReviewRoutes({ token }: { token: string }) {
  const details = useEndpointQuery(findReviewLinkDetailsEndpoint, { params: { hash: token } });
  const { keptAt, hasOpen, score } = useReviewScores(token);

  const failed = details.error;
  if (failed && isReviewLinkProblem(failed.problem.code))
    return <ReviewLinkProblemPage code={failed.problem.code} />;
  if (failed) {
    return (
      <main className={styles['message-page']}>
        <ErrorNote>We could not load your reviews. Nothing was changed. {failed.message}</ErrorNote>
        <Button onClick={() => void details.refetch()}>Try again</Button>
      </main>
    );
  }
  if (!details.data) return <Loading />;
  if (details.data.tokenDetails.finished)
    return <ReviewDonePage token={token} details={details.data} />;
  const questions = addScoresAndSaveStatesToReview(details.data.questions, keptAt);
  return <Pages round={{ token, details: details.data, questions, hasUnsent: hasOpen, score }} />;
}

function Pages({ round }: { round: ReviewAssignment }) {
  const { token, questions } = round;
  const toOverview = <Redirect to={reviewAppPaths.overview(token)} replace />;
  return (
    <Switch>
      <Route path="/:token/overview">
        <ReviewOverviewPage round={round} />
      </Route>
      <Route path="/:token/question/:question">
        {(at) =>
          pick(questions, at.question, (n) => <ReviewQuestionPage round={round} number={n} />)
        }
      </Route>
      <Route path="/:token/question/:question/answer/:answer">
        {(at) =>
          pick(questions, at.question, (n, question) =>
            pick(question.answers, at.answer, (m) => (
              <ReviewAnswerPage round={round} number={n} answerNumber={m} />
            )),
          )
        }
      </Route>
      <Route path="/:token/question/:question/end">
        {(at) =>
          pick(questions, at.question, (n) => (
            <ReviewOwnScoresOfQuestionPage round={round} number={n} />
          ))
        }
      </Route>
      <Route path="/:token/finish">
        <FinishReviewPage round={round} />
      </Route>
      <Route>{toOverview}</Route>
    </Switch>
  );

  /** Draws what a number in the address, counted from 1, stands for. */
  function pick<T extends object>(
    list: T[],
    text: string,
    draw: (number: number, picked: T) => ReactNode,
  ) {
    const picked = list[Number(text) - 1];
    return picked ? draw(Number(text), picked) : toOverview;
  }
}

function Loading() {
  return (
    <main
      className={joinClassNames(styles['message-page'], skeletonStyles['appears-late'])}
      aria-busy="true"
      aria-label="Loading"
    >
      <Skeleton width={320} height={28} />
      <Skeleton width={480} height={16} />
      <Skeleton width={440} height={16} />
      <Skeleton width={180} height={36} />
    </main>
  );
}
