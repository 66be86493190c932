import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './choice-chips.module.css';

type Props = {
  label: string;
  options: readonly { key: string; words: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Any of the options of an item. */
export function ItemOptionChips({ label, options, chosen, onChange }: Props) {
  return (
    <fieldset className={fieldStyles['field']}>
      <legend className={styles['chips-label']}>{label}</legend>
      <div className={styles['chips']}>
        {options.map(({ key, words }, i) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={({ currentTarget }) =>
                onChange(
                  options
                    .map((option) => option.key)
                    .filter((each) =>
                      each === key ? currentTarget.checked : chosen.includes(each),
                    ),
                )
              }
            />
            <span>{words.trim() || `Option ${i + 1}`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
