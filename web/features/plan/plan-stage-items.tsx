import { QuestionReviewGuide } from '../../parts/questions/question-review-guide.tsx';
import { ChangeTag } from './change-tag.tsx';
import { type ComparedWith, findItemBeside, findStageBeside, markItem } from './compare-plans.ts';
import { itemFacts, itemGuides, itemKindWords, optionWords } from './item-facts.ts';
import { PlanFactList } from './plan-fact-list.tsx';
import type { ItemOfVersion, StageOfVersion } from './read-plan-of-version.ts';
import styles from './plan-stage-items.module.css';

type Props = {
  stage: StageOfVersion;
  beside: ComparedWith;
  /** What a question is found by on the page, by its place. */
  idOf: (place: number) => string;
};

/** What is asked or looked at in one step, in its order. */
export function PlanStageItems({ stage, beside, idOf }: Props) {
  const { name, items } = stage;
  return (
    <section className={styles['plan-stage-items']}>
      <h4>{name}</h4>
      {items.length === 0 ? (
        <p>No questions are fixed for this step.</p>
      ) : (
        <ol>
          {items.map((item, i) => (
            // Two items of a stage may have one text; their places never change within a version.
            <Item key={i} id={idOf(i)} item={item} stage={stage} beside={beside} />
          ))}
        </ol>
      )}
    </section>
  );
}

type ItemProps = Omit<Props, 'idOf'> & { id: string; item: ItemOfVersion };

function Item({ id, item, stage, beside }: ItemProps) {
  const other = findItemBeside(item, stage, beside);
  const besideStage = findStageBeside(stage, beside);
  const guides = itemGuides(item);
  const options = optionWords(item);
  const isTextChanged = other !== undefined && other.text !== item.text;
  return (
    <li id={id}>
      <p className={styles['plan-item-kind']}>
        {itemKindWords(item.kind)} <ChangeTag mark={markItem(item, other, beside)} />
      </p>
      <p className={styles['plan-item-text']}>
        {isTextChanged ? <mark>{item.text}</mark> : item.text || 'Nothing is written here.'}
      </p>
      {options.length > 0 && (
        <ul className={styles['plan-options']} aria-label="Options">
          {options.map((words, i) => (
            // Options of early drafts may be called alike.
            <li key={i}>
              {other && !optionWords(other).includes(words) ? <mark>{words}</mark> : words}
            </li>
          ))}
        </ul>
      )}
      <PlanFactList
        facts={itemFacts(item, stage)}
        others={other && besideStage && itemFacts(other, besideStage)}
      />
      {guides && (
        <details>
          <summary>
            How it is scored
            {other && JSON.stringify(itemGuides(other)) !== JSON.stringify(guides) && (
              <>
                {' '}
                <ChangeTag mark="changed" />
              </>
            )}
          </summary>
          <QuestionReviewGuide question={guides} />
        </details>
      )}
    </li>
  );
}
