import { planItemKindFacts } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { truncateText } from '../../../ui/truncate-text.ts';
import { ItemOptionChips } from '../../../parts/plan-item-editing/item-option-chips.tsx';
import styles from '../../../parts/plan-item-editing/plan-item-editing.module.css';

const TEXT_SHOWN = 60;

type Props = {
  item: PlanItem;
  /** All of the stage, in their order. */
  items: readonly PlanItem[];
  onChange: (item: PlanItem) => void;
};

/** Who sees an item: everybody, or whoever answered an earlier one of the stage so. */
export function ItemConditionFields({ item, items, onChange }: Props) {
  const place = items.findIndex(({ key }) => key === item.key);
  const sources = items
    .map((source, i) => ({ source, number: i + 1 }))
    .filter(({ source, number }) =>
      source.key === item.condition?.item
        ? true
        : number <= place && planItemKindFacts[source.kind].allowsConditions,
    );
  if (sources.length === 0 && item.condition === undefined) return null;
  const chosen = items.find(({ key }) => key === item.condition?.item);

  function choose(key: string) {
    const { condition: _, ...rest } = item;
    // Only what may be missing was taken out.
    const plain = rest as PlanItem;
    const source = items.find((each) => each.key === key);
    const first = source && optionsOfSource(source)[0]?.key;
    onChange(
      first === undefined ? plain : { ...plain, condition: { item: key, options: [first] } },
    );
  }

  return (
    <div className={styles['rule']}>
      <SelectField
        label="Shown to"
        hint="Whoever does not see it is not asked, and nothing is stored of it."
        value={item.condition?.item ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">Everybody</option>
        {item.condition !== undefined && chosen === undefined && (
          <option value={item.condition.item}>Whoever answered a question that is gone</option>
        )}
        {sources.map(({ source, number }) => (
          <option
            key={source.key}
            value={source.key}
            disabled={optionsOfSource(source).length === 0}
          >
            {`Only whoever answered question ${number}: ${truncateText(source.text.trim() || 'not written yet', TEXT_SHOWN)}`}
          </option>
        ))}
      </SelectField>
      {item.condition !== undefined && chosen !== undefined && (
        <ItemOptionChips
          label="with any of"
          options={optionsOfSource(chosen)}
          chosen={item.condition.options}
          onChange={(options) =>
            // Without an option there is no condition.
            options.length === 0
              ? choose('')
              : onChange({ ...item, condition: { item: chosen.key, options } })
          }
        />
      )}
    </div>
  );
}

function optionsOfSource(source: PlanItem): readonly { key: string; words: string }[] {
  if ('options' in source) return source.options;
  if (source.kind !== 'yes-no') return [];
  return [
    { key: 'yes', words: 'Yes' },
    { key: 'no', words: 'No' },
  ];
}
