import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findLibraryQuestionEndpoint } from '@evenhand/contract/question-library.ts';
import { planItemFromLibraryQuestion } from '@evenhand/contract/question-library/convert-library-question-to-and-from-plan-item.ts';
import type { LibraryQuestionAnswerFormat } from '@evenhand/contract/question-library/library-question-answer-format.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { PlanItemPreview } from '../../parts/plan-item-editing/plan-item-preview.tsx';
import {
  canAnyStageAskLibraryQuestion,
  describeStagesForQuestion,
} from './stages-that-can-ask-library-question.ts';
import questionUsageStyles from './library-question-usage-and-scores-section.module.css';
import styles from './library-question-item-sections.module.css';

type Props = {
  question: ResponseOf<typeof findLibraryQuestionEndpoint>;
  item: LibraryQuestionAnswerFormat;
};

/** How a question is answered, as candidates see it, and by what it is judged. */
export function LibraryQuestionItemSections({ question, item }: Props) {
  const { points } = question;
  const requirement = describeMustHave(item);
  return (
    <>
      <PlanItemPreview
        item={planItemFromLibraryQuestion(question, { key: 'preview', criteria: [] })}
      />
      {points && 'options' in item && (
        <section>
          <h3>Key</h3>
          <p className={questionUsageStyles['library-quiet']}>
            What each option is worth in a test. Only people who may change the library read it.
          </p>
          <dl className={styles['item-key']}>
            {item.options.map(({ key, words }) => (
              <div key={key}>
                <dt>{words}</dt>
                <dd>{pluraliseCount(points[key] ?? 0, 'point')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <dl className={styles['item-facts']}>
        {canAnyStageAskLibraryQuestion(question) && (
          <div>
            <dt>Can stand in</dt>
            <dd>{describeStagesForQuestion(question)}</dd>
          </div>
        )}
        <div>
          <dt>Answer</dt>
          <dd>{item.required ? 'Required' : 'Optional'}</dd>
        </div>
        {requirement && (
          <div>
            <dt>Must-have in a form</dt>
            <dd>{requirement}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function describeMustHave(item: LibraryQuestionAnswerFormat): string | undefined {
  if (!('mustHave' in item) || item.mustHave === undefined) return undefined;
  switch (item.kind) {
    case 'yes-no':
      return item.mustHave.answer ? 'Yes' : 'No';
    case 'number': {
      const { least, most } = item.mustHave;
      const bounds = [least !== null && `at least ${least}`, most !== null && `at most ${most}`];
      return [...bounds.filter(Boolean), item.unit].filter(Boolean).join(' ');
    }
    case 'one-of':
    case 'many-of': {
      const { options: meeting } = item.mustHave;
      const words = item.options.filter(({ key }) => meeting.includes(key)).map((one) => one.words);
      const joiner = item.kind === 'many-of' && item.mustHave.needs === 'all' ? ' and ' : ' or ';
      return words.join(joiner);
    }
  }
}
