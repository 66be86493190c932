import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { planItemKindFacts } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { QuestionReviewGuideList } from '../../parts/questions/question-review-guide-list.tsx';
import { hasAnyWrittenReviewGuide } from '../../parts/questions/has-any-written-review-guide.ts';
import styles from './library-question-card.module.css';

/** How a question is answered or scored, in a line or three. */
export function LibraryQuestionAnsweringOrScoringLine({ question }: { question: LibraryQuestion }) {
  const { item } = question;
  if (item === undefined || hasAnyWrittenReviewGuide(question))
    return <QuestionReviewGuideList question={question} isShort />;
  const words =
    'options' in item
      ? item.options.map((option) => option.words).join(' · ')
      : planItemKindFacts[item.kind].explanation;
  return <p className={styles['library-gist']}>{words}</p>;
}
