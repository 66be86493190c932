import { countryCodes } from '@evenhand/contract/country-codes-and-us-states.ts';
import {
  RETENTION_MONTHS_MAX,
  RETENTION_MONTHS_MIN,
} from '@evenhand/contract/organisation/organisation-settings.ts';
import {
  listRetentionPeriodsEndpoint,
  RETENTION_REASON_CHARACTERS_MAX,
  type RetentionPeriod,
  type RetainedDataKind,
  retainedDataKinds,
  setRetentionPeriodEndpoint,
} from '@evenhand/contract/retention/retention-periods.ts';
import { findRetentionOutlookEndpoint } from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';
import { type FormEvent, useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { findCountryName } from '../../parts/words/find-country-name.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  retentionCountryWords,
  retainedDataKindWords,
} from './retained-data-kind-country-and-date-words.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './retention.module.css';

type Props = { period: RetentionPeriod | null; onClose: () => void };

const byName = countryCodes.toSorted((one, other) =>
  findCountryName(one).localeCompare(findCountryName(other)),
);

/** Sets a period with its reason, or one of a country that has none of its own yet. */
export function RetentionPeriodDialog({ period, onClose }: Props) {
  const [country, setCountry] = useState(period?.country ?? 'IE');
  const [store, setStore] = useState<RetainedDataKind>(period?.store ?? 'application');
  const [months, setMonths] = useState(String(period?.months ?? 12));
  const [reason, setReason] = useState(period?.isOwn ? period.reason : '');
  const command = useEndpointMutation(setRetentionPeriodEndpoint, {
    refreshes: [listRetentionPeriodsEndpoint, findRetentionOutlookEndpoint],
  });
  const fields = command.error?.problem.fields ?? {};
  const send = (wished: number | null) =>
    command.mutate(
      { body: { country, store, months: wished, reason } },
      {
        onSuccess: () => {
          showToast({ text: 'Period saved.' });
          onClose();
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(Number(months));
  };
  return (
    <Dialog
      title={
        period === null
          ? 'Add the period of a country'
          : `Change the period: ${retentionCountryWords(period.country)}`
      }
      onClose={onClose}
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        {period === null ? (
          <>
            <SelectField
              label="Country of the role"
              value={country}
              onChange={({ currentTarget: { value } }) => setCountry(value)}
            >
              {byName.map((code) => (
                <option key={code} value={code}>
                  {findCountryName(code)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Of what"
              value={store}
              onChange={({ currentTarget: { value } }) =>
                setStore(retainedDataKinds.find((one) => one === value) ?? 'application')
              }
            >
              {retainedDataKinds.map((one) => (
                <option key={one} value={one}>
                  {retainedDataKindWords[one]}
                </option>
              ))}
            </SelectField>
          </>
        ) : (
          <p>{retainedDataKindWords[period.store]}.</p>
        )}
        <TextInputField
          data-first
          label="Months"
          hint={`From ${RETENTION_MONTHS_MIN} to ${RETENTION_MONTHS_MAX}, counted from the outcome of the role. It holds at once for all that is there: a shorter period erases more in the coming night.`}
          type="number"
          inputMode="numeric"
          min={RETENTION_MONTHS_MIN}
          max={RETENTION_MONTHS_MAX}
          value={months}
          error={fields['months']}
          onChange={({ currentTarget: { value } }) => setMonths(value)}
        />
        <TextArea
          label="Reason"
          hint="It is printed beside the period, for your own people and for candidates."
          rows={3}
          maxLength={RETENTION_REASON_CHARACTERS_MAX}
          value={reason}
          error={fields['reason']}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        {command.error && !command.error.problem.fields && (
          <ErrorNote>{command.error.message}</ErrorNote>
        )}
        <div className={dialogStyles['dialog-acts']}>
          {period?.isOwn && (
            <Button busy={command.isPending} onClick={() => send(null)}>
              Back to {pluraliseCount(period.usualMonths, 'month')}
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={command.isPending}>
            Save period
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
