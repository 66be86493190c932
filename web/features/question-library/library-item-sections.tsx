import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findLibraryQuestion } from '@evenhand/contract/question-library.ts';
import { toItem } from '@evenhand/contract/question-library/copy-library-question.ts';
import type { LibraryItem } from '@evenhand/contract/question-library/library-item.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { ItemPreview } from '../../parts/plan-item-editing/item-preview.tsx';
import { isPlaceable, stagesInWords } from './stages-for-question.ts';
import questionUsageStyles from './library-question-usage-section.module.css';
import styles from './library-item-sections.module.css';

type Props = { question: ResponseOf<typeof findLibraryQuestion>; item: LibraryItem };

/** How a question is answered, as candidates see it, and by what it is judged. */
export function LibraryItemSections({ question, item }: Props) {
  const { points } = question;
  const requirement = describeMustHave(item);
  return (
    <>
      <ItemPreview item={toItem(question, { key: 'preview', criteria: [] })} />
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
                <dd>{pluralise(points[key] ?? 0, 'point')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <dl className={styles['item-facts']}>
        {isPlaceable(question) && (
          <div>
            <dt>Can stand in</dt>
            <dd>{stagesInWords(question)}</dd>
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

function describeMustHave(item: LibraryItem): string | undefined {
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
