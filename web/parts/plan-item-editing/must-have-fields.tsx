import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { planItemKindFacts } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { SwitchField } from '../../ui/switch-field.tsx';
import { NumberFieldWhileTyping } from './number-field-while-typing.tsx';
import { SegmentedChoiceField } from './segmented-choice-field.tsx';
import { ItemOptionChips } from './item-option-chips.tsx';
import styles from './plan-item-editing.module.css';

type ItemWithMustHave = Extract<PlanItem, { kind: 'number' | 'one-of' | 'many-of' | 'yes-no' }>;
type Props = { item: PlanItem; onChange: (item: PlanItem) => void };

/** Which answers meet what somebody must have; it never rejects anybody. */
export function MustHaveFields({ item, onChange }: Props) {
  if (!allowsMustHave(item)) return null;
  return (
    <div className={styles['rule']}>
      <SwitchField
        label="Must-have"
        says="It never rejects anybody. It lets you filter by who does not meet it, and a person decides."
        checked={item.mustHave !== undefined}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? withMustHave(item) : withoutMustHave(item))
        }
      />
      {item.mustHave !== undefined && <RuleFields item={item} onChange={onChange} />}
    </div>
  );
}

function RuleFields({ item, onChange }: { item: ItemWithMustHave; onChange: Props['onChange'] }) {
  switch (item.kind) {
    case 'yes-no':
      return (
        <SegmentedChoiceField
          label="What meets it"
          value={item.mustHave?.answer === false ? 'no' : 'yes'}
          options={{ yes: 'Yes', no: 'No' }}
          onChoose={(answer) => onChange({ ...item, mustHave: { answer: answer === 'yes' } })}
        />
      );
    case 'number': {
      const { least = null, most = null } = item.mustHave ?? {};
      return (
        <div className={styles['short-fields']}>
          <NumberFieldWhileTyping
            label="At least (optional)"
            step={0.01}
            isOptional
            value={least}
            onChange={(bound) => onChange({ ...item, mustHave: { least: bound, most } })}
          />
          <NumberFieldWhileTyping
            label="At most (optional)"
            step={0.01}
            isOptional
            value={most}
            onChange={(bound) => onChange({ ...item, mustHave: { least, most: bound } })}
          />
        </div>
      );
    }
    case 'one-of':
      return (
        <ItemOptionChips
          label="What meets it"
          options={item.options}
          chosen={item.mustHave?.options ?? []}
          onChange={(options) => onChange({ ...item, mustHave: { options } })}
        />
      );
    case 'many-of': {
      const { options: chosen = [], needs = 'any' } = item.mustHave ?? {};
      return (
        <>
          <ItemOptionChips
            label="What meets it"
            options={item.options}
            chosen={chosen}
            onChange={(options) => onChange({ ...item, mustHave: { options, needs } })}
          />
          <SegmentedChoiceField
            label="How many of them"
            value={needs}
            options={{ any: 'One is enough', all: 'All of them' }}
            onChoose={(each) => onChange({ ...item, mustHave: { options: chosen, needs: each } })}
          />
        </>
      );
    }
  }
}

function allowsMustHave(item: PlanItem): item is ItemWithMustHave {
  return planItemKindFacts[item.kind].allowsMustHave;
}

function withMustHave(item: ItemWithMustHave): PlanItem {
  switch (item.kind) {
    case 'yes-no':
      return { ...item, mustHave: { answer: true } };
    case 'number':
      return { ...item, mustHave: { least: null, most: null } };
    case 'one-of':
      return { ...item, mustHave: { options: [] } };
    case 'many-of':
      return { ...item, mustHave: { options: [], needs: 'any' } };
  }
}

function withoutMustHave(item: ItemWithMustHave): PlanItem {
  const { mustHave: _, ...rest } = item;
  // Only what may be missing was taken out.
  return rest as PlanItem;
}
