import { QuestionReviewGuideList } from '../../parts/questions/question-review-guide-list.tsx';
import { PlanChangeTag } from './plan-change-tag.tsx';
import {
  type PlanComparedWith,
  findItemInComparedPlan,
  findStageInComparedPlan,
  findItemChangeMark,
} from './compare-plan-versions.ts';
import {
  listPlanItemFacts,
  findPlanItemReviewGuides,
  planItemKindWords,
  listPlanItemOptionWords,
} from './plan-item-facts-kind-and-option-words-and-guides.ts';
import { PlanFactList } from './plan-fact-list.tsx';
import type { PlanItemInVersion, PlanStageInVersion } from './parse-plan-of-version.ts';
import styles from './plan-stage-item-list.module.css';
import { hasSameJson } from '../../ui/has-same-json.ts';

type Props = {
  stage: PlanStageInVersion;
  beside: PlanComparedWith;
  /** What a question is found by on the page, by its place. */
  idOf: (place: number) => string;
};

/** What is asked or looked at in one step, in its order. */
export function PlanStageItemList({ stage, beside, idOf }: Props) {
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

type ItemProps = Omit<Props, 'idOf'> & { id: string; item: PlanItemInVersion };

function Item({ id, item, stage, beside }: ItemProps) {
  const other = findItemInComparedPlan(item, stage, beside);
  const besideStage = findStageInComparedPlan(stage, beside);
  const guides = findPlanItemReviewGuides(item);
  const options = listPlanItemOptionWords(item);
  const isTextChanged = other !== undefined && other.text !== item.text;
  return (
    <li id={id}>
      <p className={styles['plan-item-kind']}>
        {planItemKindWords(item.kind)}{' '}
        <PlanChangeTag mark={findItemChangeMark(item, other, beside)} />
      </p>
      <p className={styles['plan-item-text']}>
        {isTextChanged ? <mark>{item.text}</mark> : item.text || 'Nothing is written here.'}
      </p>
      {options.length > 0 && (
        <ul className={styles['plan-options']} aria-label="Options">
          {options.map((words, i) => (
            // Options of early drafts may be called alike.
            <li key={i}>
              {other && !listPlanItemOptionWords(other).includes(words) ? (
                <mark>{words}</mark>
              ) : (
                words
              )}
            </li>
          ))}
        </ul>
      )}
      <PlanFactList
        facts={listPlanItemFacts(item, stage)}
        others={other && besideStage && listPlanItemFacts(other, besideStage)}
      />
      {guides && (
        <details>
          <summary>
            How it is scored
            {other && !hasSameJson(findPlanItemReviewGuides(other), guides) && (
              <>
                {' '}
                <PlanChangeTag mark="changed" />
              </>
            )}
          </summary>
          <QuestionReviewGuideList question={guides} />
        </details>
      )}
    </li>
  );
}
