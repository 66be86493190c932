import { useId, useState } from 'react';
import { cityOfTimeZone } from '../../ui/city-of-time-zone.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import {
  parseFieldTimeInZone,
  formatFullDateTimeInZone,
  formatFieldTimeInZone,
} from '../time/format-and-parse-date-time-field-in-zone.ts';
import checkboxStyles from '../../ui/checkbox.module.css';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './job-closing-time-field.module.css';

export type JobClosingTimeFieldValue = { closesAt: Date | null; openUntilFilled: boolean };
type Props = {
  closing: JobClosingTimeFieldValue;
  zone: string;
  error: string | undefined;
  isClosed?: boolean;
  onChange: (closing: JobClosingTimeFieldValue) => void;
};

export function JobClosingTimeField({ closing, zone, error, isClosed, onChange }: Props) {
  const name = useId();
  const { closesAt, openUntilFilled } = closing;
  // Comes back when somebody looks at the other choice and returns.
  const [lastTime, setLastTime] = useState(closesAt);

  function chooseTime(text: string) {
    const time = parseFieldTimeInZone(text, zone);
    if (time) setLastTime(time);
    onChange({ closesAt: time, openUntilFilled: false });
  }

  return (
    <fieldset className={styles['closing']} disabled={isClosed}>
      <legend>When does it close?</legend>
      <label className={styles['closing-choice']}>
        <input
          className={checkboxStyles['tick']}
          type="radio"
          name={name}
          checked={!openUntilFilled}
          onChange={() => onChange({ closesAt: lastTime, openUntilFilled: false })}
        />
        At a set time
      </label>
      {!openUntilFilled && (
        <div className={styles['closing-time']}>
          <TextInputField
            type="datetime-local"
            label="Closing date and time"
            hint={`Time in ${cityOfTimeZone(zone)}`}
            value={closesAt ? formatFieldTimeInZone(closesAt, zone) : ''}
            max="2100-01-01T00:00"
            error={error}
            onChange={(event) => chooseTime(event.currentTarget.value)}
          />
          {closesAt && (
            <p className={styles['closing-words']}>{formatFullDateTimeInZone(closesAt, zone)}</p>
          )}
        </div>
      )}
      <label className={styles['closing-choice']}>
        <input
          className={checkboxStyles['tick']}
          type="radio"
          name={name}
          checked={openUntilFilled}
          onChange={() => onChange({ closesAt: null, openUntilFilled: true })}
        />
        Open until filled
      </label>
      {isClosed && (
        <p className={fieldStyles['field-hint']}>
          This role has closed. Reopen it to choose a new closing time.
        </p>
      )}
    </fieldset>
  );
}
