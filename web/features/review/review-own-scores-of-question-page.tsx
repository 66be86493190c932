import { IconArrowRight, IconChevronLeft } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { useKeyboardShortcuts } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { ReviewAnswerLinkList } from './review-answer-link-list.tsx';
import { StarDistributionTable } from './star-distribution-table.tsx';
import { ReviewPageHeading } from './review-page-heading.tsx';
import { ReviewPageFrame } from './review-page-frame.tsx';
import { reviewAppPaths } from './review-app-paths.ts';
import type { ReviewAssignment } from './review-assignment-with-scores.ts';
import { AnswerProgressBar } from './answer-progress-bar.tsx';
import styles from './review-overview-page.module.css';

const EXTREMES = [1, 5];

/** The reviewer's own scores of one question, to look over before the next. */
export function ReviewOwnScoresOfQuestionPage({
  round,
  number,
}: {
  round: ReviewAssignment;
  number: number;
}) {
  const [, navigate] = useLocation();
  const question = round.questions[number - 1];
  const isLast = number === round.questions.length;
  const count = question?.answers.length ?? 0;
  const previous = () => navigate(reviewAppPaths.answer(round.token, number, count));
  const next = () =>
    navigate(
      isLast
        ? reviewAppPaths.finish(round.token)
        : reviewAppPaths.question(round.token, number + 1),
    );
  useKeyboardShortcuts({ Enter: next, j: next, k: previous, Backspace: previous });

  if (!question) return null;
  const missing = question.answers.filter(({ stars }) => stars === null).length;
  return (
    <ReviewPageFrame
      round={round}
      segments={<AnswerProgressBar answers={question.answers} current={0} />}
      foot={
        <>
          <Button icon={<IconChevronLeft />} onClick={previous}>
            Previous
          </Button>
          <Button look="primary" onClick={next}>
            {isLast ? 'To the end' : 'Next question'}
            <IconArrowRight aria-hidden="true" />
          </Button>
        </>
      }
    >
      <main className={styles['overview']}>
        <p className={styles['overview-hello']}>
          Question {number} of {round.questions.length}
        </p>
        <ReviewPageHeading>Your scores for this question</ReviewPageHeading>
        <p>{question.text}</p>
        <StarDistributionTable answers={question.answers} />
        {missing > 0 && (
          <section>
            <h2>
              {missing === 1
                ? 'One answer has no score yet'
                : `${missing} answers have no score yet`}
            </h2>
            <ReviewAnswerLinkList {...{ round, number }} wanted={(stars) => stars === null} />
          </section>
        )}
        {question.answers.some(({ stars }) => stars !== null && EXTREMES.includes(stars)) && (
          <section>
            <h2>Look again at your 1s and 5s</h2>
            <p>After the last answer, the first ones often look different.</p>
            <ReviewAnswerLinkList
              {...{ round, number }}
              wanted={(stars) => stars !== null && EXTREMES.includes(stars)}
            />
          </section>
        )}
      </main>
    </ReviewPageFrame>
  );
}
