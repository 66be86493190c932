import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import { itemKindFacts } from '@evenhand/contract/plan/item-kinds.ts';
import { Switch } from '../../ui/switch.tsx';
import { DraftNumberField } from './draft-number-field.tsx';
import { SegmentedField } from './segmented-field.tsx';
import { OptionChips } from './option-chips.tsx';
import styles from './plan-item-editing.module.css';

type ItemWithMustHave = Extract<PlanItem, { kind: 'number' | 'one-of' | 'many-of' | 'yes-no' }>;
type Props = { item: PlanItem; onChange: (item: PlanItem) => void };

/** Which answers meet what somebody must have; it never rejects anybody. */
export function MustHaveFields({ item, onChange }: Props) {
  if (!allowsMustHave(item)) return null;
  return (
    <div className={styles['rule']}>
      <Switch
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
        <SegmentedField
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
          <DraftNumberField
            label="At least (optional)"
            step={0.01}
            isOptional
            value={least}
            onChange={(bound) => onChange({ ...item, mustHave: { least: bound, most } })}
          />
          <DraftNumberField
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
        <OptionChips
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
          <OptionChips
            label="What meets it"
            options={item.options}
            chosen={chosen}
            onChange={(options) => onChange({ ...item, mustHave: { options, needs } })}
          />
          <SegmentedField
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
  return itemKindFacts[item.kind].allowsMustHave;
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
