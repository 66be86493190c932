import { joinClassNames } from './join-class-names.ts';
import checkboxStyles from './checkbox.module.css';
import styles from './row-select-checkbox.module.css';

type Props = { label: string; checked: boolean; isPartly?: boolean; onToggle: () => void };

/** A checkbox whose label is only heard: it stands in a row that says the same. */
export function RowSelectCheckbox({ label, checked, isPartly = false, onToggle }: Props) {
  return (
    <label className={joinClassNames(checkboxStyles['checkbox'], styles['select-box'])}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isPartly && !checked;
        }}
        onChange={onToggle}
      />
    </label>
  );
}
