import { Checkbox } from '../../ui/checkbox.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { WholeNumberField } from './whole-number-field.tsx';
import type { InterviewTimeRangeToCount } from './count-interview-times-of-range.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './interview-dialogs.module.css';

export type InterviewTimeRange = Omit<InterviewTimeRangeToCount, 'minutes' | 'weekdays'> & {
  weekdays: number[];
};

type Props = {
  range: InterviewTimeRange;
  errors: Readonly<Record<string, string>>;
  onChange: (range: InterviewTimeRange) => void;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days, hours and what lies between two times. */
export function InterviewTimeRangeFields({ range, errors, onChange }: Props) {
  const change = (part: Partial<InterviewTimeRange>) => onChange({ ...range, ...part });
  return (
    <>
      <div className={styles['dialog-pair']}>
        <TextInputField
          label="First day"
          type="date"
          value={range.from}
          error={errors['from']}
          onChange={({ currentTarget: { value } }) => change({ from: value })}
        />
        <TextInputField
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
        <TextInputField
          label="From"
          type="time"
          value={range.opens}
          error={errors['opens']}
          onChange={({ currentTarget: { value } }) => change({ opens: value })}
        />
        <TextInputField
          label="Until"
          type="time"
          hint="No interview ends later."
          value={range.closes}
          error={errors['closes']}
          onChange={({ currentTarget: { value } }) => change({ closes: value })}
        />
        <WholeNumberField
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
