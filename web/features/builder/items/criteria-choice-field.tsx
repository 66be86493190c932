import { Link } from 'wouter';
import type { EditedCriterion } from '../edited-job-plan.ts';
import fieldStyles from '../../../ui/text-input-field.module.css';
import styles from '../../../parts/plan-item-editing/choice-chips.module.css';

const CRITERIA_OF_ITEM_MAX = 3;

type Props = {
  criteria: readonly EditedCriterion[];
  /** Keys of criteria. */
  chosen: readonly string[];
  isScored: boolean;
  error: string | undefined;
  criteriaPath: string;
  onChange: (chosen: string[]) => void;
};

/** One to three criteria of the role that an item looks at. */
export function CriteriaChoiceField({
  criteria,
  chosen,
  isScored,
  error,
  criteriaPath,
  onChange,
}: Props) {
  const serving = criteria.filter(({ key }) => chosen.includes(key)).map(({ key }) => key);
  const isFull = serving.length >= CRITERIA_OF_ITEM_MAX;
  return (
    <fieldset className={fieldStyles['field']}>
      <legend className={styles['chips-label']}>
        Criteria it looks at{!isScored && ' (optional)'}
      </legend>
      <p className={fieldStyles['field-hint']}>
        {criteria.length === 0 ? (
          <>
            This role has no criteria yet. <Link href={criteriaPath}>Add criteria</Link>
          </>
        ) : (
          'One to three. Marks are told by them.'
        )}
      </p>
      {criteria.length > 0 && (
        <div className={styles['chips']}>
          {criteria.map(({ key, name }, i) => {
            const isChosen = serving.includes(key);
            return (
              <label key={key}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    onChange(isChosen ? serving.filter((each) => each !== key) : [...serving, key])
                  }
                />
                <span>{name.trim() || `Criterion ${i + 1}`}</span>
              </label>
            );
          })}
        </div>
      )}
      {error && <p className={fieldStyles['field-error']}>{error}</p>}
    </fieldset>
  );
}
