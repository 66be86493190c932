import { IconChevronDown } from '@tabler/icons-react';
import { joinClassNames } from './join-class-names.ts';
import styles from './inline-text-select.module.css';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A native select that reads as a line of text. */
export function InlineTextSelect<Value extends string>({
  label,
  value,
  options,
  onChoose,
  disabled,
  className,
}: Props<Value>) {
  // Keys of an object literal come back as plain text; they are the very values of its type.
  const values = Object.keys(options) as Value[];
  return (
    <label className={joinClassNames(styles['text-select'], className)}>
      <span>{label}</span>
      <select
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = values[event.currentTarget.selectedIndex];
          if (chosen) onChoose(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {options[each]}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" />
    </label>
  );
}
