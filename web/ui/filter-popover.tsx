import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ToggleEvent, useId, useRef, useState } from 'react';
import { AnchoredLayerAndOpenerWrapper, AnchoredLayer } from './anchored-layer.tsx';
import { Button } from './button-and-icon-button.tsx';
import { Checkbox } from './checkbox.tsx';
import {
  toggleFilterChoice,
  type ChosenFilterValues,
  type FilterSectionDefinition,
  filterChoicesKey,
} from './filter-choices.ts';
import styles from './filter-popover.module.css';

type Props = {
  /** What the button says. */
  title?: string;
  sections: readonly FilterSectionDefinition[];
  applied: ChosenFilterValues;
  onApply: (filters: ChosenFilterValues) => void;
  disabled?: boolean | undefined;
};

export function FilterPopover({ title = 'Filter', sections, applied, onApply, disabled }: Props) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(applied).flat().length;

  function toggled({ newState }: ToggleEvent) {
    if (newState === 'open') layer.current?.querySelector('input')?.focus();
    // What was chosen but not applied is forgotten; focus has gone back by now.
    else setOpen(false);
  }

  function apply(filters: ChosenFilterValues) {
    layer.current?.hidePopover();
    onApply(filters);
  }

  return (
    <AnchoredLayerAndOpenerWrapper>
      <Button
        popoverTarget={id}
        disabled={disabled}
        icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
      >
        {title}
        {count > 0 && <span className={styles['filter-count']}>{count}</span>}
      </Button>
      <AnchoredLayer
        ref={layer}
        id={id}
        role="dialog"
        aria-label={title}
        className={styles['filter-layer']}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={toggled}
      >
        {isOpen && (
          <FilterForm
            key={filterChoicesKey(applied)}
            sections={sections}
            applied={applied}
            onApply={apply}
          />
        )}
      </AnchoredLayer>
    </AnchoredLayerAndOpenerWrapper>
  );
}

function FilterForm({ sections, applied, onApply }: Omit<Props, 'title' | 'disabled'>) {
  const [chosen, setChosen] = useState(applied);
  const hasChanged = filterChoicesKey(chosen) !== filterChoicesKey(applied);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onApply(chosen);
      }}
    >
      <div className={styles['filter-sections']}>
        {sections.map((section) => (
          <fieldset key={section.id}>
            <legend>{section.title}</legend>
            {section.items.length === 0 && <p>{section.emptyStateText}</p>}
            {section.items.map(({ name, value, count }) => (
              <Checkbox
                key={value}
                label={name}
                count={count}
                name={section.id}
                exclusive={section.type === 'exclusive'}
                checked={chosen[section.id]?.includes(value) ?? false}
                onChange={() => setChosen(toggleFilterChoice(chosen, section, value))}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles['filter-acts']}>
        <Button size="small" look="ghost" onClick={() => setChosen({})}>
          Clear
        </Button>
        <Button size="small" look="primary" type="submit" disabled={!hasChanged}>
          Apply
        </Button>
      </div>
    </form>
  );
}
