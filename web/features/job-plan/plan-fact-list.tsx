import { findLabelsOfChangedPlanFacts } from './compare-plan-versions.ts';
import type { PlanFactLabelAndWords } from './plan-item-facts-kind-and-option-words-and-guides.ts';
import styles from './plan-version-section.module.css';

type Props = {
  facts: readonly PlanFactLabelAndWords[];
  /** What the version beside it says of the same thing. */
  others: readonly PlanFactLabelAndWords[] | undefined;
};

/** What a plan says of a thing, with a mark on what is said otherwise beside it. */
export function PlanFactList({ facts, others }: Props) {
  if (facts.length === 0) return null;
  const changed = findLabelsOfChangedPlanFacts(facts, others);
  return (
    <dl className={styles['plan-facts']}>
      {facts.map(({ label, words }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{changed.has(label) ? <mark>{words}</mark> : words}</dd>
        </div>
      ))}
    </dl>
  );
}
