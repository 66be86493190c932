import type { JobWorkplace } from '@evenhand/contract/jobs/advert-details.ts';
import { countryCodes, usStates } from '@evenhand/contract/country-codes-and-us-states.ts';
import { findCountryName } from '../../parts/words/find-country-name.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './job-builder-editor.module.css';

type Props = {
  place: JobWorkplace;
  errors: Readonly<Record<string, string>>;
  onChange: (place: JobWorkplace) => void;
};

const countries = countryCodes
  .map((code) => ({ code, name: findCountryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));

/** The address in parts that job boards and search engines understand. */
export function JobAddressFields({ place, errors, onChange }: Props) {
  const change = (part: Partial<JobWorkplace>) => onChange({ ...place, ...part });
  const isUs = place.country === 'US';
  const isKnownState = usStates.some((state) => state === place.region);
  return (
    <>
      <div className={styles['builder-pair']}>
        <SelectField
          label="Country"
          value={place.country ?? ''}
          error={errors['place.country']}
          onChange={({ currentTarget: { value } }) => change({ country: value || null })}
        >
          <option value="">Not said</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {isUs ? (
          <SelectField
            label="State or territory"
            value={place.region ?? ''}
            error={errors['place.region']}
            onChange={({ currentTarget: { value } }) => change({ region: value || null })}
          >
            <option value="">Not said</option>
            {place.region && !isKnownState && <option>{place.region}</option>}
            {usStates.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </SelectField>
        ) : (
          <TextInputField
            label="County or region"
            value={place.region ?? ''}
            error={errors['place.region']}
            maxLength={100}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => change({ region: value })}
          />
        )}
      </div>
      <div className={styles['builder-pair']}>
        <TextInputField
          label="Town or city"
          value={place.city ?? ''}
          error={errors['place.city']}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change({ city: value })}
        />
        <TextInputField
          label={isUs ? 'ZIP code' : 'Postcode'}
          value={place.postcode ?? ''}
          error={errors['place.postcode']}
          maxLength={20}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change({ postcode: value })}
        />
      </div>
    </>
  );
}
