import { IconArrowRight, IconChevronLeft, IconCornerDownLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StarRatingField } from '../../ui/star-rating-field.tsx';
import { useKeyboardShortcuts } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { useIsNarrowScreen } from '../../ui/use-is-narrow-screen.ts';
import { ReviewAnswerText } from './review-answer-text.tsx';
import { ReviewGuideCard } from './review-guide-card.tsx';
import { ReviewPageHeading } from './review-page-heading.tsx';
import { ReviewPageFrame } from './review-page-frame.tsx';
import { reviewAppPaths } from './review-app-paths.ts';
import type {
  ReviewAssignment,
  AssignedReviewAnswer,
  AssignedReviewQuestion,
} from './review-assignment-with-scores.ts';
import { reviewScoreGuideAndSaveWords, formatStarCount } from './review-score-words.ts';
import { AnswerProgressBar } from './answer-progress-bar.tsx';
import { ReviewKeyboardShortcutsDialog } from './review-keyboard-shortcuts-dialog.tsx';
import { useLoadReviewAnswer } from './use-load-review-answer.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import reviewStyles from './review.module.css';
import styles from './review-answer-page.module.css';

type Props = { round: ReviewAssignment; number: number; answerNumber: number };

/** One answer beside its guide, and the stars it gets. */
export function ReviewAnswerPage({ round, number, answerNumber }: Props) {
  const [, navigate] = useLocation();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const question = round.questions[number - 1];
  const answer = question?.answers[answerNumber - 1];
  const at = { question: number, answer: answerNumber };
  const written = useLoadReviewAnswer(round.token, at, question?.answers.length ?? 0);
  const isLast = answerNumber === question?.answers.length;

  const go = (to: string) => navigate(to);
  const next = () =>
    go(
      isLast
        ? reviewAppPaths.questionEnd(round.token, number)
        : reviewAppPaths.answer(round.token, number, answerNumber + 1),
    );
  const previous = () =>
    go(
      answerNumber === 1
        ? reviewAppPaths.question(round.token, number)
        : reviewAppPaths.answer(round.token, number, answerNumber - 1),
    );
  const score = async (stars: number) => {
    const scored = await written.soon();
    if (scored) round.score(at, scored.id, stars);
  };
  useKeyboardShortcuts({
    1: () => void score(1),
    2: () => void score(2),
    3: () => void score(3),
    4: () => void score(4),
    5: () => void score(5),
    j: next,
    Enter: next,
    k: previous,
    Backspace: previous,
    '?': () => setShowsShortcuts(true),
  });

  if (!question || !answer) return null;
  return (
    <ReviewPageFrame
      round={round}
      segments={<AnswerProgressBar answers={question.answers} current={answerNumber} />}
      foot={
        <>
          <Button icon={<IconChevronLeft />} onClick={previous}>
            Previous
          </Button>
          <p className={reviewStyles['review-keys']} aria-hidden="true">
            <kbd>1</kbd> – <kbd>5</kbd> <span>score</span>
            <kbd>
              <IconCornerDownLeft size={14} />
            </kbd>{' '}
            <span>next</span>
            <kbd>?</kbd> <span>all shortcuts</span>
          </p>
          <Button look="primary" onClick={next}>
            {isLast ? 'End of question' : 'Next answer'}
            <IconArrowRight aria-hidden="true" />
          </Button>
        </>
      }
    >
      <main className={styles['answer-page']} key={answer.place}>
        <article className={styles['answer']}>
          <p className={styles['answer-place']}>
            Question {number} of {round.questions.length} <span aria-hidden="true">·</span> Answer{' '}
            {answerNumber} of {question.answers.length}
          </p>
          <ReviewPageHeading>{question.text}</ReviewPageHeading>
          {written.answer && (
            <ReviewAnswerText text={written.answer.text} maxWords={question.maxWords} />
          )}
          {!written.answer && !written.error && (
            <div className={styles['answer-loading']}>
              <Skeleton width="100%" height={160} />
            </div>
          )}
          {written.error && (
            <>
              <ErrorNote>
                We could not load this answer. Nothing was changed. {written.error.message}
              </ErrorNote>
              <Button onClick={() => void written.refetch()}>Try again</Button>
            </>
          )}
        </article>
        <aside className={styles['judging']} aria-label="Guide and score">
          <GuideBox question={question} />
          <ScoreBox answer={answer} onScore={(stars) => void score(stars)} />
        </aside>
      </main>
      {showsShortcuts && <ReviewKeyboardShortcutsDialog onClose={() => setShowsShortcuts(false)} />}
    </ReviewPageFrame>
  );
}

const GUIDE_RULE = 'Score what they would do, not how well it is written.';

/** Always open beside the answer; under it, on a phone, it folds away. */
function GuideBox({ question }: { question: AssignedReviewQuestion }) {
  const isNarrow = useIsNarrowScreen();
  if (isNarrow) {
    return (
      <details className={styles['guide-box']} open>
        <summary>Review guide</summary>
        <p>{GUIDE_RULE}</p>
        <ReviewGuideCard guide={question.guide} />
      </details>
    );
  }
  return (
    <section className={styles['guide-box']}>
      <h2>Review guide</h2>
      <p>{GUIDE_RULE}</p>
      <ReviewGuideCard guide={question.guide} />
    </section>
  );
}

function ScoreBox({
  answer,
  onScore,
}: {
  answer: AssignedReviewAnswer;
  onScore: (stars: number) => void;
}) {
  return (
    <section className={styles['score-box']}>
      <StarRatingField label="Your score" value={answer.stars} onChange={onScore} />
      <p
        role="status"
        className={
          answer.state === 'unsaved'
            ? joinClassNames(styles['score-words'], styles['score-unsaved'])
            : styles['score-words']
        }
      >
        {answer.stars !== null && <strong>{formatStarCount(answer.stars)}.</strong>}{' '}
        {reviewScoreGuideAndSaveWords(answer)}
      </p>
    </section>
  );
}
