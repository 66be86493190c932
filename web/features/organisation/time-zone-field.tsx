import { isIanaTimeZoneName } from '@evenhand/contract/organisation/is-time-zone.ts';
import { useId, useState } from 'react';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { organisationSettingsLabels } from './organisation-settings-labels.ts';
import styles from './time-zone-field.module.css';

type Props = { value: string; error: string | undefined; onChange: (zone: string) => void };

const zones = Intl.supportedValuesOf('timeZone');

/** Some four hundred names: typing a part of one finds it. */
export function TimeZoneField({ value, error, onChange }: Props) {
  const list = useId();
  const [now] = useState(() => new Date());
  return (
    <div>
      <TextInputField
        label={organisationSettingsLabels.tz}
        name="tz"
        list={list}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
      <p className={styles['zone-now']}>
        {isIanaTimeZoneName(value)
          ? `It is ${timeIn(value, now)} there now. Closing times count in it.`
          : 'Type a city, such as London, and choose from the list.'}
      </p>
    </div>
  );
}

function timeIn(timeZone: string, now: Date): string {
  return now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
}
