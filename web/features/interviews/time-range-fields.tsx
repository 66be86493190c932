import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberField } from './number-field.tsx';
import type { TimesOfRange } from './count-times-of-range.ts';
import fieldStyles from '../../ui/field.module.css';
import styles from './interview-dialogs.module.css';

export type TimeRange = Omit<TimesOfRange, 'minutes' | 'weekdays'> & { weekdays: number[] };

type Props = {
  range: TimeRange;
  errors: Readonly<Record<string, string>>;
  onChange: (range: TimeRange) => void;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days, hours and what lies between two times. */
export function TimeRangeFields({ range, errors, onChange }: Props) {
  const change = (part: Partial<TimeRange>) => onChange({ ...range, ...part });
  return (
    <>
      <div className={styles['dialog-pair']}>
        <Field
          label="First day"
          type="date"
          value={range.from}
          error={errors['from']}
          onChange={({ currentTarget: { value } }) => change({ from: value })}
        />
        <Field
          label="Last day"
          type="date"
          value={range.until}
          error={errors['until']}
          onChange={({ currentTarget: { value } }) => change({ until: value })}
        />
      </div>
      <fieldset className={styles['dialog-group']}>
        <legend>On</legend>
        <div className={styles['dialog-choices']}>
          {weekdays.map((name, n) => (
            <Checkbox
              key={name}
              label={name}
              checked={range.weekdays.includes(n + 1)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  weekdays: checked
                    ? [...range.weekdays, n + 1].toSorted((a, b) => a - b)
                    : range.weekdays.filter((each) => each !== n + 1),
                })
              }
            />
          ))}
        </div>
        {errors['weekdays'] && (
          <p className={fieldStyles['field-error']} role="alert">
            {errors['weekdays']}
          </p>
        )}
      </fieldset>
      <div className={styles['dialog-pair']}>
        <Field
          label="From"
          type="time"
          value={range.opens}
          error={errors['opens']}
          onChange={({ currentTarget: { value } }) => change({ opens: value })}
        />
        <Field
          label="Until"
          type="time"
          hint="No interview ends later."
          value={range.closes}
          error={errors['closes']}
          onChange={({ currentTarget: { value } }) => change({ closes: value })}
        />
        <NumberField
          label="Gap, in minutes"
          hint="Between two times."
          value={range.gapMinutes}
          error={errors['gapMinutes']}
          onChange={(gapMinutes) => change({ gapMinutes })}
        />
      </div>
    </>
  );
}
