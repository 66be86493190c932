import { IconArrowRight } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useKeyboardShortcuts } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { ReviewGuideCard } from './review-guide-card.tsx';
import { ReviewPageHeading } from './review-page-heading.tsx';
import { ReviewPageFrame } from './review-page-frame.tsx';
import { reviewAppPaths } from './review-app-paths.ts';
import {
  findFirstUnscoredAnswerOfQuestion,
  type ReviewAssignment,
} from './review-assignment-with-scores.ts';
import overviewPageStyles from './review-overview-page.module.css';
import styles from './review-question-page.module.css';

/** A question and its guide, before its first answer. */
export function ReviewQuestionPage({ round, number }: { round: ReviewAssignment; number: number }) {
  const [, navigate] = useLocation();
  const question = round.questions[number - 1];
  const from = question ? (findFirstUnscoredAnswerOfQuestion(question) ?? 1) : 1;
  const start = () => navigate(reviewAppPaths.answer(round.token, number, from));
  useKeyboardShortcuts({ Enter: start, j: start });

  if (!question) return null;
  const count = question.answers.length;
  return (
    <ReviewPageFrame round={round}>
      <main className={overviewPageStyles['overview']}>
        <p className={overviewPageStyles['overview-hello']}>
          Question {number} of {round.questions.length}
        </p>
        <ReviewPageHeading>{question.text}</ReviewPageHeading>
        <p>
          {count === 1 ? 'One answer' : `${count} answers`} of up to {question.maxWords} words.
        </p>
        {question.skills.length > 0 && (
          <p className={styles['overview-skills']}>
            <span>Tests</span>
            {question.skills.map((skill) => (
              <StatusTag key={skill} colour="grey">
                {skill}
              </StatusTag>
            ))}
          </p>
        )}
        <section className={styles['overview-guide']}>
          <h2>Review guide</h2>
          <p>Score what they would do, not how well it is written.</p>
          <ReviewGuideCard guide={question.guide} />
        </section>
        <div className={overviewPageStyles['overview-start']}>
          <Button look="primary" size="large" onClick={start}>
            {from === 1 ? 'Read the first answer' : `Go on with answer ${from}`}
            <IconArrowRight aria-hidden="true" />
          </Button>
        </div>
      </main>
    </ReviewPageFrame>
  );
}
