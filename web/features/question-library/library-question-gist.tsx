import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { itemKindFacts } from '@evenhand/contract/plan/item-kinds.ts';
import { QuestionReviewGuide } from '../../parts/questions/question-review-guide.tsx';
import { hasWrittenGuides } from '../../parts/questions/has-written-guides.ts';
import styles from './library-question-card.module.css';

/** How a question is answered or scored, in a line or three. */
export function LibraryQuestionGist({ question }: { question: LibraryQuestion }) {
  const { item } = question;
  if (item === undefined || hasWrittenGuides(question))
    return <QuestionReviewGuide question={question} isShort />;
  const words =
    'options' in item
      ? item.options.map((option) => option.words).join(' · ')
      : itemKindFacts[item.kind].explanation;
  return <p className={styles['library-gist']}>{words}</p>;
}
